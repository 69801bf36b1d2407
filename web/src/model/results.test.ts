import { describe, expect, it } from 'vitest';
import { levelRows } from './results.svelte';

describe('victories by level', () => {
  it('stand from the weakest level to the strongest, in the column of their number of players', () => {
    const cell = (level: string, players: number, games: number, victories: number) => ({
      level,
      players,
      games,
      victories,
    });
    const by_level = [cell('newcomer', 3, 4, 2), cell('rival', 2, 1, 1), cell('newcomer', 2, 1, 0)];
    expect(levelRows({ by_level }, [2, 3])).toEqual([
      { level: 'newcomer', cells: [cell('newcomer', 2, 1, 0), cell('newcomer', 3, 4, 2)] },
      { level: 'rival', cells: [cell('rival', 2, 1, 1), null] },
    ]);
  });
});
