import { describe, expect, it } from 'vitest';
import { rowsOf } from './hand';

const cards = (text: string): string[][] => text.split(' | ').map((group) => group.split(' '));
const shown = (groups: string[][]): string[] => rowsOf(groups).map((row) => row.map(({ held, first }) => (first ? '|' : '') + held).join(' '));

describe('rows of a hand', () => {
  it('puts fifteen cards into eight and seven', () => {
    expect(shown(cards('r2 r3 r5 r8 | b3 b7 | g5 g7 | y1 y1 y3 y7 | k1 k5 k8'))).toEqual(['|r2 r3 r5 r8 |b3 b7 |g5 g7', '|y1 y1 y3 y7 |k1 k5 k8']);
  });

  it('ends a row with a group that ends near the middle', () => {
    expect(shown(cards('k1 k8 | r2 r3 r5 | b3 b7 | y1 y3 y7 y9'))).toEqual(['|k1 k8 |r2 r3 r5', '|b3 b7 |y1 y3 y7 y9']);
  });

  it('never makes a row too long for the sake of a group', () => {
    const rows = rowsOf([Array.from({ length: 9 }, (_, place) => `r${place}`), Array.from({ length: 7 }, (_, place) => `b${place}`)]);
    expect(rows.map((row) => row.length)).toEqual([8, 8]);
  });

  it('needs one row for eight and none for none', () => {
    expect(rowsOf(cards('r1 r2 r3 r4 r5 r6 r7 r8')).length).toBe(1);
    expect(rowsOf([])).toEqual([]);
  });
});
