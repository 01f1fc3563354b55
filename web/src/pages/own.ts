import { api, Trouble, type Remembered, type TableTold } from '../api';
import type { Lexicon } from '../words/lexicon';

/** A table of this browser's: what is told of it, or nothing if it could not be asked. */
export type Own = { readonly table: string; readonly game: string; readonly at: number; readonly told: TableTold | null };

/** Asks for tables; what is gone is forgotten. Throws if there is no connection at all. */
export async function ask(remembered: readonly Remembered[], language: string): Promise<Own[]> {
  const asked = await Promise.all(
    remembered.map(async ({ table, game, at }): Promise<Own | null> => {
      try {
        return { table, game, at, told: await api.table(table, language) };
      } catch (trouble) {
        if (!(trouble instanceof Trouble)) throw trouble;
        if (trouble.status === 0) throw trouble;
        if (trouble.status !== 404 && trouble.status !== 410) return { table, game, at, told: null };
        api.forget(table);
        return null;
      }
    }),
  );
  return asked.filter((own) => own !== null);
}

function listed(words: Lexicon, parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : words.text('page-list', { first: parts.slice(0, -1).join(', '), last });
}

/** Who else sits at a table: people by name, bots by number. */
export function company(words: Lexicon, { chairs, you }: Pick<TableTold, 'chairs' | 'you'>): string {
  const others = chairs.filter((_, seat) => seat !== you);
  const people = others.flatMap(({ name }) => (name == null ? [] : [name]));
  const bots = others.length - people.length;
  return listed(words, bots === 0 ? people : [...people, words.text('page-bots', { count: bots })]);
}

/** How a table stands, in two or three words; `yours` if the person is asked. */
export function standing(words: Lexicon, told: TableTold): { text: string; yours: boolean } | null {
  const named = (seat: number): string => told.chairs[seat]?.name ?? words.text('page-bots', { count: 1 });
  if (told.over) {
    const ranks = told.result?.ranks ?? [];
    const first = ranks.flatMap((rank, seat) => (rank === Math.min(...ranks) ? [seat] : []));
    if (first.length === 0) return { text: words.text('page-over'), yours: false };
    if (told.you != null && first.includes(told.you)) return { text: words.text('page-you-won'), yours: false };
    return { text: words.text('page-won', { who: listed(words, first.map(named)) }), yours: false };
  }
  if (told.turn == null) return null;
  if (told.turn === told.you) return { text: words.text('page-your-turn'), yours: true };
  const name = told.chairs[told.turn]?.name;
  return { text: name == null ? words.text('page-bot-thinking') : words.text('page-thinking', { who: name }), yours: false };
}

/** Those where the person is asked first, then running ones, then finished ones. */
export function sorted(words: Lexicon, tables: readonly Own[]): Own[] {
  const rank = ({ told }: Own): number => (told === null ? 2 : told.over ? 3 : standing(words, told)?.yours ? 0 : 1);
  return [...tables].sort((one, other) => rank(one) - rank(other));
}
