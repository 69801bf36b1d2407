// Keeps the client for where there is no network, and shows notifications where a page may not do so itself, as on
// Android. It keeps no answer of the server about games: requests to the API go past it.

// The build writes these two lines.
const BUILD = 'development';
const SHELL = ['/'];

const KEPT = `franchise-${BUILD}`;

self.addEventListener('install', (event) => {
  // It waits until a page tells it to take over: nobody's page is changed in mid-turn.
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(SHELL)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))),
  );
});

self.addEventListener('message', ({ data, ports }) => {
  if (data === 'take over') void self.skipWaiting();
  // Whether a page that was made of these files is of this build.
  else if (data?.files) ports[0].postMessage(data.files.every((file) => SHELL.includes(file)));
});

// --- requests ---

const kept = async (path) => (await caches.match(path, { ignoreVary: true })) ?? Response.error();

/** Files under these names never change, so they are fetched once. */
async function lasting(event) {
  const found = await caches.match(event.request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(event.request);
  const copy = answer.status === 200 ? answer.clone() : null;
  if (copy) event.waitUntil(caches.open(KEPT).then((cache) => cache.put(event.request, copy)));
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (mode === 'navigate') event.respondWith(fetch(event.request).catch(() => kept('/')));
  else if (pathname.startsWith('/assets/')) event.respondWith(lasting(event));
  else if (SHELL.includes(pathname)) event.respondWith(fetch(event.request).catch(() => kept(pathname)));
});

// --- notifications ---

async function lead(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((one) => new URL(one.url).pathname === address) || pages[0];
  if (!page) return self.clients.openWindow(address);
  page.postMessage({ lead: address });
  return page.focus();
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});
