// Plays scenes one after the other, on top of everything and in nobody's way: the position itself is already shown.

import type { GameEvent } from '../../api/game';
import { preferences } from '../preferences.svelte';
import { sceneOf, type Act } from './scenes';

/** However many turns wait, nothing gets faster than so many times. */
const FASTEST = 4;

export type Actor = Act & { number: number };

export class Stage {
  acts = $state.raw<Actor[]>([]);
  private waiting: Act[][] = [];
  private running = new Map<number, Animation>();
  private numbers = 0;

  /** Show what happened in a turn, after those that still wait; a turn to remember takes so many times as long. */
  perform(events: readonly GameEvent[], stretch = 1): void {
    if (!preferences.moves || document.hidden) return;
    const acts = sceneOf(events).map((act) => ({ ...act, start: act.start * stretch, length: act.length * stretch }));
    if (!acts.length) return;
    this.waiting.push(acts);
    for (const animation of this.running.values()) animation.updatePlaybackRate(this.rate);
    if (!this.acts.length) this.next();
  }

  /** End at once, as when the player goes on. */
  skip(): void {
    if (!this.acts.length) return;
    this.waiting = [];
    const running = [...this.running.values()];
    this.running.clear();
    this.acts = [];
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
    return preferences.rate * Math.min(FASTEST, 1 + this.waiting.length);
  }

  private next(): void {
    const acts = this.waiting.shift() ?? [];
    this.acts = acts.map((act) => ({ ...act, number: ++this.numbers }));
  }

  private over(act: Actor): void {
    this.running.delete(act.number);
    const left = this.acts.filter((other) => other.number !== act.number);
    if (left.length === this.acts.length) return;
    this.acts = left;
    if (!left.length) this.next();
  }
}
