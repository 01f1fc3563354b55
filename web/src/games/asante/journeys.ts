import type { Open } from '../../wire/asante';
import type { Side } from './asante';
import { countIn, LETTERS } from './cards';

/** Where things come from and go to between two positions: names of places that motion finds by `data-seat`. */
export type Journeys = {
  /** A ware that is new on a stand: from the other stand if it left there, otherwise from the supply. */
  ware(seat: Side, letter: string): string;
  /** The wares that went from a stand back to the supply. */
  returned(seat: Side): readonly string[];
  /** A holy place that somebody owns: from its place in the row. */
  place(place: number): string | undefined;
  /** A card in the own hand: from the draw pile, unless it was taken from elsewhere. */
  card(kind: number): string | undefined;
  /** How much gold everybody gained or paid. */
  readonly gold: readonly [number, number];
};

const many = <T>(list: readonly T[], one: T): number => list.filter((other) => other === one).length;

export function journeys(before: Open | null, now: Open): Journeys {
  const old = before ?? now;
  const lost = (seat: Side, letter: string): number => countIn(old.stands[seat], letter) - countIn(now.stands[seat], letter);
  // What both stands changed in opposite ways was handed over.
  const handed = new Set(LETTERS.filter((letter) => lost(0, letter) * lost(1, letter) < 0));
  return {
    ware: (seat, letter) => (handed.has(letter as (typeof LETTERS)[number]) ? `stand${1 - seat}` : 'supply'),
    returned: (seat) => LETTERS.flatMap((letter) => (handed.has(letter) ? [] : Array.from({ length: Math.max(0, lost(seat, letter)) }, () => letter))),
    place: (place) => {
      const slot = old.row.findIndex((lay, at) => lay === place && now.row[at] !== place);
      return slot < 0 ? undefined : `row${slot}`;
    },
    card: (kind) => (many(old.discards, kind) > many(now.discards, kind) ? 'discards' : 'pile'),
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
