import type { Lesson } from '../wire/game';

/** A guided game as this browser keeps it: what there is to meet, what was met, and what is explained where. */
export type Kept = {
  /** What somebody learns in this game, in the order in which it is usually met. */
  readonly topics: readonly string[];
  /** Everything that was explained, the present lesson included. */
  readonly met: readonly string[];
  /** What is explained in the present decision, or was in the last one. */
  readonly now: { readonly position: number; readonly topic: string } | null;
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

/** What is explained in a position: what was explained there before a reload, else the first thing that was not met yet. */
export function lessonFor(kept: Kept, position: number, lessons: readonly Lesson[]): Lesson | null {
  if (kept.now?.position === position) return lessons.find(({ topic }) => topic === kept.now?.topic) ?? null;
  return lessons.find(({ topic }) => !kept.met.includes(topic)) ?? null;
}

/** The guided game when this is explained in a position. */
export function after(kept: Kept, position: number, lesson: Lesson): Kept {
  const met = kept.met.includes(lesson.topic) ? kept.met : [...kept.met, lesson.topic];
  return { ...kept, met, now: { position, topic: lesson.topic } };
}

/** What was met before what is explained now, in the order in which it was, and what may still come. */
export function progress(kept: Kept, position: number): { met: readonly string[]; next: readonly string[] } {
  const here = kept.now?.position === position ? kept.now.topic : null;
  return { met: kept.met.filter((topic) => topic !== here), next: kept.topics.filter((topic) => !kept.met.includes(topic)) };
}
