import { expect, it } from 'vitest';
import { tally } from './tally';

it('counts each value, the smallest first', () => {
  expect(tally([4, 2, 4, 8, 2, 4])).toEqual([
    [2, 2],
    [4, 3],
    [8, 1],
  ]);
  expect(tally([])).toEqual([]);
});
