// Keeps the client for where there is no network, and shows notifications: of what the server pushes to this device,
// and where a page may not do so itself, as on Android. It keeps no answer of the server about games: requests to the
// API go past it.

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

// --- pushes ---

// Safari takes the right to push from pages that show nothing for a push; others allow it.
const MUST_SHOW = /AppleWebKit/.test(self.navigator?.userAgent ?? '') && !/Chrome\//.test(self.navigator.userAgent);

const shownAbout = (tag) => self.registration.getNotifications({ tag });

async function close(tag) {
  for (const one of await shownAbout(tag)) one.close();
}

async function show({ tag, title, body, to, again }, silent = false) {
  const icon = '/icons/any-192.png';
  await self.registration.showNotification(title, { tag, body, icon, silent, renotify: !silent && again, data: to });
}

/** What is told of one's turn is taken back once the turn is played, wherever that was. */
async function takeBack(tag) {
  const [before] = await shownAbout(tag);
  if (MUST_SHOW) await show({ tag, title: before?.title ?? 'Franchise', body: '', to: before?.data ?? '/' }, true);
  await close(tag);
}

/** A page that is seen on this device tells it itself; one on another device is none of this worker's pages. */
async function told(message) {
  if (message.close) return takeBack(message.tag);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const seen = pages.some((page) => page.visibilityState === 'visible');
  if (!seen) await show(message);
  else if (MUST_SHOW) {
    await show(message, true);
    await close(message.tag);
  }
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(told(event.data.json()));
});

/** A push service may change a device's address at any time: the server gets the other one. */
async function renew({ oldSubscription, newSubscription }) {
  const state = await (await fetch('/api/me/push')).json();
  const mine = state.devices?.find((one) => one.current);
  if (!mine) return;
  const options = oldSubscription?.options ?? { userVisibleOnly: true, applicationServerKey: state.key };
  const made = newSubscription ?? (await self.registration.pushManager.subscribe(options));
  const { endpoint, keys } = made.toJSON();
  const { language, zone, quiet_from, quiet_until } = mine;
  const body = JSON.stringify({ endpoint, keys, language, zone, quiet_from, quiet_until });
  await fetch('/api/me/push', { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

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
