import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../../tools/words.ts';
import type { View } from '../../api/game';
import { words } from '../../words/words.svelte';
import { countSaid, countSteps, counted, influenceAfter } from './final-count';

words.use('en', messagesOf('en'));

const player = (seat: number, influence: number, towns: number, money: number, bonus: number) => ({
  seat,
  name: ['Ann', 'Bob', 'Cy'][seat]!,
  final: {
    influence,
    for_towns: towns,
    for_money: money,
    for_bonus_tiles: bonus,
    total: influence + towns + money + bonus,
  },
});
const game = (winners: number[], ...players: ReturnType<typeof player>[]) =>
  ({ winners, players }) as unknown as Pick<View, 'winners' | 'players'>;

const over = game([1], player(0, 60, 5, 0, 4), player(1, 66, 4, 2, 0), player(2, 50, 1, 1, 8));

describe('the final count', () => {
  it('counts whoever has won last, also where influence is level', () => {
    expect(counted(over).map(({ seat }) => seat)).toEqual([2, 0, 1]);
    expect(counted(game([0], player(0, 10, 3, 0, 0), player(1, 11, 2, 0, 0))).map(({ seat }) => seat)).toEqual([1, 0]);
  });

  it('adds towns, money and bonus tiles player by player, and waits for nothing that is none', () => {
    expect(countSteps(over).map(({ seat, part }) => `${seat} ${part}`)).toEqual([
      '2 towns',
      '2 money',
      '2 bonus',
      '0 towns',
      '0 bonus',
      '1 towns',
      '1 money',
    ]);
  });

  it('ends with everybody’s total', () => {
    const steps = countSteps(over);
    expect(over.players.map((one) => influenceAfter(one, steps.slice(0, 4)))).toEqual([65, 66, 60]);
    expect(over.players.map((one) => influenceAfter(one, steps))).toEqual([69, 72, 60]);
  });

  it('is said with the winner and what decided', () => {
    expect(countSaid(game([1], player(0, 60, 5, 0, 4), player(1, 66, 4, 2, 0)))).toBe(
      'Ann: 60 influence, 5 for towns, 0 for money, 4 for bonus tiles, 69 in all. ' +
        'Bob: 66 influence, 4 for towns, 2 for money, 0 for bonus tiles, 72 in all. ' +
        'Bob wins. 72 influence, 3 ahead of Ann.',
    );
  });
});
