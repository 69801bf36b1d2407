// Somebody tries a puzzle: the position, the turns that were tried, and what was told about them.

import * as api from '../api/puzzles';
import type { Helped, Puzzle, Tried } from '../api/puzzles';
import { Refused } from '../api/http';
import { TriedLine } from '../model/line/line.svelte';
import { myself } from '../model/me.svelte';
import { toasts } from '../model/toasts.svelte';

export class Trial {
  readonly line = new TriedLine({ warns: false });
  puzzle = $state.raw<Puzzle | null>(null);
  problem = $state.raw<Refused | null>(null);
  /** What became of the last try, while it is told. */
  told = $state.raw<Tried | null>(null);
  hint = $state.raw<Helped | null>(null);
  solution = $state.raw<Helped | null>(null);
  /** Which turn of the solution the board shows. */
  looked = $state<'best' | 'other'>('best');
  busy = $state(false);

  constructor(readonly id: string) {}

  readonly names = $derived(this.line.view?.players.map((player) => player.name) ?? []);
  /** Whether there is nothing left to find out. */
  readonly done = $derived(this.solution !== null || (this.told?.solved ?? false));

  async open(): Promise<void> {
    this.problem = null;
    try {
      this.puzzle = await api.puzzle(this.id);
      await this.line.open({ record: this.puzzle.record, moves: [] });
    } catch (caught) {
      if (!(caught instanceof Refused)) throw caught;
      this.problem = caught;
    }
  }

  /** Try the planned turn. */
  attempt(moves: string[]): Promise<void> {
    return this.asking(async () => {
      this.told = await api.attempt(this.id, moves);
    });
  }

  /** Plan again; the turn that was tried stays planned. */
  again(): void {
    this.told = this.solution = null;
    void this.line.planning.look(null);
  }

  showHint(): Promise<void> {
    return this.asking(async () => {
      this.hint = await api.help(this.id, 'hint');
      this.told = null;
    });
  }

  showSolution(): Promise<void> {
    return this.asking(async () => {
      this.solution = await api.help(this.id, 'solution');
      this.hint = this.solution;
      this.look('best');
    });
  }

  /** Show a turn of the solution on the board. */
  look(which: 'best' | 'other'): void {
    this.looked = which;
    void this.line.planning.look(this.solution?.[which]?.moves ?? null);
  }

  private async asking(ask: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      // Whoever cannot become known may try all the same: nothing is kept then.
      if (!myself.me) await myself.introduce().catch(() => undefined);
      await ask();
    } catch (problem) {
      toasts.problem(problem);
    } finally {
      this.busy = false;
    }
  }
}
