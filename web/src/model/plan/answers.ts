// What the server said about the plans of a position. Each is asked about once, if need be before somebody plans it.
// Whom to ask is said from outside: a table's game, or a line that somebody tries out.

import * as api from '../../api/api';
import type { Plan } from '../../api/game';

/**
 * A plan as it is sent: its moves, the revision of the game, whether the position after it is wanted, and for whose
 * next turn it is, if not for the one being played.
 */
export type Question = [moves: string[], revision: number, view: boolean, ahead: number | null];

/** Who answers questions about plans. */
export interface Asker {
  /** Under which name an unfinished plan outlives the page; without one it does not. */
  readonly keptAs: string | null;
  /** Look at a plan; with `drop`, at what can be played of it. */
  plan(question: Question, drop: boolean): Promise<Plan>;
}

/** Ask about the game of a table. */
export const atTable = (id: string): Asker => ({
  keptAs: id,
  plan([moves, revision, view, ahead], drop) {
    const more = { ...(drop ? { drop } : {}), ...(ahead === null ? {} : { seat: ahead }) };
    return api.plan(id, moves, revision, view, ...(drop || ahead !== null ? [more] : []));
  },
});

export class Answers {
  private revision = -1;
  private readonly given = new Map<string, Plan>();
  private readonly coming = new Map<string, Promise<Plan>>();

  constructor(private readonly asker: Asker) {}

  /** The answer, if it is there already. */
  known(question: Question): Plan | undefined {
    return question[1] === this.revision ? this.given.get(keyOf(question)) : undefined;
  }

  keep(question: Question, answer: Plan): void {
    this.turnTo(question[1]);
    this.given.set(keyOf(question), answer);
  }

  /** Ask about what can still be played of a plan; the answer says what was left out. */
  whatIsLeft(question: Question): Promise<Plan> {
    return this.asker.plan(question, true);
  }

  async to(question: Question): Promise<Plan> {
    const revision = question[1];
    const known = this.known(question);
    if (known) return known;
    this.turnTo(revision);
    const key = keyOf(question);
    const asked = this.coming.get(key) ?? this.asker.plan(question, false);
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

const keyOf = ([moves, , , ahead]: Question) => [ahead ?? '', ...moves].join('\n');
