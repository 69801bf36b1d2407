import { describe, expect, it } from 'vitest';
import type { Game, Table } from '../../api/game';
import { keptResult } from './kept';

const result = { influence: [42, 54], winners: [1], towns: [3, 6], end: 'red_zone' };
const kept = { influence: [42, 54], winners: [1] };
const table = (fields: object = {}) => ({ result, revision: 30, ...fields }) as unknown as Table;
const game = (totals: number[], { complete = true, phase = 'over', winners = [1], revision = 30 } = {}) =>
  ({
    complete,
    revision,
    view: { phase, winners, players: totals.map((total) => ({ final: { total } })) },
  }) as unknown as Game;

describe('a result that was written down', () => {
  it('is that of the table, if it has one', () => {
    expect(keptResult(table(), null)).toEqual(kept);
    expect(keptResult(table({ result: null }), null)).toBeNull();
  });

  it('stands where the present rules refuse the game, stop on the way or lead elsewhere', () => {
    expect(keptResult(table(), game([42, 54]))).toBeNull();
    expect(keptResult(table(), game([20, 18], { complete: false, phase: 'expand' }))).toEqual(kept);
    expect(keptResult(table(), game([42, 54], { phase: 'expand' }))).toEqual(kept);
    expect(keptResult(table(), game([42, 53]))).toEqual(kept);
    expect(keptResult(table(), game([42, 54], { winners: [0, 1] }))).toEqual(kept);
  });

  it('is not shown while the last turn is on its way', () => {
    expect(keptResult(table(), game([40, 50], { phase: 'expand', revision: 29 }))).toBeNull();
  });
});
