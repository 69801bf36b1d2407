// Who plays here. Nobody has to give a name: whoever does not is a guest.

import * as api from '../api/api';
import type { Me } from '../api/game';
import { live } from '../api/live.svelte';
import { recall, remember } from '../browser/remembered';
import { words } from '../words/words.svelte';
import { COLOURS, colourFrom, type Colour } from './colours';
import { invited } from './invited.svelte';
import { forgetSeen } from './seen';

class Myself {
  me = $state.raw<Me | null>(null);
  private liked = $state(colourFrom(recall('colour')));
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

  /** Be nobody here, also by name, and by the games that were seen. */
  forget(): void {
    forgetSeen();
    remember('name', '');
    this.become(null);
  }

  get name(): string {
    return (this.me?.name ?? recall('name')) || words.say('guest-name');
  }

  /** The name that somebody gave; empty for a guest. */
  get ownName(): string {
    const known = this.me?.name ?? recall('name') ?? '';
    return known === words.say('guest-name') ? '' : known;
  }

  /** The colour that somebody likes to play. */
  get colour(): Colour {
    return this.me?.colour ?? this.liked ?? COLOURS[0]!;
  }

  /**
   * Become known to the server before sitting down; a changed name or colour is sent. The code of a link to a table
   * may be an invitation to the server.
   */
  async introduce(name = this.name, colour?: Colour, link?: string): Promise<Me> {
    await this.load();
    const wanted = { name: name.trim() || words.say('guest-name'), colour: colour ?? this.colour };
    if (!this.me || this.me.name !== wanted.name || this.me.colour !== wanted.colour) {
      const answer = await invited.with((code) => api.introduce(wanted.name, wanted.colour, code), link);
      this.become(answer.me);
      remember('name', wanted.name);
    }
    return this.me!;
  }

  /** Like another colour; whoever is not known yet keeps it until they are. */
  async like(colour: Colour): Promise<void> {
    this.liked = colour;
    remember('colour', colour);
    if (this.me) await this.introduce(this.me.name, colour);
  }
}

export const myself = new Myself();
