import type { Glossary, JsonValue, Lesson, Phrase, Refusal, Seat, Sight, Turn } from '../wire/game';
import type { Agreement, Denial, Key, Motion, MotionTold, Opened, Present, Room, ToClient, ToServer, Told } from '../wire/protocol';
import type { Hint } from '../wire/players';

/** How the page is connected to its table. */
export type Link = 'connecting' | 'open' | 'lost' | 'outdated';

/** A move that was made here and is not answered yet. It is shown as if it were done. */
export type Pending = { readonly key: Key; readonly position: number; readonly actions: readonly JsonValue[]; readonly text: string | null };

/** Something to tell the person: why nothing came of what they wanted. */
export type Notice = { readonly words: Phrase; readonly clause: string | null; readonly denial: Denial | null };

/** What a good player would do, in the position it was asked in. */
export type Hinted = { readonly position: number; readonly hint: Hint; readonly words: readonly Phrase[] };

/** What a decision brings up, in the position it was asked in. */
export type Taught = { readonly position: number; readonly lessons: readonly Lesson[] };

/** How something that was asked ended. */
export type Decided = { readonly motion: Motion; readonly by: Seat; readonly agreement: Agreement };

/** A table as this page knows it. Nothing here is worked out from rules: it is what the server said last. */
export type TableState = {
  readonly link: Link;
  /** Since when, in milliseconds of the page's clock. */
  readonly linkSince: number;
  readonly opened: Opened | null;
  readonly you: Seat | null;
  readonly seq: number;
  readonly position: number;
  readonly room: Room | null;
  readonly sight: Sight | null;
  /** The cards of the game in words, where they were asked for. */
  readonly glossary: Glossary | null;
  /** What happened since the person's last decision, in full: it is shown once. Everything, where the memory aid is on. */
  readonly story: readonly Told[];
  /** What happened before that, as the server tells it to somebody who has to remember; nothing until it was asked for. */
  readonly earlier: readonly Told[] | null;
  /** Everything that was said at the table. */
  readonly chat: readonly Told[];
  readonly pending: Pending | null;
  readonly notice: Notice | null;
  readonly hinted: Hinted | null;
  /** Whether a hint was asked for and has not come. */
  readonly thinking: boolean;
  /** What the present decision brings up, if that was asked. */
  readonly taught: Taught | null;
  /** What was asked last: it is told how it ended after it is no longer asked. */
  readonly motion: MotionTold | null;
  readonly decided: Decided | null;
  /** Where the same people play again. */
  readonly next: string | null;
  /** What the server's clock is ahead of the page's. */
  readonly ahead: number;
};

export const START: TableState = {
  link: 'connecting',
  linkSince: 0,
  opened: null,
  you: null,
  seq: 0,
  position: 0,
  room: null,
  sight: null,
  glossary: null,
  story: [],
  earlier: null,
  chat: [],
  pending: null,
  notice: null,
  hinted: null,
  thinking: false,
  taught: null,
  motion: null,
  decided: null,
  next: null,
  ahead: 0,
};

/** What changes a table. */
export type Change =
  | { type: 'heard'; message: ToClient; now: number }
  | { type: 'said'; message: ToServer }
  | { type: 'link'; link: Link; now: number }
  /** The person took back a move that has not left. */
  | { type: 'unsaid'; key: Key }
  | { type: 'noticed'; notice: Notice | null };

/** The table after a change. */
export function changed(state: TableState, change: Change): TableState {
  switch (change.type) {
    case 'heard':
      return heard(state, change.message, change.now);
    case 'said':
      return said(state, change.message);
    case 'link':
      // A hint that was asked for is not kept as moves are: it is lost with the connection.
      return state.link === change.link ? state : { ...state, link: change.link, linkSince: change.now, thinking: false };
    case 'unsaid':
      return state.pending?.key === change.key ? { ...state, pending: null } : state;
    case 'noticed':
      return { ...state, notice: change.notice };
  }
}

function said(state: TableState, message: ToServer): TableState {
  switch (message.type) {
    case 'play': {
      const { key, position, action } = message.value;
      const pending =
        action.type === 'actions'
          ? { key, position, actions: action.value, text: null }
          : { key, position, actions: [], text: action.value };
      return { ...state, pending, notice: null, decided: null };
    }
    case 'hint':
      return { ...state, thinking: true, hinted: null, notice: null };
    case 'agree':
    case 'ask':
    case 'sit':
    case 'stand':
    case 'say':
    case 'again':
    case 'resume':
    case 'give-up':
      return { ...state, notice: null, decided: null };
    default:
      return state;
  }
}

function heard(state: TableState, message: ToClient, now: number): TableState {
  switch (message.type) {
    case 'welcome': {
      const { opened, you, present } = message.value;
      // Told from the beginning: what came before the last decision is what the person has to remember.
      const whole = present.told[0]?.seq === 1 || present.told.length === present.seq;
      const moved = you !== state.you;
      const base = moved || state.opened === null ? { ...state, story: [], earlier: null, chat: [], seq: 0 } : state;
      const here = { ...base, opened, you };
      return whole && present.told.length > 0 ? retold(here, present, now) : told(here, present, now);
    }
    case 'update':
      return told(state, message.value, now);
    case 'room':
      return { ...state, room: message.value, motion: message.value.motion ?? state.motion };
    case 'accepted':
      return state.pending?.key === message.value.key ? { ...state, pending: null } : state;
    case 'denied': {
      const { key, why, words } = message.value;
      if (why.type === 'version') return { ...state, link: 'outdated', linkSince: now };
      // It is sent again by itself.
      if (why.type === 'too-fast') return { ...state, thinking: false };
      const isKept = why.type === 'not-stored';
      const pending = state.pending?.key === key && !isKept ? null : state.pending;
      const clause = why.type === 'refused' ? clauseOf(why.value) : null;
      return { ...state, pending, thinking: false, notice: { words, clause, denial: why } };
    }
    case 'decided': {
      const asked = state.motion;
      if (asked?.number !== message.value.motion) return state;
      return { ...state, decided: { motion: asked.motion, by: asked.by, agreement: message.value.agreement } };
    }
    case 'judged': {
      const { position, refusal, words } = message.value;
      if (position !== state.position || words === null) return state;
      return { ...state, notice: { words: reasonIn(words), clause: refusal === null ? null : clauseOf(refusal), denial: null } };
    }
    case 'hinted':
      return { ...state, thinking: false, hinted: message.value.position === state.position ? message.value : null };
    case 'taught':
      return message.value.position === state.position ? { ...state, taught: message.value } : state;
    case 'next':
      return { ...state, next: message.value.table };
    case 'glossary':
      return { ...state, glossary: message.value };
    case 'pong':
      return state;
  }
}

/** Why not, without which of several actions it was: whoever only asks sees that one under the finger. */
function reasonIn(words: Phrase): Phrase {
  const because = words.arguments?.['because'];
  return because?.type === 'phrase' ? reasonIn(because.value) : words;
}

/** The clause of the rules that forbids something. */
function clauseOf(refusal: Refusal): string | null {
  if (refusal.type === 'illegal') return refusal.value.clause;
  return refusal.type === 'in-command' ? clauseOf(refusal.value.because) : null;
}

/** The last decision of the person in what was told. */
function lastOwn(told: readonly Told[], you: Seat | null): number {
  return told.findLastIndex(({ what }) => what.type === 'step' && you !== null && what.value.by === you);
}

const isChat = ({ what }: Told): boolean => what.type === 'said';

/** Everything was told from the beginning. What is known in full stays so: told again it lacks what has to be remembered. */
function retold(state: TableState, present: Present, now: number): TableState {
  if (present.seq < state.seq) return state;
  const happened = present.told.filter((told) => !isChat(told));
  const since = happened[lastOwn(happened, state.you)]?.seq ?? 0;
  const known = new Map(state.story.map((told) => [told.seq, told]));
  const all = happened.filter(({ seq }) => seq >= since).map((told) => known.get(told.seq) ?? told);
  const first = all[0]?.seq ?? Infinity;
  const settled = settle(state, present, now);
  return {
    ...settled,
    story: all,
    earlier: happened.filter(({ seq }) => seq < first),
    chat: present.told.filter(isChat),
  };
}

function told(state: TableState, present: Present, now: number): TableState {
  // What is older than what is known already was overtaken on its way.
  if (present.seq < state.seq) return state;
  const news = present.told.filter(({ seq }) => seq > state.seq);
  const happened = news.filter((told) => !isChat(told));
  const own = lastOwn(happened, state.you);
  const settled = settle(state, present, now);
  const story = own < 0 ? [...state.story, ...happened] : happened.slice(own);
  const forgotten = own < 0 || state.earlier === null ? state.earlier : null;
  return { ...settled, story, earlier: forgotten, chat: [...state.chat, ...news.filter(isChat)] };
}

function settle(state: TableState, present: Present, now: number): TableState {
  const moved = present.position !== state.position;
  const at = present.told.at(-1)?.at;
  return {
    ...state,
    seq: present.seq,
    position: present.position,
    room: present.room,
    motion: present.room.motion ?? state.motion,
    sight: present.sight,
    pending: moved && state.pending !== null && state.pending.position < present.position ? null : state.pending,
    hinted: moved ? null : state.hinted,
    thinking: moved ? false : state.thinking,
    taught: moved ? null : state.taught,
    notice: moved ? null : state.notice,
    ahead: at === undefined || present.told.length > 1 ? state.ahead : at - now,
  };
}

/** Whose turn it is. */
export function turnOf(turn: Turn | undefined): Seat | null {
  return turn?.type === 'seat' ? turn.value : null;
}

/** Is it the person's turn in a game that goes on, with nothing sent yet? */
export function isAsked(state: TableState): boolean {
  return state.you !== null && turnOf(state.sight?.turn) === state.you && state.pending === null && state.room?.paused == null && state.room?.given_up !== true;
}
