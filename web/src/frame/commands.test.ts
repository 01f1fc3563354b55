import { expect, it } from 'vitest';
import { understood, type Here } from './commands';

const HERE: Here = { asked: true, moves: ['play k8', 'jouer n8', 'no trump', 'sans atout'], amounts: false, motion: false };
const WAITING: Here = { ...HERE, asked: false, moves: [] };

it.each([
  ['play k8', { type: 'move', text: 'play k8' }],
  ['Jouer n8', { type: 'move', text: 'Jouer n8' }],
  ['play r1', { type: 'move', text: 'play r1' }],
  ['no trump', { type: 'move', text: 'no trump' }],
  ['k8', { type: 'move', text: 'k8' }],
  ['/bid 9', { type: 'move', text: 'bid 9' }],
  ['#2', { type: 'nth', place: 2 }],
  ['2', { type: 'nth', place: 2 }],
  ['? play r1', { type: 'explain', text: 'play r1' }],
  ['?', { type: 'help' }],
  ['/score', { type: 'score' }],
  ['règles', { type: 'rules', about: null }],
  ['r 34', { type: 'rules', about: '34' }],
  ['annuler', { type: 'undo' }],
  ['main', { type: 'hand' }],
  ['replace Ana', { type: 'replace', name: 'Ana' }],
  ['say play k8', { type: 'say', text: 'play k8' }],
  ['well played', { type: 'say', text: 'well played' }],
  ['no', { type: 'say', text: 'no' }],
  ['  ', { type: 'nothing' }],
])('%s, when one is asked', (line, meant) => {
  expect(understood(line, HERE)).toEqual(meant);
});

it('a word is a word while others think, unless a stroke says otherwise', () => {
  expect(understood('play k8', WAITING)).toEqual({ type: 'say', text: 'play k8' });
  expect(understood('/play k8', WAITING)).toEqual({ type: 'move', text: 'play k8' });
});

it('yes and no answer what somebody asks', () => {
  expect(understood('oui', { ...WAITING, motion: true })).toEqual({ type: 'answer', yes: true });
  expect(understood('No', { ...HERE, motion: true })).toEqual({ type: 'answer', yes: false });
});

it('a number is an amount where moves have one', () => {
  expect(understood('7', { ...HERE, moves: ['bid 7'], amounts: true })).toEqual({ type: 'move', text: '7' });
});

it('a move that is written like a command is the move', () => {
  expect(understood('annuler', { ...HERE, moves: ['cancel', 'annuler'] })).toEqual({ type: 'move', text: 'annuler' });
});
