// Recorded results, of games that the present rules may end differently.

import type { Game, Table, View } from '../../api/game';

export interface Result {
  influence: readonly number[];
  winners: readonly number[];
}

export function resultOf(table: Table): Result | null {
  const { influence, winners } = (table.result ?? {}) as Partial<Result>;
  return influence && winners ? { influence, winners } : null;
}

/** Whether the present rules lead a finished game to its recorded result. */
export function leadsTo({ influence, winners }: Result, game: Pick<Game, 'complete' | 'view'> | null): boolean {
  if (!game?.complete || game.view.phase !== 'over') return false;
  return same(totalsOf(game.view), influence) && same(game.view.winners, winners);
}

const totalsOf = (view: View) => view.players.map((player) => player.final.total);
const same = (some: readonly number[], others: readonly number[]) => some.join() === others.join();
