import type { Attachment } from 'svelte/attachments';

/** What scrolls inside itself can be reached and scrolled with the keyboard, as long as it does. */
export const scrolls: Attachment<HTMLElement> = (element) => {
  const look = (): void => {
    const isLonger = element.scrollHeight > element.clientHeight + 1;
    if (isLonger === element.hasAttribute('tabindex')) return;
    if (isLonger) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  // Once in a frame, when it is laid out anyway: asked at every change, the page would be laid out for each.
  let asked = 0;
  const ask = (): void => {
    if (asked === 0) asked = requestAnimationFrame(() => ((asked = 0), look()));
  };
  const sizes = new ResizeObserver(ask);
  // A part grows without any change of the document, too: when its letters have come, or while it moves.
  const watch = (): void => [element, ...element.children].forEach((part) => sizes.observe(part));
  const changes = new MutationObserver(() => {
    watch();
    ask();
  });
  watch();
  // Words that grow in their place, and parts that are shown, make it longer as well.
  changes.observe(element, { attributes: true, characterData: true, childList: true, subtree: true });
  look();
  return () => {
    cancelAnimationFrame(asked);
    sizes.disconnect();
    changes.disconnect();
  };
};
