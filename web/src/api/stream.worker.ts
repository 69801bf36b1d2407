// The worker that all tabs of a browser share: one stream instead of one for each tab, of which a browser allows six.

import { Switchboard, type Asked, type Tell } from './switchboard';

const board = new Switchboard((address) => new EventSource(address));

addEventListener('connect', (event) => {
  const port = (event as MessageEvent).ports[0]!;
  const tell: Tell = (told) => port.postMessage(told);
  port.onmessage = ({ data }: MessageEvent<Asked>) => board.hear(tell, data);
  // Where browsers tell of it, also a tab that crashed leaves.
  port.addEventListener('close', () => board.hear(tell, { kind: 'gone' }));
  port.postMessage({ kind: typeof EventSource === 'undefined' ? 'unable' : 'ready' });
});
