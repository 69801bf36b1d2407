import { describe, expect, it } from 'vitest';
import type { View } from '../api/game';
import { dropSeen, forgetSeen, keepSeen, seenGames, seenView } from './seen';

const view = (turn: number) => ({ turn }) as View;

describe('games that were seen', () => {
  it('are kept with their last position, the last seen first', () => {
    keepSeen('a', 'Ann', view(1), 1);
    keepSeen('b', 'Bob', view(5), 2);
    keepSeen('a', 'Ann', view(2), 3);
    expect(seenGames()).toEqual([
      { id: 'a', title: 'Ann', at: 3 },
      { id: 'b', title: 'Bob', at: 2 },
    ]);
    expect(seenView('a')).toEqual(view(2));
  });

  it('are bounded: the one that was not seen for longest goes', () => {
    for (let number = 0; number < 9; number++) keepSeen(`t${number}`, '', view(number), number);
    expect(seenGames().map((game) => game.id)).toEqual(['t8', 't7', 't6', 't5', 't4', 't3', 't2', 't1']);
    expect(seenView('t0')).toBeNull();
  });

  it('are forgotten with their table', () => {
    keepSeen('a', 'Ann', view(1));
    dropSeen('a');
    expect(seenGames().some((game) => game.id === 'a')).toBe(false);
    expect(seenView('a')).toBeNull();
  });

  it('are all forgotten with whoever saw them', () => {
    keepSeen('a', 'Ann', view(1));
    forgetSeen();
    expect(seenGames()).toEqual([]);
    expect(seenView('a')).toBeNull();
  });
});
