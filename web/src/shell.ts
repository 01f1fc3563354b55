/** Keeps the page in this browser, so that it opens without a connection; and says when a newer one has come. */
export function keepShell(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data === 'fresh') dispatchEvent(new Event('karata-fresh'));
  });
  keepWhatIsThere().catch(() => {
    // A browser that keeps nothing: the page works all the same.
  });
}

async function keepWhatIsThere(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  // Without a connection this one is wanted, and can no longer be fetched.
  await import('./pages/Failure.svelte');
  const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  active?.postMessage({ keep: fetched.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname) });
}
