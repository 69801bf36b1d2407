// How my games ended, as the server has kept it.

import * as api from '../api/api';
import type { MyResult, Tally } from '../api/game';
import { LEVELS } from './levels';
import { myself } from './me.svelte';

export class Results {
  tally = $state.raw<Tally | null>(null);
  private latest = $state.raw<ReadonlyMap<string, MyResult>>(new Map());

  async load(): Promise<void> {
    await myself.load();
    if (!myself.me) {
      this.tally = null;
      return;
    }
    const answer = await api.results();
    this.tally = answer.tally;
    this.latest = new Map(answer.latest.map((result) => [result.table, result]));
  }

  of(table: string): MyResult | undefined {
    return this.latest.get(table);
  }
}

export interface LevelRow {
  level: string;
  /** By number of players; null where there was no such game. */
  cells: ({ victories: number; games: number } | null)[];
}

/** One row for each level that was met, the weakest first, with a cell for each number of players. */
export function levelRows({ by_level }: Pick<Tally, 'by_level'>, players: readonly number[]): LevelRow[] {
  const rank = (level: string) => LEVELS.findIndex((code) => code === level);
  const levels = [...new Set(by_level.map((item) => item.level))].sort((a, b) => rank(a) - rank(b));
  return levels.map((level) => ({
    level,
    cells: players.map((count) => by_level.find((item) => item.level === level && item.players === count) ?? null),
  }));
}
