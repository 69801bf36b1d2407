// How far the server is that compiles the rules for its machine, once: until then games wait.

import { carry } from './carry';
import type { Preparing as Progress } from './game';

const EVERY = 1000;

class Preparing {
  progress = $state.raw<Progress | null>(null);
  private looking: Promise<void> | null = null;

  /** Look until everything is there; the promise is kept as soon as games can be played. */
  look(): Promise<void> {
    this.looking ??= new Promise((ready) => void this.follow(ready));
    return this.looking;
  }

  private async follow(ready: () => void): Promise<void> {
    for (;;) {
      const { status, text } = await carry('/api/health', {});
      // Who does not answer is asked again by whoever wants something.
      this.progress = status === 200 ? (JSON.parse(text) as { compiling: Progress | null }).compiling : null;
      if (!this.progress || this.progress.rules) ready();
      if (!this.progress) break;
      await new Promise((resolve) => setTimeout(resolve, EVERY));
    }
    this.looking = null;
  }

  /** Wait until a request that was refused for it is worth another try. */
  async wait(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, EVERY));
    await this.look();
  }
}

export const preparing = new Preparing();
