// A plan outlives the page: reloading in mid-turn loses nothing.

import type { Move } from '../moves';

const key = (game: string) => `franchise.plan.${game}`;

export function keepPlan(game: string, revision: number, moves: Move[]): void {
  try {
    sessionStorage.setItem(key(game), JSON.stringify({ revision, moves: moves.map((move) => move.text) }));
  } catch {
    // Without storage the plan lasts as long as the page.
  }
}

/** The moves that were planned for this very position. */
export function keptPlan(game: string, revision: number): string[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key(game)) ?? 'null') as {
      revision: number;
      moves: string[];
    } | null;
    return kept?.revision === revision ? kept.moves : [];
  } catch {
    return [];
  }
}
