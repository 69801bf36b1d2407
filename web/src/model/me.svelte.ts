// Who plays here. Everybody starts as a guest, with a made-up name.

import * as api from '../api/api';
import type { Me } from '../api/game';
import { live } from '../api/live.svelte';
import { recall, remember } from '../browser/remembered';
import { words } from '../words/words.svelte';

class Myself {
  me = $state.raw<Me | null>(null);
  private asked: Promise<void> | null = null;

  /** Ask once who the server takes us for. */
  load(): Promise<void> {
    this.asked ??= api.me().then(({ me }) => this.become(me));
    return this.asked.catch((problem: unknown) => {
      this.asked = null;
      throw problem;
    });
  }

  /** The live stream tells whoever is known about their tables. */
  become(me: Me | null): void {
    this.me = me;
    this.asked = Promise.resolve();
    live.is(me?.id ?? null);
  }

  get name(): string {
    return this.me?.name ?? recall('name') ?? words.say('guest-name');
  }

  /** Become known to the server before sitting down; a changed name is sent. */
  async introduce(name = this.name): Promise<Me> {
    await this.load();
    const wanted = name.trim() || words.say('guest-name');
    if (!this.me || this.me.name !== wanted) {
      const answer = await api.introduce(wanted);
      this.become(answer.me);
      remember('name', wanted);
    }
    return this.me!;
  }
}

export const myself = new Myself();
