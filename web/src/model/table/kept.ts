// Recorded results, of games that the present rules may end differently.

import type { Game, Table, View } from '../../api/game';

export interface Result {
  influence: readonly number[];
  winners: readonly number[];
}

function resultOf(table: Table): Result | null {
  const { influence, winners } = (table.result ?? {}) as Partial<Result>;
  return influence && winners ? { influence, winners } : null;
}

/** Whether the present rules lead a finished game to its recorded result. */
function leadsTo({ influence, winners }: Result, game: Pick<Game, 'complete' | 'view'> | null): boolean {
  if (!game?.complete || game.view.phase !== 'over') return false;
  return same(totalsOf(game.view), influence) && same(game.view.winners, winners);
}

/** The recorded result of a table whose game the present rules do not lead there. */
export function keptResult(table: Table, game: Pick<Game, 'complete' | 'revision' | 'view'> | null): Result | null {
  const result = resultOf(table);
  // The stream tells the result before the last turn has been fetched.
  if (!result || (game && game.revision < table.revision)) return null;
  return leadsTo(result, game) ? null : result;
}

const totalsOf = (view: View) => view.players.map((player) => player.final.total);
const same = (some: readonly number[], others: readonly number[]) => some.join() === others.join();
