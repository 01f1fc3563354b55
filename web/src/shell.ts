/** Keeps the page in this browser, so that it opens without a connection; and says when a newer one has come. */
export function keepShell(): void {
  if (!('serviceWorker' in navigator)) return;
  // The first worker of a browser is no news.
  const isKept = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isKept) dispatchEvent(new Event('karata-fresh'));
  });
  navigator.serviceWorker.register('/sw.js').catch(() => {
    // A browser that keeps nothing: the page works all the same.
  });
}
