import type { Phrase, Seat, Sight } from './wire/game';
import type { Review, Turning, Worths } from './wire/protocol';

/** What the server says is wrong, or that it could not be reached. */
export class Trouble extends Error {
  constructor(
    /** 0 if there was no answer. */
    readonly status: number,
    readonly title: string,
    readonly phrase: Phrase | null,
  ) {
    super(title);
  }
}

export type Setting = {
  key: string;
  clause: string;
  words: string;
  default: string | number | boolean;
  kind: 'switch' | 'number' | 'one-of' | 'text' | 'preset';
  min?: number;
  max?: number;
  options?: string[];
  presets?: Record<string, Record<string, string>>;
};

export type Game = {
  name: string;
  title: string;
  about: string;
  rules: number;
  seats: { min: number; max: number; default: number };
  bots: string[];
  settings: Setting[];
  /** What somebody learns in it, in the order in which it is usually met. */
  topics: { topic: string; words: string }[];
};

export type NewTerms = {
  advised?: boolean;
  hints?: boolean;
  increment?: number;
  least?: number;
  listed?: boolean;
  memory?: boolean;
  most?: number;
  open?: boolean;
  take_backs?: boolean;
  time_per_game?: number | null;
  time_per_move?: number | null;
};

export type NewTable = {
  game: string;
  name?: string;
  seat?: number;
  seats?: number;
  bots?: string[];
  settings?: Record<string, string>;
  terms?: NewTerms;
};

export type ChairTold = { name?: string | null; bot?: string | null; away?: number | null };

/** What everybody may know of a table who has its name. */
export type TableTold = {
  table: string;
  game: string;
  rules: number;
  settings: [string, string][];
  chairs: ChairTold[];
  spectators: number;
  open: boolean;
  over: boolean;
  practice: boolean;
  /** Whose turn it is. */
  turn: number | null;
  /** Which chair is the asker's. */
  you: number | null;
  result: { ranks: number[]; scores: number[] } | null;
};

export type Listing = {
  table: string;
  game: string;
  people: string[];
  seats: number;
  free: number;
  clock?: number | null;
  settings: [string, string][];
  since: number;
};

export type About = { version: string; protocol: number; page: string | null };

/** One step of a game that is over, as one viewer was told it. */
export type Moment = { step: number; by: Seat | null; hand: number; story: Phrase[] };

/** A game that is over, step by step; of a very long one the first part. */
export type Moments = { steps: number; moments: Moment[] };

/** A moment of a game that is over, seen from every chair. */
export type LaidOpen = { step: number; steps: number; by: Seat | null; hand: number; sights: Sight[]; spectator: Sight };

/** From where a game that is over is played on; without a seat it is one's own, or the one to act. */
export type PlayOn = { step: number; seat?: Seat; name?: string };

/** A table that this browser has sat at. */
export type Remembered = { table: string; game: string; at: number };

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    throw new Trouble(0, '', null);
  }
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => null)) as { title?: string; phrase?: Phrase } | null;
  throw new Trouble(answer.status, told?.title ?? answer.statusText, told?.phrase ?? null);
}

const json = async <T>(path: string, init: RequestInit = {}): Promise<T> => (await (await ask(path, init)).json()) as T;

const posted = (content: unknown, language: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'accept-language': language },
  body: JSON.stringify(content),
});

const KEY = 'karata-tables';
const MOST_REMEMBERED = 40;

/** The server's plain questions and answers. */
export const api = {
  about: (): Promise<About> => json('/api/about'),

  games: async (language: string): Promise<Game[]> => (await json<{ games: Game[] }>(`/api/games?lang=${language}`)).games,

  /** Makes sure that this browser is somebody: a cookie that no script can read. */
  async me(): Promise<void> {
    await ask('/api/me', { method: 'PUT' });
  },

  async create(table: NewTable, language: string): Promise<{ table: string; link: string }> {
    await api.me();
    return json('/api/tables', posted(table, language));
  },

  table: (table: string, language: string): Promise<TableTold> =>
    json(`/api/tables/${encodeURIComponent(table)}`, { headers: { 'accept-language': language } }),

  /** The steps of a game that is over after so many, from a seat or from outside. */
  moments(table: string, seat: Seat | null, after: number): Promise<Moments> {
    const from = seat === null ? '' : `seat=${seat}&`;
    return json(`/api/tables/${encodeURIComponent(table)}/moments?${from}after=${after}`);
  },

  /** How it was after so many steps. */
  moment: (table: string, step: number): Promise<LaidOpen> => json(`/api/tables/${encodeURIComponent(table)}/moments/${step}`),

  /** The moments that decided a game that is over. */
  turning: (table: string): Promise<Turning> => json(`/api/tables/${encodeURIComponent(table)}/turning`),

  /** The decisions of a seat in a game that is over, by what that seat knew. */
  review: (table: string, seat: Seat): Promise<Review> => json(`/api/tables/${encodeURIComponent(table)}/review?seat=${seat}`),

  /** What every move of a decision was worth, by what the seat knew that made it. */
  worths: (table: string, step: number, signal: AbortSignal): Promise<Worths> =>
    json(`/api/tables/${encodeURIComponent(table)}/review/${step}`, { signal }),

  /** Plays a game that is over on from a step, as practice. */
  async practice(table: string, from: PlayOn, language: string): Promise<{ table: string }> {
    await api.me();
    return json(`/api/tables/${encodeURIComponent(table)}/practice`, posted(from, language));
  },

  open: async (): Promise<Listing[]> => (await json<{ tables: Listing[] }>('/api/tables')).tables,

  /** The tables that this browser has sat at, the latest first. */
  remembered(): Remembered[] {
    try {
      return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Remembered[];
    } catch {
      return [];
    }
  },

  remember(table: string, game: string): void {
    const others = api.remembered().filter((one) => one.table !== table);
    keep([{ table, game, at: Date.now() }, ...others].slice(0, MOST_REMEMBERED));
  },

  forget(table: string): void {
    keep(api.remembered().filter((one) => one.table !== table));
  },
};

function keep(tables: Remembered[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // A browser that keeps nothing.
  }
}
