import type { Attachment } from 'svelte/attachments';

/**
 * On a desk the buttons of the tray stand at the right end of the line: `--acts` on the line is how wide they are, for it leaves
 * them that room, and `--jina` on them how high it is. They are not set on the table: all that is on it would be styled anew.
 */
export const roomForActs: Attachment<HTMLElement> = (tray) => {
  const line = tray.parentElement?.querySelector<HTMLElement>('.jina') ?? null;
  let seen: HTMLElement | null = null;
  let [width, height] = [0, 0];
  const tell = (): void => {
    line?.style.setProperty('--acts', `${width}px`);
    if (height > 0) seen?.style.setProperty('--jina', `${height}px`);
  };
  // The observer brings the sizes: measured here, they would have the page laid out again.
  const sizes = new ResizeObserver((entries) => {
    const before = [width, height];
    for (const { target, borderBoxSize } of entries) {
      if (target === seen) width = Math.ceil(borderBoxSize[0]?.inlineSize ?? 0);
      else if (target === line) height = Math.floor(borderBoxSize[0]?.blockSize ?? 0);
    }
    if (before[0] !== width || before[1] !== height) tell();
  });
  if (line !== null) sizes.observe(line);
  const look = (): void => {
    const shown = [...tray.querySelectorAll<HTMLElement>('.traybar .acts')].find((acts) => acts.offsetParent !== null) ?? null;
    if (shown === seen) return;
    if (seen !== null) sizes.unobserve(seen);
    seen = shown;
    if (seen === null) width = 0;
    else sizes.observe(seen);
    tell();
  };
  const changes = new MutationObserver(look);
  changes.observe(tray, { childList: true, subtree: true });
  look();
  return () => {
    changes.disconnect();
    sizes.disconnect();
  };
};
