import type { Phrase } from '../wire/game';

/** The score at the start and after every round, as this page has seen it change. */
export type Rounds = readonly (readonly number[])[];

/** What each round was about, where the game says so. */
export type Notes = readonly (Phrase | null)[];

type Book = { readonly rounds: Rounds; readonly notes: Notes };

const EMPTY: Book = { rounds: [], notes: [] };
const KEY = (table: string): string => `karata-rounds-${table}`;

/** What a new score adds: nothing if it is the last one. */
export function added(rounds: Rounds, standing: readonly number[]): Rounds {
  const last = rounds.at(-1);
  return last !== undefined && last.length === standing.length && last.every((score, seat) => score === standing[seat]) ? rounds : [...rounds, standing];
}

/** Keeps the scores of a table as long as this window is open, over a reload, too. */
export class ScoreBook {
  private book: Book;

  constructor(private readonly table: string) {
    this.book = kept(table);
  }

  /** Notes a score, and what led to it. What was not seen from the start is not noted: its first row would be taken for a round. */
  see(standing: readonly number[], isStart: boolean, note: Phrase | null = null): void {
    const { rounds, notes } = this.book;
    if (rounds.length === 0 && !isStart) return;
    const next = added(rounds, standing);
    if (next === rounds) return;
    this.book = { rounds: next, notes: rounds.length === 0 ? notes : [...notes, note] };
    try {
      sessionStorage.setItem(KEY(this.table), JSON.stringify(this.book));
    } catch {
      // A browser that keeps nothing: it holds until the page is left.
    }
  }

  get pages(): Rounds {
    return this.book.rounds;
  }

  get notes(): Notes {
    return this.book.notes;
  }
}

function kept(table: string): Book {
  try {
    const book = JSON.parse(sessionStorage.getItem(KEY(table)) ?? '{}') as Partial<Book>;
    return Array.isArray(book.rounds) && Array.isArray(book.notes) ? { rounds: book.rounds, notes: book.notes } : EMPTY;
  } catch {
    return EMPTY;
  }
}
