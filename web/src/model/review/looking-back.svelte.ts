// A review that is being made or is there: asked for, followed, and asked for again after a lost connection.

import type { Review } from '../../api/game';
import { Refused } from '../../api/http';
import { askReview, followReview, review, type Depth } from '../../api/reviews';
import { recall, remember } from '../../browser/remembered';

/** Milliseconds before it is asked again; each time longer, up to the longest. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
/** So many games are known to have been looked at deeply. */
const MOST_KNOWN = 50;
const KEY = 'reviewed-deeply';

export class LookingBack {
  review = $state.raw<Review | null>(null);
  depth = $state<Depth>('quick');
  /** Why there is none, or no more of it. */
  problem = $state.raw<Refused | null>(null);
  /** Whether nobody answers for the moment. */
  lost = $state(false);
  private run = 0;
  private leave: (() => void) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    /** Whether a review may be asked for here; others see the one that there is. */
    private readonly mayAsk: () => boolean,
  ) {}

  /** Begin as deeply as somebody looked last time in this browser. */
  start(): Promise<void> {
    return this.look(knownDeep().includes(this.id) ? 'deep' : 'quick');
  }

  async look(depth: Depth): Promise<void> {
    this.stop();
    if (depth !== this.depth) this.review = null;
    this.depth = depth;
    const known = knownDeep().filter((id) => id !== this.id);
    remember(KEY, (depth === 'deep' ? [this.id, ...known].slice(0, MOST_KNOWN) : known).join(' '));
    await this.ask(++this.run, FIRST_WAIT);
  }

  stop(): void {
    this.run++;
    this.leave?.();
    this.leave = null;
    clearTimeout(this.timer);
    this.problem = null;
    this.lost = false;
  }

  private async ask(run: number, wait: number): Promise<void> {
    try {
      const found = await (this.mayAsk() ? askReview : review)(this.id, this.depth);
      if (run !== this.run) return;
      this.take(found);
      if (!found.complete) this.follow(run);
    } catch (problem) {
      if (run !== this.run) return;
      if (!(problem instanceof Refused)) throw problem;
      if (problem.offline || problem.code === 'storage_unavailable') this.later(run, wait);
      else this.problem = problem;
    }
  }

  private follow(run: number): void {
    this.leave = followReview(
      this.id,
      this.depth,
      (found) => {
        this.take(found);
        if (found.complete) this.leave?.();
      },
      () => this.later(run, FIRST_WAIT),
    );
  }

  private take(found: Review): void {
    this.review = found;
    this.lost = false;
    this.problem = null;
  }

  private later(run: number, wait: number): void {
    this.lost = true;
    this.timer = setTimeout(() => void this.ask(run, Math.min(LONGEST_WAIT, wait * 2)), wait);
  }
}

const knownDeep = () => (recall(KEY) ?? '').split(' ').filter(Boolean);
