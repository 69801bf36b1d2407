// What the server said about the plans of a position. Each is asked about once, if need be before somebody plans it.

import * as api from '../../api/api';
import type { Plan } from '../../api/game';

/** A plan as it is sent: its moves, the revision of the game, and whether the position after it is wanted. */
export type Question = [moves: string[], revision: number, view: boolean];

export class Answers {
  private revision = -1;
  private readonly given = new Map<string, Plan>();
  private readonly coming = new Map<string, Promise<Plan>>();

  constructor(private readonly game: string) {}

  /** The answer, if it is there already. */
  known([moves, revision]: Question): Plan | undefined {
    return revision === this.revision ? this.given.get(keyOf(moves)) : undefined;
  }

  keep([moves, revision]: Question, answer: Plan): void {
    this.turnTo(revision);
    this.given.set(keyOf(moves), answer);
  }

  async to(question: Question): Promise<Plan> {
    const [moves, revision, view] = question;
    const known = this.known(question);
    if (known) return known;
    this.turnTo(revision);
    const key = keyOf(moves);
    const asked = this.coming.get(key) ?? api.plan(this.game, moves, revision, view);
    this.coming.set(key, asked);
    try {
      const answer = await asked;
      if (revision === this.revision) this.given.set(key, answer);
      return answer;
    } finally {
      // Who asks again after a failure gets another try.
      if (this.coming.get(key) === asked) this.coming.delete(key);
    }
  }

  /** Of another position nothing is known. */
  private turnTo(revision: number): void {
    if (revision === this.revision) return;
    this.revision = revision;
    this.given.clear();
    this.coming.clear();
  }
}

const keyOf = (moves: string[]) => moves.join('\n');
