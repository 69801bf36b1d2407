// A turn on its way to the server.

import * as api from '../../api/api';
import type { Played } from '../../api/game';
import { Refused, freshKey } from '../../api/http';

export class Outbox {
  playing = $state(false);
  /** What stands in the way of the planned turn, until it is tried again. */
  trouble = $state.raw<Refused | null>(null);
  private coming: Promise<unknown> | null = null;
  private sent = { turn: '', key: '' };

  constructor(private readonly game: string) {}

  /** Wait for the answer that is on its way. */
  async settle(): Promise<void> {
    await this.coming;
  }

  /** Play moves, for one who knows so many; what becomes of them is told. */
  async send(
    moves: string[],
    revision: number,
    known: number,
    told: { played: (answer: Played) => Promise<void>; refused: (problem: unknown) => Promise<void> },
  ): Promise<void> {
    this.playing = true;
    this.trouble = null;
    try {
      const answer = api.play(this.game, moves, revision, this.keyOf(moves, revision), known);
      this.coming = answer.catch(() => null);
      await told.played(await answer);
    } catch (problem) {
      // A server in trouble may recover: the plan waits, with a button to try again.
      if (problem instanceof Refused && (problem.offline || problem.status >= 500)) this.trouble = problem;
      else await told.refused(problem);
    } finally {
      this.playing = false;
    }
  }

  /** The same turn sent again, as after a lost answer, is known by its key and played once. */
  private keyOf(moves: string[], revision: number): string {
    const turn = `${revision} ${moves.join()}`;
    if (this.sent.turn !== turn) this.sent = { turn, key: freshKey() };
    return this.sent.key;
  }
}
