import { describe, expect, it } from 'vitest';
import { journeys, remembering } from './journeys';
import { OPEN } from './sample';

describe('where things come from', () => {
  it('is nowhere, for what was there before', () => {
    const trips = journeys(null, OPEN);
    expect(trips.ware(0, 'H', 1)).toBeUndefined();
    expect(trips.gold).toEqual([0, 0]);
  });

  it('is the supply for wares that were bought, and back for those that were sold', () => {
    const trips = journeys(OPEN, { ...OPEN, stands: ['HHHS', '-'], gold: [24, 32] });
    expect([trips.ware(0, 'H', 1), trips.ware(0, 'H', 2)]).toEqual([undefined, 'supply']);
    expect(trips.returned(1)).toEqual(['T']);
    expect(trips.returned(0)).toEqual([]);
    expect(trips.gold).toEqual([-3, 4]);
  });

  it('is the other stand for wares that changed hands', () => {
    const trips = journeys(OPEN, { ...OPEN, stands: ['HHST', '-'] });
    expect(trips.ware(0, 'T', 0)).toBe('stand1');
    expect(trips.returned(1)).toEqual([]);
  });

  it('is its place in the row for a holy place that somebody receives', () => {
    const trips = journeys(OPEN, { ...OPEN, row: [0, 0, 0], owned: [[], [1]] });
    expect(trips.owned(1, 1, 1)).toBe('row1');
    expect(journeys(OPEN, { ...OPEN, owned: [[], [1]] }).owned(1, 1, 1)).toBeUndefined();
  });

  it('is the discard pile for a card that was taken from there, otherwise the draw pile', () => {
    const before = { ...OPEN, own: [3], discards: [2] };
    expect(journeys(before, { ...before, own: [2, 3], discards: [] }).card(2, 1)).toBe('discards');
    expect(journeys(before, { ...before, own: [3, 3] }).card(3, 2)).toBe('pile');
    expect(journeys(before, before).card(3, 1)).toBeUndefined();
  });

  it('is told once for a position, however often it is asked', () => {
    const trip = remembering();
    const after = { ...OPEN, gold: [30, 28] as [number, number] };
    trip(OPEN);
    expect(trip(after).gold).toEqual([3, 0]);
    expect(trip(after).gold).toEqual([3, 0]);
  });
});
