// The worker that carries requests, so that the page's own thread has nothing to do with them.

import { carry } from './carry';
import type { Carried, Errand } from './messenger';

addEventListener('message', async ({ data: { number, path, init } }: MessageEvent<Errand>) => {
  postMessage({ number, ...(await carry(path, init)) } satisfies Carried);
});
