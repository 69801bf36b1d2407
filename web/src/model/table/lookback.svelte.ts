// The position of history that is looked at.

import * as api from '../../api/api';
import type { Game } from '../../api/game';
import { toasts } from '../toasts.svelte';

export class Lookback {
  past = $state.raw<Game | null>(null);
  private looks = 0;

  constructor(private readonly game: string) {}

  /** Look at the game after so many moves; null returns to the present. */
  async to(at: number | null): Promise<void> {
    const mine = ++this.looks;
    if (at === null) {
      this.past = null;
      return;
    }
    try {
      const past = await api.game(this.game, at);
      // Whoever slides fast asks for many positions; the last one counts.
      if (mine === this.looks) this.past = past;
    } catch (problem) {
      toasts.problem(problem);
    }
  }
}
