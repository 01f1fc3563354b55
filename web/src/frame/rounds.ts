/** The score at the start and after every round, as this page has seen it change. */
export type Rounds = readonly (readonly number[])[];

const KEY = (table: string): string => `karata-rounds-${table}`;

/** What a new score adds: nothing if it is the last one. */
export function added(rounds: Rounds, standing: readonly number[]): Rounds {
  const last = rounds.at(-1);
  return last !== undefined && last.length === standing.length && last.every((score, seat) => score === standing[seat]) ? rounds : [...rounds, standing];
}

/** Keeps the scores of a table as long as this window is open, over a reload, too. */
export class ScoreBook {
  private rounds: Rounds;

  constructor(private readonly table: string) {
    this.rounds = kept(table);
  }

  /** Notes a score. What was not seen from the start is not noted: its first row would be taken for a round. */
  see(standing: readonly number[], isStart: boolean): void {
    if (this.rounds.length === 0 && !isStart) return;
    const next = added(this.rounds, standing);
    if (next === this.rounds) return;
    this.rounds = next;
    try {
      sessionStorage.setItem(KEY(this.table), JSON.stringify(next));
    } catch {
      // A browser that keeps nothing: it holds until the page is left.
    }
  }

  get pages(): Rounds {
    return this.rounds;
  }
}

function kept(table: string): Rounds {
  try {
    return JSON.parse(sessionStorage.getItem(KEY(table)) ?? '[]') as Rounds;
  } catch {
    return [];
  }
}
