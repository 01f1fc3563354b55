import type { Attachment } from 'svelte/attachments';
import type { Point } from '../wire/game';
import { boxAt, spotFor, type Box, type Size } from './places';
import { readOn } from './read';

/** How a part of the table is named in `data-part`, which may hold several names. */
export const partName = (at: string): string => at.replaceAll(' ', '-');

/** The thing on the table that a sentence is about: a part that bears its name, else a card, the reader's own first. */
function thing(table: Element, at: string): HTMLElement | null {
  const shown = (wanted: string, isIt: (one: HTMLElement) => boolean): HTMLElement | undefined =>
    [...table.querySelectorAll<HTMLElement>(wanted)].find((one) => isIt(one) && one.getClientRects().length > 0);
  const isPart = ({ dataset }: HTMLElement): boolean => dataset['part']?.split(' ').includes(partName(at)) === true;
  const isCard = ({ dataset }: HTMLElement): boolean => dataset['card'] === at;
  return shown('[data-part]', isPart) ?? shown('.tray [data-card]', isCard) ?? shown('.field [data-card]', isCard) ?? null;
}

/** How large a number is drawn, as guide.css has it: they stand side by side where several mean one thing. */
const HIGH = 21;
const sizeOf = (number: string): Size => ({ width: HIGH + 12 * (number.split(' ').length - 1), height: HIGH });
/** The ring around a number is not cut off either. */
const RING = 3;

/** The innermost part of the table that cuts off what goes beyond it. */
function frameOf(one: Element, table: Element): Element {
  for (let part: Element | null = one; part !== null && part !== table; part = part.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(part);
    if ([overflowX, overflowY].some((kind) => ['auto', 'scroll', 'hidden', 'clip'].includes(kind))) return part;
  }
  return table;
}

/** Where a number can be seen: on the table, or in the part of it that scrolls with its thing. */
function roomOf(one: Element, table: Element): Box {
  const frame = frameOf(one, table);
  const { left, top, right, bottom } = frame.getBoundingClientRect();
  const start = { left: left - frame.scrollLeft, top: top - frame.scrollTop };
  const end = { right: Math.max(right, start.left + frame.scrollWidth), bottom: Math.max(bottom, start.top + frame.scrollHeight) };
  return { left: start.left + RING, top: start.top + RING, right: end.right - RING, bottom: end.bottom - RING };
}

/** As much of a thing as is seen: the next card of a hand lies on it. */
function seenOf(one: HTMLElement): Box {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const over = one.matches('.hand .card') ? one.nextElementSibling?.getBoundingClientRect().left : undefined;
  return { left, top, right: over !== undefined && over > left ? Math.min(right, over) : right, bottom };
}

/** Puts every number where it covers nothing that is read. */
function place(pegged: readonly HTMLElement[], table: Element): void {
  if (pegged.length === 0) return;
  const read = readOn(table);
  // All is measured before anything is moved.
  const spots = pegged.map((one) => {
    const size = sizeOf(one.dataset['peg'] ?? '');
    const spot = spotFor(seenOf(one), size, read, roomOf(one, table));
    read.push(boxAt(spot, size));
    const { left, top } = one.getBoundingClientRect();
    return { x: spot.left - left - one.clientLeft, y: spot.top - top - one.clientTop };
  });
  pegged.forEach((one, number) => {
    const spot = spots[number];
    if (spot === undefined) return;
    one.style.setProperty('--peg-x', `${Math.round(spot.x)}px`);
    one.style.setProperty('--peg-y', `${Math.round(spot.y)}px`);
  });
}

function unpeg(one: HTMLElement): void {
  delete one.dataset['peg'];
  one.style.removeProperty('--peg-x');
  one.style.removeProperty('--peg-y');
}

/**
 * Pegs the number of each sentence on the thing that it is about, and keeps it there while the table changes. `found` is told which
 * sentences have something on the table to be about.
 */
export function pegs(points: readonly Point[], found: (places: readonly number[]) => void = () => undefined): Attachment<HTMLElement> {
  return (table) => {
    let pegged: HTMLElement[] = [];
    let told = '';
    const wanted = (): Map<HTMLElement, string> => {
      const numbers = new Map<HTMLElement, string>();
      const places: number[] = [];
      points.forEach(({ at }, place) => {
        const one = at === null ? null : thing(table, at);
        if (one === null) return;
        places.push(place);
        numbers.set(one, [numbers.get(one), String(place + 1)].filter((number) => number !== undefined).join(' '));
      });
      if (places.join() !== told) found(places);
      told = places.join();
      return numbers;
    };
    const put = (): void => {
      const numbers = wanted();
      pegged.filter((one) => !numbers.has(one)).forEach(unpeg);
      numbers.forEach((number, one) => {
        if (one.dataset['peg'] !== number) one.dataset['peg'] = number;
      });
      pegged = [...numbers.keys()];
      place(pegged, table);
    };
    const again = (): void => place(pegged, table);
    const changes = new MutationObserver(put);
    changes.observe(table, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-part', 'data-card'] });
    const sizes = new ResizeObserver(again);
    table.querySelectorAll(':scope, .field, .tray').forEach((part) => sizes.observe(part));
    // A card that is lifted takes its number along; what stands beside it may not.
    table.addEventListener('transitionend', again);
    put();
    // What the first sentence is about is seen for certain.
    pegged.toReversed().forEach((one) => one.scrollIntoView?.({ block: 'nearest' }));
    return () => {
      changes.disconnect();
      sizes.disconnect();
      table.removeEventListener('transitionend', again);
      pegged.forEach(unpeg);
      found([]);
    };
  };
}
