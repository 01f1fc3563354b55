import { api, Trouble, type LaidOpen, type Moment } from '../api';
import type { Seat } from '../wire/game';
import type { Review, Turning, Worths } from '../wire/protocol';

/** How many steps are fetched ahead of where one is. */
const AHEAD = 4;
/** Whoever goes on at once does not want to know what every move was worth. */
const REST = 400;

/** A game that is over: fetched step by step, as far as one goes. */
export class Past {
  /** How many steps it had. */
  steps: number = $state(0);
  at: number = $state(0);
  trouble: Trouble | null = $state.raw(null);
  /** The moment that is shown: the one asked for, or the last one that came while that is on its way. */
  shown: LaidOpen | null = $state.raw(null);
  moments: readonly Moment[] = $state.raw([]);
  /** The moments that decided it; nothing as long as they are being looked for. */
  turning: Turning | null = $state.raw(null);
  /** The decisions of a seat by what it knew; nothing as long as they are being thought over, or could not be. */
  review: Review | null = $state.raw(null);
  reviewFailed: boolean = $state(false);
  /** What every move of the decision that is looked at was worth; nothing as long as that is being counted, or could not be. */
  worths: Worths | null = $state.raw(null);
  worthsFailed: boolean = $state(false);
  private reviewed: Seat | null = null;
  private weighed: number | null = null;
  private weighing: AbortController | null = null;
  private readonly weights = new Map<number, Worths>();
  private readonly known = new Map<number, Promise<LaidOpen>>();
  private whose: Seat | null | undefined = undefined;
  /** Whoever does not say which moment begins where there was something to decide: before that the table is empty. */
  private opens: boolean;

  constructor(
    private readonly table: string,
    first: number | null,
  ) {
    this.opens = first === null;
    if (first !== null) void this.go(first);
    // Whoever looks back can do without it.
    void api.turning(table).then((found) => (this.turning = found), () => undefined);
  }

  async go(step: number): Promise<void> {
    this.opens = false;
    const wanted = this.steps === 0 ? Math.max(0, step) : Math.min(Math.max(0, step), this.steps);
    this.at = wanted;
    try {
      const moment = await this.fetch(wanted);
      this.steps = moment.steps;
      if (this.at === wanted) this.shown = moment;
      for (let next = wanted + 1; next <= Math.min(wanted + AHEAD, moment.steps); next += 1) void this.fetch(next).catch(() => undefined);
      if (wanted > 0) void this.fetch(wanted - 1).catch(() => undefined);
    } catch (why) {
      this.trouble = why instanceof Trouble ? why : new Trouble(0, String(why), null);
    }
  }

  /** The story as this seat was told it, or whoever stood by. */
  async tell(seat: Seat | null): Promise<void> {
    if (this.whose === seat) return;
    this.whose = seat;
    const all: Moment[] = [];
    try {
      for (let more = true; more; ) {
        const { steps, moments } = await api.moments(this.table, seat, all.length);
        all.push(...moments);
        more = moments.length > 0 && all.length < steps;
        const start = playableFrom(all, 0);
        if (this.opens && (start !== null || !more)) void this.go(start ?? steps);
      }
      if (this.whose === seat) this.moments = all;
    } catch (why) {
      if (this.whose === seat) this.trouble = why instanceof Trouble ? why : new Trouble(0, String(why), null);
    }
  }

  /** Has the decisions of a seat thought over, or of none. */
  async judge(seat: Seat | null): Promise<void> {
    if (this.reviewed === seat) return;
    this.reviewed = seat;
    this.review = null;
    this.reviewFailed = false;
    if (seat === null) return;
    try {
      const found = await api.review(this.table, seat);
      if (this.reviewed === seat) this.review = found;
    } catch {
      // Whoever looks back can do without it.
      if (this.reviewed === seat) this.reviewFailed = true;
    }
  }

  /** Has every move of the decision at a step counted, or of none. */
  async weigh(step: number | null): Promise<void> {
    if (this.weighed === step) return;
    this.weighed = step;
    // Nobody waits for the one before any more: the server is told, and does not think it over.
    this.weighing?.abort();
    this.worths = step === null ? null : (this.weights.get(step) ?? null);
    this.worthsFailed = false;
    if (step === null || this.worths !== null) return;
    const { signal } = (this.weighing = new AbortController());
    await new Promise((resolve) => setTimeout(resolve, REST));
    if (signal.aborted) return;
    try {
      const found = await api.worths(this.table, step, signal);
      this.weights.set(step, found);
      if (!signal.aborted) this.worths = found;
    } catch {
      if (!signal.aborted) this.worthsFailed = true;
    }
  }

  private fetch(step: number): Promise<LaidOpen> {
    const kept = this.known.get(step);
    if (kept !== undefined) return kept;
    const coming = api.moment(this.table, step);
    this.known.set(step, coming);
    // What did not come is asked for again.
    coming.catch(() => this.known.delete(step));
    return coming;
  }
}

/** The hands of a match that a story has, and the steps of each. The count rises with the step that ends a hand. */
export function byHand(moments: readonly Moment[]): { hand: number; moments: Moment[] }[] {
  const hands: { hand: number; moments: Moment[] }[] = [];
  let hand = 0;
  for (const moment of moments) {
    const last = hands.at(-1);
    if (last?.hand === hand) last.moments.push(moment);
    else hands.push({ hand, moments: [moment] });
    hand = moment.hand;
  }
  return hands;
}

/** The step from which one can play on: this one if it is somebody’s turn there, else the next such one, or the last. */
export function playableFrom(moments: readonly Moment[], at: number): number | null {
  const acts = ({ step, by }: Moment): boolean => by !== null && step > 1;
  const next = moments.slice(at).find(acts) ?? moments.findLast(acts);
  return next === undefined ? null : next.step - 1;
}

const isTold = ({ story }: Moment): boolean => story.length > 0;

/** The first moment from a step on of which something is told: steps that somebody makes in one go are told with the last. */
export const toldFrom = (moments: readonly Moment[], step: number): Moment | null => moments.slice(Math.max(0, step - 1)).find(isTold) ?? null;

/** The last moment up to a step of which something is told. */
export const toldUpTo = (moments: readonly Moment[], step: number): Moment | null => moments.slice(0, Math.max(0, step)).findLast(isTold) ?? null;
