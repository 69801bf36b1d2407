// Mistakes tried again, one after the other: a turn is planned anew, judged, and shown in the end.

import type { Attempt, ReviewedTurn, TurnReview } from '../../api/game';
import { Refused } from '../../api/http';
import { attempt, turnReview, type Depth } from '../../api/reviews';
import { TriedLine } from '../line/line.svelte';
import { toasts } from '../toasts.svelte';

export class OnceMore {
  readonly line: TriedLine;
  /** Which of the mistakes it is; as many as there are when all are done. */
  at = $state(0);
  /** What became of the last turn that was judged. */
  attempt = $state.raw<Attempt | null>(null);
  detail = $state.raw<TurnReview | null>(null);
  tries = $state(0);
  /** Whether the solution is shown. */
  shown = $state(false);
  judging = $state(false);
  /** How many were right without the solution. */
  right = $state(0);

  constructor(
    private readonly id: string,
    private readonly depth: Depth,
    private readonly record: Record<string, unknown>,
    readonly turns: readonly ReviewedTurn[],
    seat: number,
    colours: readonly string[],
  ) {
    this.line = new TriedLine({ seat, colours });
  }

  readonly turn = $derived.by<ReviewedTurn | null>(() => this.turns[this.at] ?? null);
  readonly done = $derived.by(() => this.at >= this.turns.length);
  readonly solved = $derived(this.attempt?.right ?? false);
  /** Whether this one is over, by an answer that counts or by the solution. */
  readonly closed = $derived(this.solved || this.shown);

  /** Begin with one of the mistakes. */
  async open(at: number): Promise<void> {
    this.at = at;
    this.attempt = this.detail = null;
    this.tries = 0;
    this.shown = this.line.still = false;
    const { turn } = this;
    if (!turn) return;
    const [detail] = await Promise.all([
      this.asked(() => turnReview(this.id, turn.number, this.depth)),
      this.line.open({ record: this.record, after: turn.start, moves: [] }),
    ]);
    if (turn === this.turn) this.detail = detail;
  }

  async judge(moves: string[]): Promise<void> {
    const { turn } = this;
    if (!turn || this.judging) return;
    this.judging = true;
    const found = await this.asked(() => attempt(this.id, turn.number, this.depth, moves));
    this.judging = false;
    if (!found || turn !== this.turn) return;
    this.tries++;
    this.attempt = found;
    if (!found.right) return;
    this.right++;
    this.line.still = true;
    await this.line.planning.look(found.moves);
  }

  /** Show the best turn on the board. */
  async show(): Promise<void> {
    this.shown = this.line.still = true;
    if (this.turn) await this.line.planning.look(this.turn.best);
  }

  private async asked<T>(question: () => Promise<T>): Promise<T | null> {
    try {
      return await question();
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      toasts.problem(problem);
      return null;
    }
  }
}
