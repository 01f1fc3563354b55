import type { Lesson } from '../wire/game';

/** What is explained in one decision. It is met when whoever reads it has answered there. */
type Now = { readonly position: number; readonly topic: string; readonly answered?: true };

/** A guided game as this browser keeps it: what there is to meet, what was met, and what is explained where. */
export type Kept = {
  /** What somebody learns in this game, in the order in which it is usually met. */
  readonly topics: readonly string[];
  /** Everything that was explained in a decision which the reader then made. */
  readonly met: readonly string[];
  /** What is explained in the present decision, or was in the last one. */
  readonly now: Now | null;
};

const KEY = 'karata-guides';
const MOST_KEPT = 20;

type All = Record<string, Kept>;

function all(): All {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as unknown;
    return typeof kept === 'object' && kept !== null ? (kept as All) : {};
  } catch {
    return {};
  }
}

/** Keeps a guided game, the latest ones of all; nothing is kept of one that is left. */
export function keep(table: string, kept: Kept | null): void {
  const others = Object.entries(all()).filter(([name]) => name !== table);
  const list = kept === null ? others : [...others, [table, kept] as const];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(list.slice(-MOST_KEPT))));
  } catch {
    // A browser that keeps nothing explains again.
  }
}

/** The guided game at this table, if it is one. */
export function keptOf(table: string): Kept | null {
  const kept = all()[table];
  return kept !== undefined && Array.isArray(kept.topics) && Array.isArray(kept.met) ? kept : null;
}

export const begun = (topics: readonly string[]): Kept => ({ topics, met: [], now: null });

/** What was met when the game stands here: what is explained here is not yet, and what went by without an answer never was. */
function metBy({ met, now }: Kept, position: number): readonly string[] {
  const here = now?.position === position ? now.topic : null;
  const counts = now !== null && here === null && now.answered === true && !met.includes(now.topic);
  return counts ? [...met, now.topic] : met.filter((topic) => topic !== here);
}

/**
 * What is explained in a position: what the reader has chosen, if that was not met yet; what was explained there before; else the
 * first thing that was not met.
 */
export function lessonFor(kept: Kept, position: number, lessons: readonly Lesson[], chosen: string | null = null): Lesson | null {
  const met = metBy(kept, position);
  const wanted = lessons.find(({ topic }) => topic === chosen && !met.includes(topic));
  if (wanted !== undefined) return wanted;
  if (kept.now?.position === position) return lessons.find(({ topic }) => topic === kept.now?.topic) ?? null;
  return lessons.find(({ topic }) => !met.includes(topic)) ?? null;
}

/** The guided game when this is explained in a position. */
export const after = (kept: Kept, position: number, lesson: Lesson): Kept => ({ ...kept, met: metBy(kept, position), now: { position, topic: lesson.topic } });

/** The guided game when the reader has made the decision of a position. */
export const answered = (kept: Kept, position: number): Kept =>
  kept.now?.position === position && kept.now.answered !== true ? { ...kept, now: { ...kept.now, answered: true } } : kept;

/** What was met before what is explained now, in the order in which it was, and what may still come. */
export function progress(kept: Kept, position: number): { met: readonly string[]; next: readonly string[] } {
  const here = kept.now?.position === position ? kept.now.topic : null;
  const met = metBy(kept, position);
  return { met, next: kept.topics.filter((topic) => topic !== here && !met.includes(topic)) };
}
