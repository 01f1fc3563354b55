/*
 * Motion says where a thing went (look 9). A component that shows a position has one `Flights` and calls it around every update:
 *
 *   const flights = new Flights(() => element);                        // everything inside this element takes part
 *   $effect.pre(() => { void scene.sight; void scene.sent; flights.before(); });
 *   $effect(() => { void scene.sight; void scene.sent; flights.after(); });
 *
 * What takes part says so by attributes:
 *
 *   data-fly="2:r7"   what it is: an element with the same id after the update has moved here from there (the nearest, of twins)
 *   data-seat="2"     the name of a seat, where things come from and go to
 *   data-from="2"     if it is new: it comes from this seat's name …
 *   data-turn         … as a back that turns over on the way
 *   data-to="2"       if it is gone after the update: it goes to this seat's name
 *
 * Where it is known only with the update who takes what, `before` is told: those things close up and go to the name together.
 *
 * Copies fly in a layer above everything, so that nothing is cut off or shifted; the thing itself stays where it will be and
 * takes clicks all the time. A new update ends what still flies. Without motion (prefers-reduced-motion) things fade in, ringed for a moment.
 * `throwAt` sends copies of anything from one element to another (chips, coins).
 */

const EASE = 'cubic-bezier(.2,.7,.2,1)';
const MOVE = 260;
const GATHER = 320;
const CLOSE = 120;
/** How much of a card is seen beside the next one when they have closed up. */
const STRIP = 0.3;
const DEAL = 420;
/** So many at once are a deal: one after the other, all within this time. */
const MANY = 4;
const APART = 40;
const DEALT = 900;
const FADE = 120;
const RING = 1500;
/** Less than this is no journey: a card that is lifted does so by itself. */
const NEAR = 14;

export type Place = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

export const distance = (one: Place, other: Place): number =>
  Math.hypot(one.left + one.width / 2 - other.left - other.width / 2, one.top + one.height / 2 - other.top - other.height / 2);

/**
 * From where each of the things with one id comes: what stayed keeps its place, of the rest the nearest go first. Where there
 * are more than before, the new ones come from the nearest place that there was; `null` if there was none.
 */
export function origins(before: readonly Place[], after: readonly Place[]): (Place | null)[] {
  const found: (Place | null)[] = after.map(() => null);
  const pairs = after
    .flatMap((there, to) => before.map((here, from) => ({ from, to, far: distance(here, there) })))
    .sort((one, other) => one.far - other.far);
  const used = new Set<number>();
  for (const { from, to } of pairs) {
    if (found[to] !== null || used.has(from)) continue;
    used.add(from);
    found[to] = before[from] ?? null;
  }
  for (const { from, to } of pairs) found[to] ??= before[from] ?? null;
  return found;
}

/** How long after the first each of so many things starts. */
export const apart = (count: number): number => (count < MANY ? 0 : Math.min(APART, (DEALT - DEAL) / (count - 1)));

const isStill = (): boolean => typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Where things are that have closed up around their middle, in their order. */
export function closedUp(places: readonly Place[]): Place[] {
  const mean = (of: (place: Place) => number): number => places.reduce((sum, place) => sum + of(place), 0) / places.length;
  const [x, y] = [mean(({ left, width }) => left + width / 2), mean(({ top, height }) => top + height / 2)];
  return places.map(({ width, height }, at) => ({
    left: x - width / 2 + (at - (places.length - 1) / 2) * width * STRIP,
    top: y - height / 2,
    width,
    height,
  }));
}

type Leaver = { readonly copy: HTMLElement; readonly place: Place; readonly to: string; readonly id: string; readonly together: boolean };

export class Flights {
  private known: Map<string, Place[]> | null = null;
  private leavers: Leaver[] = [];
  private readonly flying = new Set<Animation>();
  private layer: HTMLElement | null = null;

  constructor(private readonly within: () => Element | null | undefined) {}

  /** Remembers where everything is, and to which seat what will be gone goes. */
  before(taker?: (id: string) => number | undefined): void {
    const root = this.within();
    if (root == null) return this.finish();
    this.known = new Map();
    this.leavers = [];
    for (const element of root.querySelectorAll<HTMLElement>('[data-fly]')) {
      const id = element.dataset['fly'] ?? '';
      const place = element.getBoundingClientRect();
      this.known.set(id, [...(this.known.get(id) ?? []), place]);
      const taken = taker?.(id);
      const to = taken === undefined ? element.dataset['to'] : String(taken);
      if (to !== undefined) this.leavers.push({ copy: copied(element, place), place, to, id, together: taken !== undefined });
    }
    // What flies is a copy: things are where they are, and are measured before anything changes.
    this.finish();
  }

  /** Sends everything that is elsewhere, new or gone on its way. */
  after(): void {
    const root = this.within();
    const known = this.known;
    this.known = null;
    if (root == null || known === null || typeof root.animate !== 'function') return;
    const now = new Map<string, HTMLElement[]>();
    for (const element of root.querySelectorAll<HTMLElement>('[data-fly]')) {
      const id = element.dataset['fly'] ?? '';
      now.set(id, [...(now.get(id) ?? []), element]);
    }
    const journeys: { element: HTMLElement; from: Place; to: Place; isNew: boolean }[] = [];
    for (const [id, elements] of now) {
      const places = elements.map((element) => element.getBoundingClientRect());
      const came = origins(known.get(id) ?? [], places);
      elements.forEach((element, at) => {
        const to = places[at];
        const from = came[at] ?? this.seat(root, element.dataset['from']);
        if (to === undefined || from === null || distance(from, to) < NEAR) return;
        journeys.push({ element, from, to, isNew: came[at] === null });
      });
    }
    // All is measured before the first copy is added: one in between would have everything laid out again.
    const gone = (isStill() ? [] : this.leavers.filter(({ id }) => !now.has(id))).map((leaver) => ({ ...leaver, seat: this.seat(root, leaver.to) }));
    const gap = apart(journeys.filter(({ isNew }) => isNew).length);
    let dealt = 0;
    for (const { element, from, to, isNew } of journeys) {
      const isDealt = isNew && gap > 0;
      const timing = { delay: isDealt ? gap * dealt : 0, duration: isDealt ? DEAL : MOVE, turns: isNew && element.dataset['turn'] !== undefined };
      if (isDealt) dealt += 1;
      if (!isStill()) this.fly(element, copied(element, to), from, to, timing);
      else if (isNew || distance(from, to) > to.height) appear(element);
    }
    const closed = closedUp(gone.filter(({ together }) => together).map(({ place }) => place));
    for (const { copy, place, seat, together } of gone) {
      const via = together ? closed.shift() : undefined;
      if (seat !== null) this.leave(copy, place, seat, via);
    }
    this.leavers = [];
  }

  /** Sends copies of a thing from one element to another, one after the other. */
  throwAt(what: HTMLElement, from: Element, to: Element, count = 1, gap = 45, duration = DEAL): void {
    if (isStill() || typeof what.animate !== 'function') return;
    const size = what.getBoundingClientRect();
    const [start, end] = [centred(from.getBoundingClientRect(), size), centred(to.getBoundingClientRect(), size)];
    for (let one = 0; one < count; one += 1) {
      this.fly(null, copied(what, end), start, end, { delay: gap * one, duration, turns: false });
    }
  }

  /** Ends everything that still flies. */
  finish(): void {
    for (const animation of this.flying) animation.finish();
    this.flying.clear();
    this.layer?.remove();
    this.layer = null;
  }

  private seat(root: Element, seat: string | undefined): Place | null {
    if (seat === undefined) return null;
    const place = root.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
    return place === undefined || place.width === 0 ? null : place;
  }

  private fly(
    element: HTMLElement | null,
    copy: HTMLElement,
    from: Place,
    to: Place,
    { delay, duration, turns }: { delay: number; duration: number; turns: boolean },
  ): void {
    this.above().append(copy);
    const timing: KeyframeAnimationOptions = { delay, duration, easing: EASE, fill: 'both' };
    if (turns) this.turn(copy, timing);
    if (element !== null) this.keep(element.animate([{ opacity: 0 }, { opacity: 0 }], { delay, duration, fill: 'backwards' }));
    this.keep(copy.animate([{ transform: shift(from, to) }, { transform: 'none' }], timing), copy);
  }

  /** What leaves gets smaller and is gone at the name; what leaves together has closed up before. */
  private leave(copy: HTMLElement, place: Place, seat: Place, via?: Place): void {
    this.above().append(copy);
    const first = via === undefined ? 0 : CLOSE;
    const duration = first + GATHER;
    const near = via === undefined ? [] : [{ transform: shift(via, place), opacity: 1, offset: first / duration, easing: EASE }];
    const frames = [{ transform: 'none', opacity: 1 }, ...near, { opacity: 1, offset: (first + GATHER * 0.7) / duration }, { transform: shift(seat, place), opacity: 0 }];
    this.keep(copy.animate(frames, { duration, easing: via === undefined ? EASE : 'linear', fill: 'both' }), copy);
  }

  private turn(copy: HTMLElement, timing: KeyframeAnimationOptions): void {
    const face = copy.querySelector('svg');
    if (face === null) return;
    const back = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
    use.setAttribute('href', '#back');
    back.setAttribute('viewBox', '0 0 100 140');
    back.setAttribute('preserveAspectRatio', 'none');
    back.append(use);
    Object.assign(back.style, { position: 'absolute', inset: '0' });
    face.after(back);
    const edge = { transform: 'scaleX(0)' };
    const flat = { transform: 'scaleX(1)' };
    this.keep(back.animate([flat, { ...edge, offset: 0.5 }, edge], timing));
    this.keep(face.animate([edge, { ...edge, offset: 0.5 }, flat], timing));
  }

  private keep(animation: Animation, copy?: HTMLElement): void {
    this.flying.add(animation);
    const over = (): void => {
      this.flying.delete(animation);
      copy?.remove();
    };
    animation.onfinish = over;
    animation.oncancel = over;
  }

  private above(): HTMLElement {
    if (this.layer === null) {
      this.layer = document.createElement('div');
      this.layer.setAttribute('aria-hidden', 'true');
      Object.assign(this.layer.style, { position: 'fixed', inset: '0', overflow: 'hidden', pointerEvents: 'none', zIndex: '30', contain: 'strict' });
      // On the table, so that copies look as the things do there.
      (this.within()?.closest('.table') ?? document.body).append(this.layer);
    }
    return this.layer;
  }
}

const centred = (at: Place, size: Place): Place => ({
  left: at.left + (at.width - size.width) / 2,
  top: at.top + (at.height - size.height) / 2,
  width: size.width,
  height: size.height,
});

/** What brings something that lies at `to` to where `from` is. A name is smaller than a card: things shrink to its height. */
export function shift(from: Place, to: Place): string {
  const scale = Math.min(from.width / to.width, from.height / to.height);
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** A picture of an element that can lie anywhere. */
function copied(element: HTMLElement, place: Place): HTMLElement {
  const copy = document.createElement('span');
  copy.className = element.className;
  copy.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
  for (const attribute of ['data-fly', 'id']) copy.querySelectorAll(`[${attribute}]`).forEach((inner) => inner.removeAttribute(attribute));
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${place.left}px`,
    top: `${place.top}px`,
    width: `${place.width}px`,
    height: `${place.height}px`,
    margin: '0',
    transition: 'none',
  });
  copy.style.setProperty('--cw', `${place.width}px`);
  copy.style.setProperty('--sw', `${place.width}px`);
  return copy;
}

/** Without motion: there at once, with a ring for whoever looked elsewhere. */
function appear(element: HTMLElement): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
  const ring = { outline: '3px solid currentColor', outlineOffset: '3px' };
  element.animate([ring, ring], { duration: RING });
}
