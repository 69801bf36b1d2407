// The worker that carries requests, so that the page's own thread has nothing to do with them.

import { carry, type Carried, type Errand } from './carry';

addEventListener('message', async ({ data: { number, path, init } }: MessageEvent<Errand>) => {
  postMessage({ number, ...(await carry(path, init)) } satisfies Carried);
});
