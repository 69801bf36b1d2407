// The worker that carries requests, so that the page's own thread has nothing to do with them.

import type { Carried, Errand } from './messenger';

addEventListener('message', async ({ data: { number, path, init } }: MessageEvent<Errand>) => {
  try {
    const response = await fetch(path, init);
    postMessage({ number, status: response.status, text: await response.text() } satisfies Carried);
  } catch {
    postMessage({ number, status: 0, text: '' } satisfies Carried);
  }
});
