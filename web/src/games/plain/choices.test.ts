import { describe, expect, it } from 'vitest';
import type { Choice, Face, Row } from '../../wire/game';
import { Picks } from '../picks.svelte';
import { bySpace, cardOf, cardsIn, found, groupsOf, isHand, naming, spaceOf } from './choices';
import { chooseMove, chosenOf, pickCard, pickedCards } from './picked';

const choice = (notation: string): Choice => ({ action: notation, notation, words: { key: 'move' }, detail: null, caution: null, amount: null, prospect: null });
const notations = (choices: readonly Choice[]): string[] => choices.map(({ notation }) => notation);
const moves = ['lay r0 g1 y2', 'lay b0 g1 y2 r3', 'discard g1', 'discard y2', 'lay r0 r0 g1', 'enough'].map(choice);

describe('choices', () => {
  it('are grouped by their verb in the order of the game', () => {
    expect(groupsOf(moves).map(({ verb, choices }) => [verb, choices.length])).toEqual([['lay', 3], ['discard', 2], ['enough', 1]]);
  });

  it('are found by the cards that they name, the fewest cards first', () => {
    expect(notations(naming(moves, ['g1', 'y2']))).toEqual(['lay r0 g1 y2', 'lay b0 g1 y2 r3']);
    expect(notations(naming(moves, ['r0', 'r0']))).toEqual(['lay r0 r0 g1']);
    expect(notations(naming(moves, ['k9']))).toEqual([]);
    expect(naming(moves, [])).toEqual(moves);
  });

  it('are found by what is typed, in words or notation, without accents', () => {
    const said = ({ notation }: Choice): string => (notation === 'enough' ? 'Terminé' : notation);
    expect(notations(found(moves, 'termine', said))).toEqual(['enough']);
    expect(notations(found(moves, 'y2 lay', said))).toEqual(['lay r0 g1 y2', 'lay b0 g1 y2 r3']);
  });

  it('name cards only where a word is one', () => {
    expect(cardsIn(choice('swap r3 2 k4'))).toEqual(['r3', 'k4']);
    expect(cardsIn(choice('turn a1'))).toEqual([]);
  });
});

describe('faces', () => {
  const face = (notation: Face['notation']): Face => ({ notation, shape: '▲', hue: 0, rank: '7', name: { key: 'colour-red' } });
  const number = { type: 'number' as const, value: 7 };

  it('have a drawing if they are cards of the Mü deck', () => {
    expect(cardOf(face({ type: 'notation', value: { key: 'card-red', arguments: { number } } }))).toBe('r7');
    expect(cardOf(face({ type: 'notation', value: { key: 'card-black', arguments: { number } } }))).toBe('k7');
    expect(cardOf(face({ type: 'text', value: 'N4' }))).toBeNull();
    expect(cardOf(face({ type: 'notation', value: { key: 'card-joker' } }))).toBeNull();
  });
});

describe('a layout', () => {
  const row: Row = { label: { key: 'row-layout', arguments: { row: { type: 'text', value: 'b' } } }, size: 'small', cells: [{ type: 'words', value: { key: 'cell-face-down' } }, { type: 'words', value: { key: 'cell-empty' } }] };
  const hand: Row = { label: { key: 'row-own' }, size: 'small', cells: [] };

  it('names its spaces, and moves are made there', () => {
    expect(spaceOf(row, 1)).toBe('b2');
    expect(spaceOf(hand, 0)).toBeNull();
    const placed = bySpace({ rows: [row, hand] }, ['turn b1', 'turn c1', 'return b1 k2', 'stop'].map(choice));
    expect([...placed].map(([space, { notation }]) => [space, notation])).toEqual([['b1', 'turn b1']]);
  });

  it('is not the hand', () => {
    expect([isHand(row), isHand(hand)]).toEqual([false, true]);
  });
});

describe('what is picked', () => {
  it('becomes a move as soon as only one is left', () => {
    const picks = new Picks();
    pickCard(picks, 'b0', 'own0', moves);
    expect(chosenOf(picks, naming(moves, pickedCards(picks)))?.notation).toBe('lay b0 g1 y2 r3');
  });

  it('begins again with a card that fits no move together with the others', () => {
    const picks = new Picks();
    pickCard(picks, 'r3', 'own4', moves);
    pickCard(picks, 'r0', 'own0', moves);
    expect(pickedCards(picks)).toEqual(['r0']);
  });

  it('is one move at a time, whatever cards it was found with', () => {
    const picks = new Picks();
    pickCard(picks, 'g1', 'own1', moves);
    chooseMove(picks, moves[0]!);
    chooseMove(picks, moves[2]!);
    expect(chosenOf(picks, moves)?.notation).toBe('discard g1');
    expect(pickedCards(picks)).toEqual(['g1']);
  });
});
