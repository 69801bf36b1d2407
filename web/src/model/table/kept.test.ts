import { describe, expect, it } from 'vitest';
import type { Game, Table } from '../../api/game';
import { leadsTo, resultOf } from './kept';

const result = { influence: [42, 54], winners: [1], towns: [3, 6], end: 'red_zone' };
const game = (totals: number[], { complete = true, phase = 'over', winners = [1] } = {}) =>
  ({ complete, view: { phase, winners, players: totals.map((total) => ({ final: { total } })) } }) as unknown as Game;

describe('a result that was written down', () => {
  it('is that of the table, if it has one', () => {
    expect(resultOf({ result } as unknown as Table)).toEqual({ influence: [42, 54], winners: [1] });
    expect(resultOf({ result: null } as unknown as Table)).toBeNull();
  });

  it('stands where the present rules refuse the game, stop on the way or lead elsewhere', () => {
    expect(leadsTo(result, game([42, 54]))).toBe(true);
    expect(leadsTo(result, null)).toBe(false);
    expect(leadsTo(result, game([20, 18], { complete: false, phase: 'expand' }))).toBe(false);
    expect(leadsTo(result, game([42, 54], { phase: 'expand' }))).toBe(false);
    expect(leadsTo(result, game([42, 53]))).toBe(false);
    expect(leadsTo(result, game([42, 54], { winners: [0, 1] }))).toBe(false);
  });
});
