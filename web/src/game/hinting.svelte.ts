// The hints: whether they are looked at, and what becomes of them.

import type { Camera } from '../board/camera.svelte';
import { low, narrow } from '../browser/screen.svelte';
import { placeLayout } from '../data/layout';
import { parseMove } from '../model/moves';
import type { Planning } from '../model/plan/planning.svelte';
import { placeName } from '../words/places';

export class Hinting {
  open = $state(false);
  /** Whether they lie where the plan is: beside it there is no room for them. */
  readonly docked = $derived(narrow.current || low.current);

  constructor(
    private readonly planning: () => Planning,
    private readonly camera: Camera,
  ) {}

  /** Plan a proposed turn. */
  take(moves: string[]): void {
    void this.planning().take(moves);
    if (this.docked) this.open = false;
    this.reveal(moves);
  }

  /** Show a proposed turn on the board, or the plan again. */
  look(moves: string[] | null): void {
    void this.planning().look(moves);
    if (moves) this.reveal(moves);
  }

  private reveal(moves: string[]): void {
    if (this.camera.whole) return;
    const target = moves.map((move) => parseMove(move).target).find((id) => id && placeName(id));
    if (target) this.camera.reveal(placeLayout(target));
  }
}
