import type { Attachment } from 'svelte/attachments';
import type { Point } from '../wire/game';

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

/** Pegs the number of each sentence on the thing that it is about, and keeps it there while the table changes. */
export function pegs(points: readonly Point[]): Attachment<HTMLElement> {
  return (table) => {
    let pegged: HTMLElement[] = [];
    const wanted = (): Map<HTMLElement, string> => {
      const found = new Map<HTMLElement, string>();
      points.forEach(({ at }, place) => {
        const one = at === null ? null : thing(table, at);
        if (one !== null) found.set(one, [found.get(one), String(place + 1)].filter((number) => number !== undefined).join(' '));
      });
      return found;
    };
    const put = (): void => {
      const found = wanted();
      pegged.filter((one) => !found.has(one)).forEach((one) => delete one.dataset['peg']);
      found.forEach((number, one) => {
        if (one.dataset['peg'] !== number) one.dataset['peg'] = number;
      });
      pegged = [...found.keys()];
    };
    const changes = new MutationObserver(put);
    changes.observe(table, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-part', 'data-card'] });
    put();
    // What the first sentence is about is seen for certain.
    pegged.toReversed().forEach((one) => one.scrollIntoView?.({ block: 'nearest' }));
    return () => {
      changes.disconnect();
      pegged.forEach((one) => delete one.dataset['peg']);
    };
  };
}
