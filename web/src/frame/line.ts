import type { IconName } from '../draw/icons';
import type { Course, Shown } from '../guide/guide.svelte';
import { isAsked, turnOf, type TableState } from '../talk/state';
import type { Outcome, Phrase, Seat, Value } from '../wire/game';
import type { Motion, MotionTold, Presence } from '../wire/protocol';

/** What the line needs to speak. */
export type Voice = {
  say(phrase: Phrase): string;
  text(key: string, args?: Record<string, string | number>): string;
  has(key: string): boolean;
  name(seat: Seat): string;
  title(seat: Seat): string;
};

/** What a button of the line does. */
export type Deed =
  | { type: 'unsay' | 'hurry' | 'yes' | 'no' | 'resume' | 'again' | 'again-moved' | 'score' | 'back' | 'new' | 'home' }
  | { type: 'replace'; seat: Seat }
  | { type: 'go'; table: string };

export type Act = { readonly label: string; readonly deed: Deed; readonly main?: boolean };

/** Who has answered what was asked. */
export type Vote = { readonly seat: Seat; readonly yes: boolean };

/** What the line says, and to whom. */
export type Line = {
  /** Yellow if it is asked of the reader; madder borders in trouble. */
  readonly tone: 'you' | 'plain' | 'trouble';
  readonly icon: IconName | null;
  readonly heading: string;
  readonly more: readonly string[];
  /** How a guided game ends: shown also where there is no room for reasons. */
  readonly closing: string | null;
  /** A clause in the heading that is a link to the rules. */
  readonly clause: string | null;
  readonly votes: readonly Vote[];
  /** The line’s own buttons; where it has any, those of the game wait. */
  readonly acts: readonly Act[];
  /** Somebody thinks. */
  readonly breathing: boolean;
  /** What is explained: the heading is its own, and these are its sentences. */
  readonly lesson: Explained | null;
};

/** A lesson in words, and how far the guide has come; no points where everything was explained. */
export type Explained = { readonly points: readonly string[]; readonly step: number; readonly of: number };

/** A line that only tells. */
export const quiet = (heading: string): Line => ({ ...QUIET, heading });

const QUIET: Line = { tone: 'plain', icon: null, heading: '', more: [], closing: null, clause: null, votes: [], acts: [], breathing: false, lesson: null };

/** A connection that comes back at once is not worth a word. */
const WORTH_TELLING = 1500;
const LONG_THOUGHT = 20_000;
/** After so long somebody who is away may be replaced. */
export const AWAY = 60_000;

export const seatValue = (seat: Seat): Value => ({ type: 'seat', value: seat });
const phrase = (key: string, args: Record<string, Value> = {}): Phrase => ({ key, arguments: args });

/** A length of time in words, in its largest unit. */
export function lasting(milliseconds: number, voice: Voice): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  if (seconds < 60) return voice.text('table-seconds', { count: seconds });
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? voice.text('table-minutes', { count: minutes }) : voice.text('table-hours', { count: Math.round(minutes / 60) });
}

/** The sides that play together, each with its members in the order of their seats. */
export function members(sides: readonly number[]): Seat[][] {
  const groups = new Map<number, Seat[]>();
  sides.forEach((side, seat) => groups.set(side, [...(groups.get(side) ?? []), seat]));
  return [...groups.values()];
}

/** Who won, in words. */
export function winners(outcome: Outcome, sides: readonly number[], voice: Voice): string {
  const first = members(sides).filter(([seat]) => seat !== undefined && outcome.ranks[seat] === 1);
  const score = (seat: Seat): Value => ({
    type: 'phrase',
    value: phrase(voice.has('game-score') ? 'game-score' : 'play-score', { score: { type: 'number', value: outcome.scores[seat] ?? 0 } }),
  });
  const [side] = first;
  if (first.length === 1 && side !== undefined) {
    const [one = 0] = side;
    if (side.length === 1) return voice.say(phrase('play-winner', { who: seatValue(one), score: score(one) }));
    return voice.say(phrase('play-side-wins', { who: { type: 'list', value: side.map(seatValue) }, score: score(one) }));
  }
  return voice.say(phrase('play-winners', { who: { type: 'list', value: first.flat().map(seatValue) } }));
}

/** A text that begins with a heading: its first sentence. What is quoted or in brackets is part of it. */
export function headed(text: string): [string, string[]] {
  let depth = 0;
  for (const [place, sign] of [...text].entries()) {
    if ('“«('.includes(sign)) depth += 1;
    else if ('”»)'.includes(sign)) depth -= 1;
    else if (depth === 0 && '.!?'.includes(sign) && /^\s+\S/.test(text.slice(place + 1))) {
      return [text.slice(0, place + 1).replace(/\.$/, ''), [text.slice(place + 1).trim()]];
    }
  }
  return [text.replace(/\.$/, ''), []];
}

function awayOf(state: TableState, seat: Seat): number | null {
  const holder = state.room?.chairs[seat]?.holder;
  const presence: Presence | null = holder?.type === 'person' ? holder.value : null;
  return presence?.type === 'away' ? presence.value : null;
}

const isOver = (state: TableState): boolean => state.sight?.turn.type === 'over' || state.sight?.outcome != null;

/** What was sent and is not answered, in the words of the choice that it was. */
function sentWords(state: TableState, voice: Voice): string {
  const { pending, sight } = state;
  if (pending === null) return '';
  if (pending.text !== null) return pending.text;
  const wanted = pending.actions.map((action) => JSON.stringify(action));
  const said = sight?.choices.filter((choice) => wanted.includes(JSON.stringify(choice.action))).map((choice) => voice.say(choice.words));
  return said?.join(', ') ?? '';
}

/**
 * What the page knows beside the table's state: the time, since when it shows this position, whether a move has left it, how the
 * question is put now that something is chosen, what the guide explains, and how far it has come.
 */
export type Moment = {
  readonly now: number;
  readonly since: number;
  readonly waits: boolean;
  readonly asks?: readonly [string, string] | null;
  readonly shown?: Shown | null;
  readonly course?: Course | null;
};

/** What the line says now. */
export function lineOf(state: TableState, voice: Voice, { now, since, waits, asks = null, shown = null, course = null }: Moment): Line {
  const { room, sight, notice } = state;
  if (room === null || sight === null) return QUIET;
  const asked = isAsked(state);
  return (
    lost(state, voice, now, asked, waits) ??
    (notice !== null ? { ...QUIET, tone: asked ? 'you' : 'plain', heading: voice.say(notice.words), clause: notice.clause } : null) ??
    over(state, voice, course) ??
    motioned(state, voice, now, asked) ??
    paused(state, voice, now) ??
    (asked ? question(state, voice, now, { asks, shown, course }) : waiting(state, voice, now, since))
  );
}

function lost(state: TableState, voice: Voice, now: number, asked: boolean, waits: boolean): Line | null {
  const gone = now - state.linkSince;
  if (state.link !== 'lost' || gone < WORTH_TELLING) return null;
  const time = lasting(gone, voice);
  const again: Act = { label: voice.text('table-try-now'), deed: { type: 'hurry' }, main: true };
  if (state.pending !== null) {
    const move = sentWords(state, voice);
    const back: Act = { label: voice.text('table-take-move-back', { move }), deed: { type: 'unsay' } };
    const key = waits ? 'table-not-sent' : 'table-unsure';
    return { ...QUIET, tone: 'trouble', icon: 'off', heading: voice.text(key, { move }), more: [voice.text(`${key}-why`, { time })], acts: waits ? [back, again] : [again] };
  }
  const more = [voice.text(asked ? 'table-lost-asked' : 'table-lost-waiting', { time })];
  return { ...QUIET, tone: 'trouble', icon: 'off', heading: voice.text('table-lost'), more, acts: asked ? [] : [again] };
}

function over(state: TableState, voice: Voice, course: Course | null): Line | null {
  const { room, sight, you, opened } = state;
  if (room === null || sight === null || !(isOver(state) || room.given_up)) return null;
  const look: Act[] = [
    { label: voice.text('table-score-sheet'), deed: { type: 'score' } },
    { label: voice.text('table-look-back'), deed: { type: 'back' } },
  ];
  const heading = room.given_up
    ? voice.text('table-given-up')
    : sight.outcome === null
      ? voice.text('table-over')
      : winners(sight.outcome, opened?.sides ?? [], voice).replace(/\.$/, '');
  const more = room.given_up ? [voice.text('table-given-up-why')] : [];
  const closing = course === null ? null : voice.text(course.met < course.of ? 'page-guide-over' : 'page-guide-over-all', { ...course });
  if (state.next !== null) {
    const go: Act = { label: voice.text('table-go-next'), deed: { type: 'go', table: state.next }, main: true };
    return { ...QUIET, heading, more: [...more, voice.text('table-next')], closing, acts: [...look, go] };
  }
  const wanting = room.again.filter((seat) => seat !== you);
  if (you !== null && room.again.includes(you)) more.push(voice.text('table-again-you'));
  else if (wanting.length > 0) {
    const key = wanting.every((seat) => room.moved.includes(seat)) ? 'table-again-moved-wanted' : 'table-again-wanted';
    more.push(voice.say(phrase(key, { who: { type: 'list', value: wanting.map(seatValue) } })));
  }
  const acts: Act[] =
    you === null
      ? [...look, { label: voice.text('table-new-game'), deed: { type: 'new' }, main: true }]
      : room.again.includes(you)
        ? look
        : [...look, onward(voice, course), { label: voice.text('table-again'), deed: { type: 'again' }, main: true }];
  return { ...QUIET, heading, more, closing, acts };
}

/** Whoever knows the game may want other seats, whoever was guided through it perhaps another game. */
const onward = (voice: Voice, course: Course | null): Act =>
  course === null ? { label: voice.text('table-again-moved'), deed: { type: 'again-moved' } } : { label: voice.text('page-guide-other'), deed: { type: 'home' } };

/** What somebody asks of the others; where the game asks the reader, only if it is the reader's to answer. */
function motioned(state: TableState, voice: Voice, now: number, asked: boolean): Line | null {
  const motion = state.room?.motion ?? null;
  if (motion === null) return null;
  const mine = state.you !== null && motion.asked.includes(state.you) && !motion.yes.includes(state.you);
  if (asked && !mine) return null;
  const heading = motionWords(motion, state.you, voice);
  const votes = votesOf(motion);
  if (!mine) return { ...QUIET, heading, more: [silence(motion, state, voice, now)], votes };
  const why = voice.text(`table-asks-${motion.motion.type}-why`, { whom: whomOf(motion.motion, voice) });
  return { ...QUIET, tone: 'you', heading, more: [why], votes, acts: answers(motion, voice) };
}

const votesOf = (motion: MotionTold): Vote[] => motion.asked.map((seat) => ({ seat, yes: motion.yes.includes(seat) }));

const silence = (motion: MotionTold, state: TableState, voice: Voice, now: number): string =>
  voice.text('table-asked-until', { time: lasting(motion.until - now - state.ahead, voice) });

function motionWords({ by, motion }: MotionTold, you: Seat | null, voice: Voice): string {
  const whom = whomOf(motion, voice);
  return by === you ? voice.text(`table-asked-${motion.type}`, { whom }) : voice.text(`table-asks-${motion.type}`, { who: voice.title(by), whom });
}

const whomOf = (motion: Motion, voice: Voice): string => (motion.type === 'replace' ? voice.name(motion.value.seat) : '');

function answers(motion: MotionTold, voice: Voice): Act[] {
  const kind = motion.motion.type;
  return [
    { label: voice.text(`table-no-${kind}`), deed: { type: 'no' } },
    { label: voice.text(`table-yes-${kind}`, { who: voice.name(motion.by) }), deed: { type: 'yes' }, main: true },
  ];
}

/** The first who has been away for a minute, if anybody has. */
function longAway(state: TableState, now: number): { seat: Seat; gone: number } | null {
  const chairs = state.room?.chairs ?? [];
  for (const seat of chairs.keys()) {
    const since = awayOf(state, seat);
    const gone = since === null ? 0 : now + state.ahead - since;
    if (gone >= AWAY && seat !== state.you) return { seat, gone };
  }
  return null;
}

function paused(state: TableState, voice: Voice, now: number): Line | null {
  const since = state.room?.paused ?? null;
  if (since === null) return null;
  const away = longAway(state, now);
  const go: Act = { label: voice.text('table-resume'), deed: { type: 'resume' }, main: true };
  const bot: Act[] = away === null ? [] : [{ label: voice.text('table-bot-plays-on'), deed: { type: 'replace', seat: away.seat } }];
  const by = state.story.findLast(({ what }) => what.type === 'paused')?.what;
  const heading =
    away !== null
      ? voice.text('table-paused-away', { who: voice.name(away.seat) })
      : by?.type === 'paused'
        ? voice.say(phrase('table-paused-by', { who: seatValue(by.value.seat) }))
        : voice.text('table-paused');
  const more = [voice.text('table-paused-since', { time: lasting(now + state.ahead - since, voice) })];
  return { ...QUIET, icon: 'pause', heading, more, acts: state.you === null ? [] : [...bot, go] };
}

/** A question as the page puts it, where it has words of its own. */
export function onPage(asked: Phrase, voice: Pick<Voice, 'say' | 'has'>): string {
  const key = `page-${asked.key}`;
  return voice.say(voice.has(key) ? { ...asked, key } : asked);
}

function question(state: TableState, voice: Voice, now: number, { asks, shown, course }: Pick<Required<Moment>, 'asks' | 'shown' | 'course'>): Line {
  const said = state.sight?.question.map((asked) => onPage(asked, voice)) ?? [];
  const decided = decision(state, voice);
  if (state.hinted !== null) {
    const [heading, more] = headed(voice.say(state.hinted.words[0] ?? { key: 'table-hint' }));
    return { ...QUIET, tone: 'you', icon: 'hint', heading, more };
  }
  const [first, rest] = headed(said[0] ?? voice.text('table-your-turn'));
  const [heading, reason] = asks ?? [first, [...rest, ...said.slice(1)].join(' ')];
  const why = [reason].filter((words) => words !== '');
  const motion = state.room?.motion ?? null;
  if (motion !== null) {
    const more = [`${motionWords(motion, state.you, voice)}. ${silence(motion, state, voice, now)}`];
    return { ...QUIET, tone: 'you', heading, more, votes: votesOf(motion) };
  }
  if (shown !== null && !state.thinking) {
    const { lesson, step, of } = shown;
    const points = lesson.points.map(({ words }) => voice.say(words));
    return { ...QUIET, tone: 'you', heading: voice.say(lesson.heading), more: decided === null ? [] : [decided], lesson: { points, step, of } };
  }
  const more = [...(decided === null ? [] : [decided]), ...(state.thinking ? [voice.text('table-hint-thinking')] : why)];
  const explained = course !== null && course.met >= course.of ? { points: [], step: course.of, of: course.of } : null;
  return { ...QUIET, tone: 'you', heading, more, lesson: explained };
}

/** How what was asked ended, where that is not seen on the table. */
function decision(state: TableState, voice: Voice): string | null {
  const agreement = state.decided?.agreement;
  if (agreement === undefined || agreement.type === 'agreed') return null;
  if (agreement.type === 'declined') return voice.say(phrase('motion-declined', { who: seatValue(agreement.value) }));
  return voice.text(`motion-${agreement.type}`);
}

function waiting(state: TableState, voice: Voice, now: number, since: number): Line {
  const decided = decision(state, voice);
  const told = decided === null ? [] : [decided];
  if (state.pending !== null) return { ...QUIET, heading: voice.text('table-sent', { move: sentWords(state, voice) }), more: told };
  const turn = turnOf(state.sight?.turn);
  if (turn === null) return { ...QUIET, heading: voice.text('table-chance'), more: told };
  const who = voice.title(turn);
  const away = awayOf(state, turn);
  if (away === null) {
    const thought = now - since;
    const long = thought >= LONG_THOUGHT ? [voice.text('table-thinking-since', { time: lasting(thought, voice) })] : [];
    return { ...QUIET, heading: voice.text('table-thinking', { who }), more: [...told, ...long], breathing: true };
  }
  const gone = now + state.ahead - away;
  const replace: Act = { label: voice.text('table-bot-plays-on'), deed: { type: 'replace', seat: turn }, main: true };
  const more = gone < LONG_THOUGHT ? voice.text('table-away-kept') : voice.text('table-away-since', { time: lasting(gone, voice) });
  return { ...QUIET, heading: voice.text('table-away', { who }), more: [...told, more], acts: gone >= AWAY && state.you !== null ? [replace] : [] };
}
