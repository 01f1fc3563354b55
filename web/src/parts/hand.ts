/** A card of a hand, and everything that is shown and said of it. */
export type Held = {
  /** Distinct within the hand, also of twins. */
  readonly id: string;
  readonly card: string;
  /** What it is to a screen reader. */
  readonly label: string;
  /** It lies open to all. */
  readonly open?: boolean;
  /** It can be chosen now. */
  readonly can?: boolean;
  /** It stands up on the yellow foot, as what can be played does where not everything can. */
  readonly up?: boolean;
  readonly chosen?: boolean;
  /** What it can do, in a few signs; `label` has it in words. */
  readonly tag?: string | null;
  readonly fly?: string;
};

/** How many cards of a row still show a strip that a thumb hits, on a phone. */
export const PER_ROW = 8;

/** A card in its row; `first` of its group, so that a gap stands before it. */
export type Placed<T> = { readonly held: T; readonly first: boolean };

/**
 * Groups of cards in as few rows as a phone needs, about equally long: a row ends with a group if one ends near there. On
 * wide screens all rows are one.
 */
export function rowsOf<T>(groups: readonly (readonly T[])[], most = PER_ROW): Placed<T>[][] {
  const all = groups.flatMap((group) => group.map((held, place): Placed<T> => ({ held, first: place === 0 })));
  const count = Math.ceil(all.length / most);
  const rows: Placed<T>[][] = [];
  let begin = 0;
  for (let left = count; left > 0; left -= 1) {
    const rest = all.length - begin;
    // What the rows after this one cannot hold has to be in this one.
    const least = Math.max(1, rest - (left - 1) * most);
    const even = Math.ceil(rest / left);
    const ends = [even, even - 1, even + 1].filter((end) => end >= least && end <= Math.min(most, rest));
    const natural = ends.find((end) => left === 1 || all[begin + end]?.first === true);
    const end = begin + (left === 1 ? rest : (natural ?? even));
    rows.push(all.slice(begin, end));
    begin = end;
  }
  return rows;
}
