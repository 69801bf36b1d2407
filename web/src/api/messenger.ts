// Carries requests by a worker: on the page's own thread one takes as long as showing what it brings.

import type { Carried, Errand } from './carry';

class Messenger {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, (carried: Carried) => void>();
  private sent = 0;

  carry(path: string, init: RequestInit): Promise<Carried> {
    const worker = (this.worker ??= this.hire());
    const number = ++this.sent;
    return new Promise((bring) => {
      this.waiting.set(number, bring);
      worker.postMessage({ number, path, init } satisfies Errand);
    });
  }

  private hire(): Worker {
    const worker = new Worker(new URL('./messenger.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Carried>) => this.bring(data);
    // Its code did not come: the server is away. The next request tries again.
    worker.onerror = () => {
      this.worker = null;
      for (const number of [...this.waiting.keys()]) this.bring({ number, status: 0, text: '' });
    };
    return worker;
  }

  private bring(carried: Carried): void {
    this.waiting.get(carried.number)?.(carried);
    this.waiting.delete(carried.number);
  }
}

export const messenger = new Messenger();
