import { describe, expect, it } from 'vitest';
import type { Game } from '../../api';
import { changes, choose, divided, shortened, stepped, tableOf, termsOf, valueOf } from './form';

const game: Game = {
  topics: [],
  name: 'serengeti',
  title: 'Serengeti',
  about: '',
  rules: 1,
  seats: { min: 3, max: 6, default: 4 },
  bots: ['club'],
  settings: [
    { key: 'edition', clause: 'S.1', words: '', default: 'abacus', kind: 'preset', presets: { abacus: { chips: '10', selling: 'off' }, digest: { chips: '12', selling: 'on' } } },
    { key: 'chips', clause: 'S.2', words: '', default: 10, kind: 'number', min: 1, max: 42 },
    { key: 'selling', clause: 'S.3', words: '', default: false, kind: 'switch' },
    { key: 'nobody', clause: 'S.4', words: '', default: 'share', kind: 'one-of', options: ['share'] },
    { key: 'cards', clause: 'S.5', words: '', default: 'x', kind: 'text' },
    { key: 'referee', clause: 'S.6', words: '', default: 'strict', kind: 'one-of', options: ['strict', 'open'] },
  ],
};

describe('choosing', () => {
  it('knows the usual value with and without a preset', () => {
    expect(valueOf(game, {}, 'chips')).toBe('10');
    expect(valueOf(game, { edition: 'digest' }, 'selling')).toBe('on');
    expect(valueOf(game, { edition: 'digest' }, 'referee')).toBe('strict');
  });

  it('counts what differs, and not what was put back', () => {
    const changed = choose(game, choose(game, {}, 'chips', '11'), 'referee', 'open');
    expect(changes(game, changed)).toEqual(['chips', 'referee']);
    expect(choose(game, changed, 'chips', '10')).toEqual({ referee: 'open' });
  });

  it('starts from the values of another preset, and keeps what it has none for', () => {
    const changed = choose(game, choose(game, {}, 'chips', '11'), 'referee', 'open');
    const digest = choose(game, changed, 'edition', 'digest');
    expect(digest).toEqual({ edition: 'digest', referee: 'open' });
    expect(changes(game, digest)).toEqual(['referee']);
    expect(choose(game, digest, 'edition', 'abacus')).toEqual({ referee: 'open' });
  });

  it('does not ask what has one answer, and texts come last', () => {
    const { presets, first, more } = divided(game, 2);
    expect([presets, first, more].map((group) => group.map(({ key }) => key))).toEqual([['edition'], ['chips', 'selling'], ['referee', 'cards']]);
  });
});

describe('words and numbers', () => {
  it('shortens at the first pause', () => {
    expect(shortened('referee: strict – wrong bids cannot be made')).toBe('Referee');
    expect(shortened('égalités\u00a0: la somme')).toBe('Égalités');
    expect(shortened('chips in the box')).toBe('Chips in the box');
  });

  it('steps to round numbers and stays within bounds', () => {
    expect(stepped('200', 50, 1, 10_000)).toBe('250');
    expect(stepped('1', 50, 1, 10_000)).toBe('50');
    expect(stepped('1', -50, 1, 10_000)).toBe('1');
    expect(stepped('120', -50, 1, 10_000)).toBe('100');
    expect(stepped('42', 1, 1, 42)).toBe('42');
    expect(stepped('', 1, 3, 42)).toBe('4');
    expect(stepped('37', 0, 1, 42)).toBe('37');
    expect(stepped('99', 0, 1, 42)).toBe('42');
  });
});

describe('what is asked of the server', () => {
  const switches = { memory: false, hints: true, take_backs: true, open: true, listed: false };

  it('has one clock or none', () => {
    expect(termsOf({ kind: 'none', move: 60, game: 20, increment: 5 }, switches)).toEqual(switches);
    expect(termsOf({ kind: 'move', move: 60, game: 20, increment: 5 }, switches)).toEqual({ ...switches, time_per_move: 60_000 });
    expect(termsOf({ kind: 'game', move: 60, game: 20, increment: 5 }, switches)).toEqual({ ...switches, time_per_game: 1_200_000, increment: 5000 });
  });

  it('lists no table that nobody may sit down at', () => {
    expect(termsOf({ kind: 'none', move: 60, game: 20, increment: 5 }, { ...switches, open: false, listed: true }).listed).toBe(false);
  });

  it('names one level if all bots are alike', () => {
    expect(tableOf(game, 'Ana', ['club', 'expert', 'expert'], {}, {})).toMatchObject({ seats: 3, bots: ['expert'] });
    expect(tableOf(game, 'Ana', ['club', 'expert', 'novice'], {}, {})).toMatchObject({ bots: ['club', 'expert', 'novice'] });
  });
});
