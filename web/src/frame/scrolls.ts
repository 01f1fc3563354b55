import type { Attachment } from 'svelte/attachments';

/** What scrolls inside itself can be reached and scrolled with the keyboard, as long as it does. */
export const scrolls: Attachment<HTMLElement> = (element) => {
  const look = (): void => {
    if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const changes = new MutationObserver(look);
  sizes.observe(element);
  changes.observe(element, { childList: true, subtree: true });
  look();
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
};
