import type { Attachment } from 'svelte/attachments';

/** How a group is walked through. */
export type Roving = {
  /** What its members are. */
  readonly members?: string;
  /** Digits choose the nth member, where that is not the group's way to write numbers. */
  readonly digits?: boolean;
  /** They lie in rows and columns: every arrow goes to the neighbour that is seen there, in whatever order they are written. */
  readonly plane?: boolean;
};

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

const mayBe = (member: HTMLElement): boolean => member.getAttribute('aria-disabled') !== 'true';

const middle = (box: Box): { x: number; y: number } => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });

/** The member nearest to the left or right in the row above or below; −1 if there is no such row. */
export function nearest(boxes: readonly Box[], from: number, down: boolean): number {
  const here = boxes[from];
  if (here === undefined) return -1;
  const { x, y } = middle(here);
  const height = here.bottom - here.top;
  const apart = boxes.map((box, index) => {
    const there = middle(box);
    const steps = (down ? there.y - y : y - there.y) / Math.max(height, 1);
    // Cards that stand up are still in their row.
    return index === from || steps < 0.5 ? Infinity : Math.round(steps) * 1e5 + Math.abs(there.x - x);
  });
  const least = Math.min(...apart);
  return least === Infinity ? -1 : apart.indexOf(least);
}

const aside = ({ left, right, top, bottom }: Box): Box => ({ left: top, right: bottom, top: left, bottom: right });

/** The member nearest above or below in the column to the left or right; −1 if there is no such column. */
export const beside = (boxes: readonly Box[], from: number, right: boolean): number => nearest(boxes.map(aside), from, right);

/**
 * A group that Tab reaches once, where something can be chosen: arrows, Home and End go from member to member, digits choose
 * the nth. What cannot be chosen now is reached too, for it says why.
 */
export function roving({ members = 'button, a[href]', digits = true, plane = false }: Roving = {}): Attachment<HTMLElement> {
  return (group) => {
    let current: HTMLElement | null = null;
    const all = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(members)].filter((member) => member.offsetParent !== null);

    const settle = (): void => {
      const list = all();
      const stays = current !== null && list.includes(current) && (mayBe(current) || current === document.activeElement);
      if (!stays) current = list.find(mayBe) ?? list[0] ?? null;
      for (const member of list) {
        const index = member === current ? 0 : -1;
        if (member.tabIndex !== index) member.tabIndex = index;
      }
    };
    const enter = (member: HTMLElement | undefined): void => {
      if (member === undefined) return;
      current = member;
      settle();
      member.focus();
    };
    const onfocusin = (event: FocusEvent): void => {
      const member = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(members) : null;
      if (member === null || !group.contains(member)) return;
      current = member;
      settle();
    };
    const onkeydown = (event: KeyboardEvent): void => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!plain || event.defaultPrevented || (event.target instanceof HTMLElement && event.target.matches('input, textarea, select'))) return;
      const list = all();
      const at = list.findIndex((member) => member === document.activeElement);
      const boxes = (): DOMRect[] => list.map((member) => member.getBoundingClientRect());
      const row = (down: boolean): number => {
        const found = nearest(boxes(), at, down);
        return found < 0 && !plane ? at + (down ? 1 : -1) : found;
      };
      const next = (right: boolean): number => (plane ? beside(boxes(), at, right) : at + (right ? 1 : -1));
      if (digits && /^[1-9]$/.test(event.key)) {
        const member = list[Number(event.key) - 1];
        enter(member);
        member?.click();
      } else if (event.key === 'ArrowRight') enter(list[next(true)]);
      else if (event.key === 'ArrowLeft') enter(list[next(false)]);
      else if (event.key === 'ArrowDown') enter(list[row(true)]);
      else if (event.key === 'ArrowUp') enter(list[row(false)]);
      else if (event.key === 'Home') enter(list[0]);
      else if (event.key === 'End') enter(list.at(-1));
      else return;
      event.preventDefault();
    };

    const watcher = new MutationObserver(settle);
    watcher.observe(group, { childList: true, subtree: true, attributeFilter: ['aria-disabled'] });
    group.addEventListener('focusin', onfocusin);
    group.addEventListener('keydown', onkeydown);
    settle();
    return () => {
      watcher.disconnect();
      group.removeEventListener('focusin', onfocusin);
      group.removeEventListener('keydown', onkeydown);
    };
  };
}
