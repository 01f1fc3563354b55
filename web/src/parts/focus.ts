import type { Attachment } from 'svelte/attachments';

/**
 * Whoever plays with the keyboard stays where they are: when what had the focus is gone (a card was played, a button has done
 * its work), the next thing that Tab would reach in here gets it, as soon as there is one.
 */
export function keepsFocus(): Attachment<HTMLElement> {
  return (area) => {
    let last: Element | null = null;
    const entered = (event: FocusEvent): void => {
      last = event.target instanceof Element ? event.target : null;
    };
    const left = (): void => {
      const from = last;
      // An element that is being removed is still there now.
      setTimeout(() => {
        if (last === from && from?.isConnected === true && document.activeElement !== from) last = null;
      });
    };
    const settle = (): void => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      const next = area.querySelector<HTMLElement>('button[tabindex="0"], button:not([tabindex])');
      // With nothing to go to, the next thing that comes is as good.
      if (next === null) return;
      last = null;
      next.focus({ preventScroll: true });
    };
    const watcher = new MutationObserver(settle);
    watcher.observe(area, { childList: true, subtree: true });
    area.addEventListener('focusin', entered);
    area.addEventListener('focusout', left);
    return () => {
      watcher.disconnect();
      area.removeEventListener('focusin', entered);
      area.removeEventListener('focusout', left);
    };
  };
}
