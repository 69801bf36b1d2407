// A plan outlives the page: reloading in mid-turn loses nothing.

import type { Move } from '../moves';

const key = (game: string) => `franchise.plan.${game}`;

interface Kept {
  revision: number;
  moves: string[];
  /** Made while the others played, and so for a later position. */
  ahead?: boolean;
}

export function keepPlan(game: string, revision: number, moves: Move[], ahead: boolean): void {
  try {
    const kept: Kept = { revision, moves: moves.map((move) => move.text), ahead };
    sessionStorage.setItem(key(game), JSON.stringify(kept));
  } catch {
    // Without storage the plan lasts as long as the page.
  }
}

/** The moves that were planned for this very position, or ahead for whatever position would come. */
export function keptPlan(game: string, revision: number): string[] {
  const kept = found(game);
  return kept && (kept.ahead ? kept.revision <= revision : kept.revision === revision) ? kept.moves : [];
}

/** Whether a plan was made while the others played. */
export const isKeptAhead = (game: string) => {
  const kept = found(game);
  return kept?.ahead === true && kept.moves.length > 0;
};

function found(game: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(key(game)) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}
