// Shows notifications where a page may not do so itself, as on Android, and leads back to the table when one is
// pressed. It keeps nothing and answers no requests.
async function lead(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((one) => new URL(one.url).pathname === address) || pages[0];
  if (!page) return self.clients.openWindow(address);
  page.postMessage({ lead: address });
  return page.focus();
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});
