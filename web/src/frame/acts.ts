import type { Attachment } from 'svelte/attachments';

/**
 * On a desk the buttons of the tray stand at the right end of the line: `--acts` on the table is how wide they are, for the line
 * leaves them that room, and `--jina` how high the line is.
 */
export const roomForActs: Attachment<HTMLElement> = (tray) => {
  const table = tray.parentElement;
  let seen: Element | null = null;
  const line = table?.querySelector('.jina') ?? null;
  const measure = (): void => {
    table?.style.setProperty('--acts', `${seen === null ? 0 : Math.ceil(seen.getBoundingClientRect().width)}px`);
    if (line !== null) table?.style.setProperty('--jina', `${Math.floor(line.getBoundingClientRect().height)}px`);
  };
  const sizes = new ResizeObserver(measure);
  if (line !== null) sizes.observe(line);
  const look = (): void => {
    const shown = [...tray.querySelectorAll<HTMLElement>('.traybar .acts')].find((acts) => acts.offsetParent !== null) ?? null;
    if (shown === seen) return;
    if (seen !== null) sizes.unobserve(seen);
    seen = shown;
    if (seen !== null) sizes.observe(seen);
    measure();
  };
  const changes = new MutationObserver(look);
  changes.observe(tray, { childList: true, subtree: true });
  look();
  return () => {
    changes.disconnect();
    sizes.disconnect();
  };
};
