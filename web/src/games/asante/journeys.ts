import type { Open } from '../../wire/asante';
import type { Side } from './asante';
import { countIn, LETTERS } from './cards';

/**
 * Where things come from between two positions: names of places that motion finds by `data-seat`. Only what is new has come from
 * anywhere; what is elsewhere because the table was laid out anew has not moved.
 */
export type Journeys = {
  /** The nth ware of its kind on a stand, counted from 0: from the other stand if one left there, otherwise from the supply. */
  ware(seat: Side, letter: string, nth: number): string | undefined;
  /** The wares that went from a stand back to the supply. */
  returned(seat: Side): readonly string[];
  /** A holy place that somebody has so many of: from its place in the row. */
  owned(seat: Side, place: number, many: number): string | undefined;
  /** A card of which the hand has so many: from the discard pile or the draw pile. */
  card(kind: number, many: number): string | undefined;
  /** How much gold everybody gained or paid. */
  readonly gold: readonly [number, number];
};

const many = <T>(list: readonly T[], one: T): number => list.filter((other) => other === one).length;

export function journeys(before: Open | null, now: Open): Journeys {
  const old = before ?? now;
  const lost = (seat: Side, letter: string): number => countIn(old.stands[seat], letter) - countIn(now.stands[seat], letter);
  // What both stands changed in opposite ways was handed over.
  const isHanded = (letter: string): boolean => lost(0, letter) * lost(1, letter) < 0;
  return {
    ware: (seat, letter, nth) => (nth < countIn(old.stands[seat], letter) ? undefined : isHanded(letter) ? `stand${1 - seat}` : 'supply'),
    returned: (seat) => LETTERS.flatMap((letter) => (isHanded(letter) ? [] : Array.from({ length: Math.max(0, lost(seat, letter)) }, () => letter))),
    owned: (seat, place, count) => {
      const slot = old.row.findIndex((lay, at) => lay === place && now.row[at] !== place);
      return slot < 0 || many(old.owned[seat], place) >= count ? undefined : `row${slot}`;
    },
    card: (kind, count) => (many(old.own ?? now.own ?? [], kind) >= count ? undefined : many(old.discards, kind) > many(now.discards, kind) ? 'discards' : 'pile'),
    gold: [now.gold[0] - old.gold[0], now.gold[1] - old.gold[1]],
  };
}

/** Remembers the position before the one that is shown. */
export function remembering(): (now: Open) => Journeys {
  let before: Open | null = null;
  let current: Open | null = null;
  return (now) => {
    if (now !== current) [before, current] = [current, now];
    return journeys(before, now);
  };
}
