// Plays scenes one after the other, on top of everything and in nobody's way: the position itself is already shown.

import type { GameEvent } from '../../api/game';
import { preferences } from '../preferences.svelte';
import { sceneOf, type Act } from './scenes';

/** So many turns may wait before things get faster, and nothing gets faster than so many times. */
const PATIENT = 4;
const FASTEST = 4;
/** Milliseconds between two turns: who has read the one is ready for the other. */
const BREATH = 900;

export type Actor = Act & { number: number };

interface Told {
  acts: Act[];
  caption: string;
  begin: () => void;
}

interface Telling {
  /** A turn to remember takes so many times as long. */
  stretch?: number;
  /** The turn in words, while it is shown and until the next. */
  caption?: string;
  /** It is this turn's time. */
  begin?: () => void;
}

export class Stage {
  acts = $state.raw<Actor[]>([]);
  caption = $state('');
  /** Whether there is more to see. */
  busy = $state(false);
  private waiting: Told[] = [];
  private running = new Map<number, Animation>();
  private numbers = 0;
  private breath: ReturnType<typeof setTimeout> | undefined;

  /** Show what happened in a turn, after those that still wait. */
  perform(events: readonly GameEvent[], { stretch = 1, caption = '', begin = () => {} }: Telling = {}): void {
    if (!preferences.moves || document.hidden) return begin();
    const acts = sceneOf(events).map((act) => ({ ...act, start: act.start * stretch, length: act.length * stretch }));
    if (!acts.length) return;
    this.waiting.push({ acts, caption, begin });
    for (const animation of this.running.values()) animation.updatePlaybackRate(this.rate);
    if (!this.busy) this.next();
  }

  /** End at once, as when the player goes on. */
  skip(): void {
    if (!this.busy) return;
    clearTimeout(this.breath);
    this.waiting.at(-1)?.begin();
    this.waiting = [];
    const running = [...this.running.values()];
    this.running.clear();
    this.acts = [];
    this.caption = '';
    this.busy = false;
    for (const animation of running) animation.cancel();
  }

  /** An act has its element: let it move as it does; without a way to move it is over. */
  begin(act: Actor, animation: Animation | null): void {
    if (!animation) return this.over(act);
    this.running.set(act.number, animation);
    animation.updatePlaybackRate(this.rate);
    animation.finished.then(
      () => this.over(act),
      () => undefined,
    );
  }

  private get rate(): number {
    return preferences.rate * Math.max(1, Math.min(FASTEST, this.waiting.length / PATIENT));
  }

  private next(): void {
    const told = this.waiting.shift();
    this.busy = told !== undefined;
    this.caption = told?.caption ?? '';
    this.acts = told?.acts.map((act) => ({ ...act, number: ++this.numbers })) ?? [];
    told?.begin();
  }

  private over(act: Actor): void {
    this.running.delete(act.number);
    const left = this.acts.filter((other) => other.number !== act.number);
    if (left.length === this.acts.length) return;
    this.acts = left;
    if (left.length) return;
    // Turns without words, as when somebody steps through the game, follow at once.
    if (this.caption) this.breath = setTimeout(() => this.next(), BREATH / this.rate);
    else this.next();
  }
}
