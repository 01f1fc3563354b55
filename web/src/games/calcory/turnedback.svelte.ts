import type { CalcorySight, Space } from '../../wire/calcory';
import type { Phrase } from '../../wire/game';
import type { Told } from '../../wire/protocol';
import { deedsAfter, taleAfter, turnedBack, type Turned } from './calcory';

/** So long a card is shown before it is turned back; and half of a turn, until it stands on its edge. */
export const SHOWN = 1600;
export const HALF = 110;

/** A card that is turned back: shown, then turning away; then its back comes up, and nothing is left of what it was. */
export type Going = { readonly type: 'shown' | 'closing'; readonly turned: Turned } | { readonly type: 'opening' };

/**
 * Cards that are turned back stay for a moment, told by what happens at the table and by nothing else: who comes later does not
 * see them.
 */
export class TurnedBack {
  private going: ReadonlyMap<Space, Going> = $state.raw(new Map());
  private news: readonly Phrase[] = $state.raw([]);
  private before: CalcorySight | null = null;
  private seq = 0;
  private readonly timers = new Map<Space, ReturnType<typeof setTimeout>>();
  private silence: ReturnType<typeof setTimeout> | undefined;

  at(space: Space): Going | null {
    return this.going.get(space) ?? null;
  }

  /** What just happened, for whoever listens: said once, like everything that has to be remembered. */
  get tale(): readonly Phrase[] {
    return this.news;
  }

  /** The position has changed. */
  see(sight: CalcorySight, told: readonly Told[]): void {
    const { before } = this;
    const deeds = deedsAfter(told, this.seq);
    const tale = taleAfter(told, this.seq);
    this.before = sight;
    this.seq = Math.max(this.seq, ...told.map(({ seq }) => seq));
    if (before === null || before === sight) return;
    const down = new Set(sight.view.open.down);
    for (const space of this.going.keys()) if (!down.has(space)) this.forget(space);
    for (const turned of turnedBack(before, sight, deeds)) {
      if (turned.beaten) this.close(turned);
      else this.then(turned.space, { type: 'shown', turned }, SHOWN, () => this.close(turned));
    }
    clearTimeout(this.silence);
    this.news = tale;
    this.silence = setTimeout(() => (this.news = []), SHOWN);
  }

  /** The table is left. */
  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    clearTimeout(this.silence);
  }

  private close(turned: Turned): void {
    const { space } = turned;
    this.then(space, { type: 'closing', turned }, HALF, () => this.then(space, { type: 'opening' }, HALF, () => this.forget(space)));
  }

  private then(space: Space, now: Going, lasts: number, next: () => void): void {
    clearTimeout(this.timers.get(space));
    this.going = new Map(this.going).set(space, now);
    this.timers.set(space, setTimeout(next, lasts));
  }

  private forget(space: Space): void {
    clearTimeout(this.timers.get(space));
    this.timers.delete(space);
    this.going = new Map([...this.going].filter(([one]) => one !== space));
  }
}
