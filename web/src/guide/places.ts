/** A rectangle of the screen. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
export type Size = { readonly width: number; readonly height: number };
export type Spot = { readonly left: number; readonly top: number };

/** How far a number laps over the edge of its thing, so that one sees where it belongs. */
const LAP = 4;
/** What lies under the edge of a number is still read. */
const AIR = 1;
/** Covering something is worse than being anywhere else, and standing in a thing than standing on its edge. */
const COVERING = 1000;
const WITHIN = 24;

export const boxAt = ({ left, top }: Spot, { width, height }: Size): Box => ({ left, top, right: left + width, bottom: top + height });

/** How much of one rectangle lies over another. */
export const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** Where a number could stand on a thing: over its upper edge, beside it, under it, or in it. */
function places({ left, top, right, bottom }: Box, { width, height }: Size): Spot[] {
  const [above, below] = [top - height + LAP, bottom - LAP];
  // What has no air around its words has the number beside it.
  const sides = [left - width + LAP, right - LAP, left - width - LAP, right + LAP];
  const middle = (top + bottom - height) / 2;
  const inner = { left: left + LAP, top: top + LAP, right: right - width - LAP, bottom: bottom - height - LAP };
  return [
    ...[left - LAP, left + LAP, (left + right - width) / 2, right - width + LAP].map((at) => ({ left: at, top: above })),
    ...[top - LAP, middle, bottom - height + LAP].flatMap((at) => sides.map((side) => ({ left: side, top: at }))),
    ...[left - LAP, right - width + LAP].map((at) => ({ left: at, top: below })),
    ...[inner.top, middle, inner.bottom].flatMap((at) => [{ left: inner.right, top: at }, { left: inner.left, top: at }]),
    { left: (left + right - width) / 2, top: inner.bottom },
  ];
}

/** Where a number of this size stands: inside the room, where it covers nothing that is read, or else as little as can be. */
export function spotFor(thing: Box, size: Size, read: readonly Box[], room: Box): Spot {
  const within = ({ left, top }: Spot): Spot => ({
    left: Math.min(Math.max(left, room.left), room.right - size.width),
    top: Math.min(Math.max(top, room.top), room.bottom - size.height),
  });
  const covered = (spot: Spot): number => {
    const { left, top, right, bottom } = boxAt(spot, size);
    const wide = { left: left - AIR, top: top - AIR, right: right + AIR, bottom: bottom + AIR };
    return read.reduce((sum, box) => sum + shared(wide, box), 0);
  };
  // A list begins at its upper left corner: that is where one looks for its number.
  const far = ({ left, top }: Spot): number => Math.hypot(left + size.width / 2 - thing.left, top + size.height / 2 - thing.top);
  const isWithin = ({ left, top }: Spot): boolean => shared(boxAt({ left, top }, size), thing) >= size.width * size.height;
  const costs = (spot: Spot): number => covered(spot) * COVERING + far(spot) + (isWithin(spot) ? WITHIN : 0);
  const [first, ...others] = places(thing, size).map(within).map((spot) => ({ spot, costs: costs(spot) }));
  if (first === undefined) return { left: thing.left, top: thing.top };
  return others.reduce((best, one) => (one.costs < best.costs ? one : best), first).spot;
}
