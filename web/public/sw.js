// Keeps the page in the browser: its first file and what it has fetched, so that it opens without a connection and can say so.
// Tables are never kept: what the server says is asked for every time.
const CACHE = 'karata-1';
const SHELL = '/';
const MOST = 200;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepShell());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

async function keepShell() {
  const cache = await caches.open(CACHE);
  const answer = await fetch(SHELL, { cache: 'no-cache' });
  if (!answer.ok) return;
  const text = await answer.clone().text();
  await cache.put(SHELL, answer);
  await keep([...text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path));
}

// What the page had fetched before there was anybody to keep it.
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep));
});

const isOurs = (url) => url.origin === self.location.origin && !url.pathname.startsWith('/api/') && url.pathname !== '/sw.js';

async function keep(paths) {
  const cache = await caches.open(CACHE);
  const urls = paths.map((path) => new URL(path, self.location.origin)).filter((url) => isOurs(url) && url.pathname !== SHELL);
  for (const url of urls) {
    if ((await cache.match(url.pathname)) === undefined) await cache.add(url.pathname).catch(() => undefined);
  }
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || !isOurs(url)) return;
  if (event.request.mode === 'navigate') event.respondWith(page(event));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(event.request, url));
  else event.respondWith(fetch(event.request).catch(() => caches.match(url.pathname).then((kept) => kept ?? Response.error())));
});

/** The newest page if there is a connection, else the one that was kept. Every address of ours has the same first file. */
async function page(event) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(event.request);
    const isPage = answer.ok && answer.headers.get('content-type')?.startsWith('text/html');
    if (isPage) event.waitUntil(renew(cache, answer.clone(), event.resultingClientId));
    return answer;
  } catch {
    return (await cache.match(SHELL)) ?? Response.error();
  }
}

async function renew(cache, answer, newcomer) {
  const text = await answer.clone().text();
  const kept = await (await cache.match(SHELL))?.text();
  if (kept === text) return;
  await cache.put(SHELL, answer);
  if (kept === undefined) return;
  for (const client of await self.clients.matchAll()) if (client.id !== newcomer) client.postMessage('fresh');
}

/** Names of assets change with what is in them: what was kept is right. */
async function asset(request, url) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(url.pathname);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(url.pathname, answer.clone());
    const all = await cache.keys();
    for (const old of all.slice(0, Math.max(0, all.length - MOST))) {
      if (new URL(old.url).pathname !== SHELL) await cache.delete(old);
    }
  }
  return answer;
}
