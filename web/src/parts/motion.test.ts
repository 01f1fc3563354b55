import { describe, expect, it } from 'vitest';
import { apart, closedUp, origins, shift, type Place } from './motion';

const at = (left: number, top: number): Place => ({ left, top, width: 50, height: 70 });

describe('origins', () => {
  it('lets what stayed stay, and sends the twin', () => {
    const hand = [at(0, 500), at(60, 500)];
    expect(origins(hand, [at(0, 500), at(100, 100)])).toEqual([at(0, 500), at(60, 500)]);
  });

  it('takes the second of two from where the first was', () => {
    expect(origins([at(0, 500)], [at(0, 500), at(30, 40)])).toEqual([at(0, 500), at(0, 500)]);
  });

  it('knows no origin of what was nowhere', () => {
    expect(origins([], [at(1, 1)])).toEqual([null]);
  });
});

describe('times and ways', () => {
  it('deals everything within 900 ms', () => {
    expect(apart(1)).toBe(0);
    expect(apart(6)).toBe(40);
    expect(420 + apart(60) * 59).toBeCloseTo(900);
  });

  it('goes from middle to middle and never gets distorted', () => {
    expect(shift({ left: 0, top: 0, width: 25, height: 25 }, at(100, 100))).toBe('translate(-112.5px, -122.5px) scale(0.35714285714285715)');
  });
});

describe('closedUp', () => {
  it('brings things together around their middle, in their order', () => {
    const closed = closedUp([at(0, 100), at(200, 100), at(400, 300)]);
    expect(closed.map(({ left }) => left)).toEqual([185, 200, 215]);
    expect(new Set(closed.map(({ top }) => Math.round(top)))).toEqual(new Set([167]));
  });

  it('leaves a single thing where it is', () => {
    expect(closedUp([at(30, 40)])).toEqual([at(30, 40)]);
    expect(closedUp([])).toEqual([]);
  });
});
