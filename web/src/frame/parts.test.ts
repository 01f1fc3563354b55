// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { beside, nearest } from '../parts/roving';
import { withCards } from './cardwords';
import { clockOf } from './clock';
import { byHand, toldFrom, toldUpTo } from './past.svelte';
import { added, ScoreBook } from './rounds';
import { stepsOf } from './tale';
import type { JsonValue } from '../wire/game';

it('cards in a sentence are found as the language writes them', () => {
  const cards = (text: string, language: 'en' | 'fr'): (string | null)[] => withCards(text, 'mu', language).map(({ card }) => card);
  expect(cards('Dalila plays k6, a trump.', 'en')).toEqual([null, 'k6', null]);
  expect(cards('Dalila joue n6 et v3.', 'fr')).toEqual([null, 'k6', null, 'g3', null]);
  expect(cards('MU.33 and r12 are none', 'en')).toEqual([null]);
  expect(withCards('N4 goes', 'tribes', 'fr')[0]).toEqual({ text: 'N4', card: 'N4' });
  expect(withCards('k6', null, 'en')).toEqual([{ text: 'k6', card: null }]);
});

it('clocks run for whoever is to act, and stop at nothing', () => {
  const clock = { left: [65_000, 3_700_000], running: 0, at: 1000 };
  expect(clockOf(clock, 0, 6000)).toBe('1:00');
  expect(clockOf(clock, 0, 99_000)).toBe('0:00');
  expect(clockOf(clock, 1, 99_000)).toBe('1:01:40');
  expect(clockOf(null, 0, 0)).toBeNull();
});

it('a round is what changes the score', () => {
  const rounds = [[0, 0], [0, 0], [4, 0], [4, 0], [4, 9]].reduce<readonly (readonly number[])[]>(added, []);
  expect(rounds).toEqual([[0, 0], [4, 0], [4, 9]]);
});

it('a score sheet is kept over a reload, and only if it is whole', () => {
  const late = new ScoreBook('late');
  late.see([7, 3], false);
  expect(late.pages).toEqual([]);
  const book = new ScoreBook('t');
  book.see([20, 20], true);
  book.see([24, 20], false, { key: 'first' });
  book.see([24, 20], false, { key: 'first' });
  book.see([24, 27], false);
  expect(new ScoreBook('t').pages).toEqual([[20, 20], [24, 20], [24, 27]]);
  expect(new ScoreBook('t').notes).toEqual([{ key: 'first' }, null]);
});

it('the story counts steps as a look back does, as far as that is known', () => {
  const told = (seq: number, seen: number) => ({ seq, at: 0, what: { type: 'step' as const, value: { by: 0, story: [], seen: Array<JsonValue>(seen).fill({}) } } });
  const sat = { seq: 4, at: 0, what: { type: 'sat' as const, value: { seat: 1, name: 'Zuri' } } };
  expect([...stepsOf([told(3, 1), sat, told(5, 2), told(6, 1)], 9)]).toEqual([[6, 9], [5, 8], [3, 6]]);
  expect([...stepsOf([told(2, 1), told(3, 0), told(4, 1)], 9)]).toEqual([[4, 9], [3, 8]]);
});

it('a look back is cut into hands', () => {
  const moment = (step: number, hand: number) => ({ step, hand, by: null, story: [] });
  expect(byHand([moment(1, 0), moment(2, 0), moment(3, 1), moment(4, 1), moment(5, 2)]).map(({ hand, moments }) => [hand, moments.length])).toEqual([[0, 3], [1, 2]]);
});

it('a look back goes from one thing that is told to the next', () => {
  const moments = [1, 0, 0, 1, 1, 0].map((told, place) => ({ step: place + 1, hand: 0, by: null, story: told === 0 ? [] : [{ key: 'story' }] }));
  expect([0, 1, 2, 4, 5, 6].map((step) => toldFrom(moments, step)?.step)).toEqual([1, 1, 4, 4, 5, undefined]);
  expect([0, 1, 3, 4, 6].map((step) => toldUpTo(moments, step)?.step)).toEqual([undefined, 1, 1, 4, 5]);
});

it('up and down go to the nearest card of the next row', () => {
  const box = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 60 });
  const cards = [box(0, 0), box(50, -12), box(100, 0), box(0, 70), box(50, 70)];
  expect(nearest(cards, 1, true)).toBe(4);
  expect(nearest(cards, 2, true)).toBe(4);
  expect(nearest(cards, 3, false)).toBe(0);
  expect(nearest(cards, 0, false)).toBe(-1);
});

it('left and right go to the neighbour in the row, though columns are written first', () => {
  const box = (column: number, row: number) => ({ left: column * 55, right: column * 55 + 50, top: row * 40, bottom: row * 40 + 36 });
  // a1 a2 a3 b1 b2 b3, letters across and numbers down.
  const spaces = [0, 1].flatMap((column) => [0, 1, 2].map((row) => box(column, row)));
  expect(beside(spaces, 1, true)).toBe(4);
  expect(beside(spaces, 5, false)).toBe(2);
  expect(beside(spaces, 4, true)).toBe(-1);
  expect(nearest(spaces, 4, true)).toBe(5);
});
