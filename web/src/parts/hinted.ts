import type { Attachment } from 'svelte/attachments';
import './hinted.css';

/** What a hint's move is done with: things that bear the move, several of them parted by `|`; else the cards that it names, one’s own first. */
function things(table: Element, notation: string): HTMLElement[] {
  const all = (wanted: string, isIt: (one: HTMLElement) => boolean): HTMLElement[] =>
    [...table.querySelectorAll<HTMLElement>(wanted)].filter((one) => isIt(one) && one.getClientRects().length > 0);
  const moves = all('[data-move]', ({ dataset }) => dataset['move']?.split('|').includes(notation) === true);
  if (moves.length > 0) return moves;
  return notation.split(' ').flatMap((word) => {
    const isCard = ({ dataset }: HTMLElement): boolean => dataset['card'] === word;
    const [one] = [...all('.tray [data-card]', isCard), ...all('.field button[data-card]', isCard)];
    return one === undefined ? [] : [one];
  });
}

/** Puts a ring on what a hint is about, and keeps it there while the table changes. */
export function hinted(notation: string | null): Attachment<HTMLElement> | undefined {
  if (notation === null) return undefined;
  return (table) => {
    let ringed: HTMLElement[] = [];
    const put = (): void => {
      const found = things(table, notation);
      ringed.filter((one) => !found.includes(one)).forEach((one) => delete one.dataset['hinted']);
      found.filter(({ dataset }) => dataset['hinted'] === undefined).forEach(({ dataset }) => (dataset['hinted'] = ''));
      ringed = found;
    };
    const changes = new MutationObserver(put);
    changes.observe(table, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-move', 'data-card'] });
    put();
    ringed[0]?.scrollIntoView?.({ block: 'nearest' });
    return () => {
      changes.disconnect();
      ringed.forEach((one) => delete one.dataset['hinted']);
    };
  };
}
