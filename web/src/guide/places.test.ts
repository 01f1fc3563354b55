import { describe, expect, it } from 'vitest';
import { boxAt, shared, spotFor, type Box } from './places';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const size = { width: 21, height: 21 };
const room = box(0, 0, 360, 400);
const spot = (thing: Box, read: Box[] = []): Box => boxAt(spotFor(thing, size, read, room), size);

describe('where a number stands', () => {
  it('over the upper edge of its thing, whatever that holds', () => {
    const card = box(100, 100, 60, 84);
    const index = box(104, 106, 26, 50);
    const peg = spot(card, [index]);
    expect(peg.bottom).toBeGreaterThan(card.top);
    expect(peg.bottom).toBeLessThan(index.top);
  });

  it('elsewhere where something is read', () => {
    const name = box(100, 100, 80, 24);
    const read = [box(100, 100, 24, 24), box(128, 104, 50, 16), box(80, 70, 120, 26)];
    const peg = spot(name, read);
    expect(read.map((one) => shared(one, peg))).toEqual([0, 0, 0]);
    expect(Math.abs(peg.left - name.left)).toBeLessThan(100);
  });

  it('never beyond the edge of the screen', () => {
    expect(spot(box(0, 0, 60, 84))).toMatchObject({ left: 0, top: 0 });
    expect(spot(box(330, 380, 30, 20)).right).toBeLessThanOrEqual(360);
  });

  it('where it covers least, if there is no free place', () => {
    const thing = box(10, 10, 20, 20);
    const read = [box(0, 0, 360, 29)];
    expect(spot(thing, read).bottom).toBeGreaterThan(29);
  });
});
