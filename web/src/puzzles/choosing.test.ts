import { describe, expect, it } from 'vitest';
import type { PuzzleLine } from '../api/puzzles';
import { nextOf, practiceOf, suits } from './choosing';

const line = (id: string, value: number, state: PuzzleLine['state'] = 'untried'): PuzzleLine => ({
  id,
  theme: 'region',
  players: 3,
  difficulty: 2,
  expansions: [],
  rating: { value, deviation: 100 },
  state,
});

describe('the next puzzle', () => {
  it('is the untried one that is as strong as the player', () => {
    const lines = [line('a', 1000), line('b', 1450), line('c', 1500, 'solved'), line('d', 1900)];
    expect(nextOf(lines, 1500)?.id).toBe('b');
    expect(nextOf(lines, 1500, 'b')?.id).toBe('d');
  });
  it('is one that failed when all were tried, and never the one that is left', () => {
    const lines = [line('a', 1000, 'failed'), line('b', 1500, 'solved')];
    expect(nextOf(lines, 1500)?.id).toBe('a');
    expect(nextOf(lines, 1500, 'a')?.id).toBe('b');
    expect(nextOf([line('a', 1000)], 1500, 'a')).toBeNull();
  });
});

describe('what is practised', () => {
  it('is read from the address, and nothing that there is not', () => {
    expect(practiceOf('?theme=region&players=3')).toEqual({ theme: 'region', players: 3 });
    expect(practiceOf('?theme=luck&difficulty=9&players=x')).toEqual({});
  });
  it('suits a puzzle or not', () => {
    expect(suits(line('a', 1000), { theme: 'region', difficulty: 2 })).toBe(true);
    expect(suits(line('a', 1000), { players: 4 })).toBe(false);
  });
});
