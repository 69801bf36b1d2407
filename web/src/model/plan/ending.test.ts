import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../../tools/words.ts';
import type { Plan } from '../../api/game';
import { words } from '../../words/words.svelte';
import { endingOf } from './ending';

words.use('en', messagesOf('en'));

const ended: Plan['events'][number] = { type: 'game_ended', reason: 'no_expansion' };

const plan = (
  totals: number[],
  { winners = [], passed = 0, mine = [0], seat = 0, couldExpand = true, ends = winners.length > 0 } = {} as {
    winners?: number[];
    passed?: number;
    mine?: number[];
    seat?: number;
    couldExpand?: boolean;
    ends?: boolean;
  },
) =>
  endingOf({
    answer: {
      events: ends ? [ended] : [],
      final: totals.map((total) => ({ influence: 0, for_towns: 0, for_money: 0, for_bonus_tiles: 0, total })),
      winners,
      turns_without_expansion: passed,
    },
    players: totals.map((_, seat) => ({ seat, name: ['Ann', 'Jack', 'Cy'][seat]! })),
    seat,
    mine,
    couldExpand,
  });

const said = (...given: Parameters<typeof plan>) => plan(...given).map((one) => one.text);

describe('the end of the game before a turn is confirmed', () => {
  it('is named with its result, and asked about if it is no victory', () => {
    expect(plan([71, 72], { winners: [1] })).toEqual([
      { text: 'This ends the game: you 71, Jack 72. You lose.', lost: true, planned: true },
    ]);
    expect(plan([73, 72], { winners: [0] })).toEqual([
      { text: 'This ends the game: you 73, Jack 72. You win.', lost: false, planned: true, good: true },
    ]);
    expect(said([72, 72], { winners: [0, 1] })).toEqual([
      'This ends the game: you 72, Jack 72. You share the victory.',
    ]);
  });

  it('says what decides where the influence is level', () => {
    expect(said([72, 72], { winners: [1] })).toEqual([
      'This ends the game: you 72, Jack 72. Franchises in towns decide. You lose.',
    ]);
  });

  it('names the winner where several play at one screen', () => {
    expect(said([71, 72], { winners: [1], mine: [0, 1] })).toEqual(['This ends the game: Ann 71, Jack 72. Jack wins.']);
  });

  it('says after a pass who could end the game by passing too, and with which count', () => {
    expect(plan([18, 19], { passed: 1 })).toEqual([
      {
        text: 'Unless Jack expands, the game is then over: you 18, Jack 19.',
        lost: true,
        planned: false,
      },
    ]);
    expect(said([18, 19, 20], { passed: 1, seat: 2, mine: [2] })).toEqual([
      'Unless somebody expands in the next 2 turns, the game is then over: you 20, Ann 18, Jack 19.',
    ]);
  });

  it('is only told where no expansion is possible', () => {
    expect(plan([18, 19], { passed: 1, couldExpand: false })).toMatchObject([{ lost: false }]);
  });

  it('is far after a turn with an expansion', () => {
    expect(plan([18, 19])).toEqual([]);
  });
});
