import type { Attachment } from 'svelte/attachments';

/** So much of a lesson is seen whatever else there is: two lines, and a part of the third, which tells that there is more. */
const LEAST = 56;
/** What a shadow or a number laps over is no row that is cut off. */
const SLACK = 4;

/** How much of a part is cut off, if it lies over or under the line: on a lying phone the field stands beside it. */
function cut(part: Element | null, line: DOMRect): number {
  if (part === null) return 0;
  const { left, right } = part.getBoundingClientRect();
  return left < line.right && right > line.left ? part.scrollHeight - part.clientHeight - SLACK : 0;
}

/** A lesson never takes room from the table: where both cannot be whole, its sentences scroll inside. */
export const fits: Attachment<HTMLElement> = (table) => {
  const [field, tray] = [table.querySelector('.field'), table.querySelector('.tray')];
  const fit = (): void => {
    const list = table.querySelector<HTMLElement>('.jina .lesson');
    if (list === null) return;
    list.style.removeProperty('max-height');
    const line = list.getBoundingClientRect();
    const lacking = Math.max(...[field, tray, table].map((part) => cut(part, line)));
    if (lacking > 0) list.style.setProperty('max-height', `${Math.max(LEAST, list.offsetHeight - lacking)}px`);
  };
  const sizes = new ResizeObserver(fit);
  [table, field, tray].forEach((part) => part !== null && sizes.observe(part));
  const changes = new MutationObserver(fit);
  changes.observe(table, { childList: true, subtree: true, characterData: true });
  fit();
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
};

/** What goes on below the edge fades out there. */
export const fades: Attachment<HTMLElement> = (list) => {
  const look = (): void => void list.classList.toggle('more', list.scrollTop + list.clientHeight < list.scrollHeight - 2);
  const sizes = new ResizeObserver(look);
  sizes.observe(list);
  list.addEventListener('scroll', look, { passive: true });
  look();
  return () => {
    sizes.disconnect();
    list.removeEventListener('scroll', look);
  };
};
