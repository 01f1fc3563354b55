import { describe, expect, it } from 'vitest';
import type { SerengetiSight } from '../../wire/serengeti';
import { cardsCounted, lastEnded, standingOf } from './facts';
import { keysOf, payeesOf, reaches } from './pad';
import sample from './sight.sample.json';

// Round 4 with four players: the reader has N8 and 13 chips, seat 3 bids 2.
const sight = sample as unknown as SerengetiSight;
const waiting: SerengetiSight = { ...sight, choices: [], turn: { type: 'seat', value: 1 } };

describe('the bid pad', () => {
  it('has the cheapest bid for every last digit, and closes those of own cards', () => {
    const keys = keysOf(sight, 0).map((key) => (key.type === 'bid' ? key.amount : key.type === 'closed' ? key.why : key.type));
    expect(keys).toEqual([10, 11, 12, 3, 4, 5, 6, 7, 'own', 9]);
  });

  it('asks about an amount above the standing bid where a key is closed', () => {
    expect(keysOf(sight, 0)[8]).toMatchObject({ type: 'closed', amount: 8 });
    expect(keysOf(sight, 1)[8]).toMatchObject({ type: 'closed', amount: 18 });
  });

  it('moves all keys up by ten as far as bids are offered', () => {
    const bids = keysOf(sight, 1).filter(({ type }) => type === 'bid');
    expect(bids.map((key) => 'amount' in key && key.amount)).toEqual([13]);
    expect(reaches(sight, 1)).toBe(true);
    expect(reaches(sight, 2)).toBe(false);
  });

  it('shows what could be bid later, and nothing to press, while others think', () => {
    const keys = keysOf(waiting, 0);
    expect(keys[4]).toEqual({ type: 'later', digit: 4, amount: 4 });
    expect(keys.some(({ type }) => type === 'bid')).toBe(false);
  });

  it('offers a bid that will be fined where the server does', () => {
    const fined = { ...sight.choices[1]!, action: { type: 'bid' as const, value: 8 }, prospect: { type: 'fined' as const, value: 1 } };
    expect(keysOf({ ...sight, choices: [...sight.choices, fined] }, 0)[8]).toMatchObject({ type: 'bid', amount: 8 });
  });
});

describe('who is paid', () => {
  const of = (amount: number): unknown => {
    const prospect = sight.choices.find(({ action }) => action.type === 'bid' && action.value === amount)?.prospect;
    return prospect?.type === 'buys' ? payeesOf(prospect.value) : null;
  };

  it('is everybody alike, or those with the digit', () => {
    expect(of(6)).toEqual({ type: 'each', chips: 2 });
    expect(of(9)).toEqual({ type: 'some', shares: [{ seat: 1, chips: 4 }, { seat: 2, chips: 4 }] });
  });

  it('is the bank or the pot where nothing can be divided', () => {
    const price = { gains: [0, 0, 0, 0], shared: true, pot: 0, bank: 2, left: 8, last_word: false };
    expect(payeesOf(price)).toEqual({ type: 'bank', chips: 2 });
    expect(payeesOf({ ...price, bank: 0, pot: 2 })).toEqual({ type: 'pot', chips: 2 });
    expect(payeesOf({ ...price, bank: 0 })).toEqual({ type: 'nobody' });
  });
});

describe('the market', () => {
  it('says what everybody did in this auction', () => {
    expect([0, 1, 2, 3].map((seat) => standingOf(sight, seat, [], 0))).toEqual([
      { type: 'turn' },
      { type: 'none' },
      { type: 'bids', amount: 1, stands: false },
      { type: 'bids', amount: 2, stands: true },
    ]);
  });

  it('shows what was sent as if it were done', () => {
    const sent = [{ type: 'bid', value: 5 }];
    expect(standingOf(sight, 0, sent, 0)).toEqual({ type: 'bids', amount: 5, stands: true });
    expect(standingOf(sight, 3, sent, 0)).toEqual({ type: 'bids', amount: 2, stands: false });
    expect(standingOf(sight, 0, [{ type: 'pass' }], 0)).toEqual({ type: 'passed', bonus: 0 });
  });

  it('counts the cards of the game', () => {
    const { sold, now, left } = cardsCounted(sight);
    expect([sold, now, left, sold + now + left]).toEqual([6, 1, 23, 30]);
  });

  it('remembers the last sale until the next decision', () => {
    const ended = { cards: ['N4'], seller: null, buyer: 2, price: 7, gains: [7, 0, 0, 0] };
    const deed = { ...sight.view.last.deed, ended };
    const step = { seq: 9, at: 0, what: { type: 'step' as const, value: { by: 2, story: [], seen: [{ deed, own: null }] } } };
    expect(lastEnded([step], sight)).toEqual(ended);
    expect(lastEnded([], sight)).toBeNull();
  });
});
