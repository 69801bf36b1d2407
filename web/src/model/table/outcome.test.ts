import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../../tools/words.ts';
import type { View } from '../../api/game';
import { words } from '../../words/words.svelte';
import { outcome } from './outcome';

words.use('en', messagesOf('en'));

/** A finished game: for each seat the influence with the final count, and the franchises in towns. */
const game = (winners: number[], ...counts: [total: number, towns: number][]) =>
  ({
    winners,
    players: counts.map(([total, for_towns], seat) => ({
      seat,
      name: ['Ann', 'Bob', 'Cy'][seat],
      final: { total, for_towns },
    })),
  }) as unknown as View;

describe('how a game was decided', () => {
  it('is told by how much the winner is ahead of the next', () => {
    expect(outcome(game([1], [40, 6], [57, 3], [54, 9]))).toBe('57 influence, 3 ahead of Cy.');
  });

  it('is told by the towns where they broke the tie, wherever the winner sits', () => {
    const byTowns = '57 influence, level with Ann; franchises in towns decide: 5 to 4.';
    expect(outcome(game([1], [57, 4], [57, 5], [50, 9]))).toBe(byTowns);
    expect(outcome(game([2], [57, 3], [57, 4], [57, 5]))).toBe(
      '57 influence, level with Ann and Bob; franchises in towns decide: 5 to 4.',
    );
    expect(outcome(game([0], [57, 5], [57, 4]))).not.toContain('Ann');
  });

  it('is told as shared only of those who share the victory', () => {
    expect(outcome(game([0, 2], [57, 4], [57, 3], [57, 4]))).toBe(
      '57 influence each, and equally many franchises in towns.',
    );
  });
});
