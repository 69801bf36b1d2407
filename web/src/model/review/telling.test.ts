import { describe, expect, it } from 'vitest';
import type { Origins, ReviewedTurn } from '../../api/game';
import { cutAround } from './cut';
import { messagesOf } from '../../../tools/words.ts';
import { words } from '../../words/words.svelte';
import { dangersInWords, leads, sourcesOf, stepsOf, telling } from './telling';

const turn = (number: number, more: Partial<ReviewedTurn> = {}): ReviewedTurn => ({
  number,
  turn: number + 1,
  seat: number % 2,
  start: number * 2,
  moves: ['end'],
  before: [0.5, 0.5],
  after: [0.6, 0.4],
  best: ['end'],
  after_best: [0.6, 0.4],
  loss: 0,
  judgement: 'best',
  reply: [],
  next: [],
  ...more,
});

const origins = (number: number, cities: Record<string, number[]>, regions: Record<string, number[]>): Origins => ({
  number,
  turn: 0,
  games: 1,
  cities,
  regions,
  track: [0, 0],
  towns: [1, 0],
  money: [0, 0],
  bonus_tiles: [0, 0],
  kind: 'origins',
});

const PLACES = [
  { id: 'chicago', region: 'great_lakes' },
  { id: 'detroit', region: 'great_lakes' },
  { id: 'denver', region: 'southwest' },
];

describe('the curve', () => {
  it('begins with the chances before the first turn, and has a step for each turn that is judged', () => {
    expect(stepsOf([turn(0), turn(1)]).map(({ at, turn }) => [at, turn?.number])).toEqual([
      [0, undefined],
      [1, 0],
      [2, 1],
    ]);
    // A review that is being made may not have come to the first turn yet.
    expect(stepsOf([turn(3)]).map(({ at }) => at)).toEqual([4]);
    expect(stepsOf([])).toEqual([]);
  });
});

describe('where it was won', () => {
  const all = [
    origins(0, { detroit: [0, 3] }, {}),
    origins(3, { denver: [4, 0], detroit: [1, 5] }, { southwest: [6, 2] }),
  ];

  it('lists each region above its cities, and nothing that gave nobody anything', () => {
    expect(sourcesOf(all, PLACES).map(({ key }) => key)).toEqual([
      'region great_lakes',
      'city detroit',
      'region southwest',
      'city denver',
      'towns',
    ]);
  });

  it('leaves out what gave one seat nothing, but no region of a city that did', () => {
    const rows = sourcesOf(all, PLACES).filter(telling(all, PLACES, 1));
    expect(rows.map(({ key }) => key)).toEqual(['region great_lakes', 'city detroit', 'region southwest']);
  });

  it('names first where somebody gained most over another', () => {
    const found = leads(all[1]!, sourcesOf(all, PLACES), 0, 1).map(({ source, by }) => [source.key, by]);
    expect(found).toEqual([
      ['region southwest', 4],
      ['city denver', 4],
      ['towns', 1],
    ]);
  });
});

describe('the part of the board that two turns are about', () => {
  it('contains the places of both, and has the shape of the board', () => {
    const cut = cutAround(['expand seattle $3', 'end'], ['grow portland', 'end'])!;
    const whole = cutAround(['expand seattle $3'], ['expand jacksonville $3'])!;
    expect(cut.width).toBeLessThan(whole.width);
    expect(cut.width / cut.height).toBeCloseTo(whole.width / whole.height);
    expect(cut.left).toBeGreaterThanOrEqual(0);
  });

  it('is the whole board where neither does anything', () => {
    expect(cutAround(['end'], ['stay', 'end'])).toBeNull();
  });
});

describe('whom a turn lets win', () => {
  it('is said of it, and of the other turn that it keeps them from it', () => {
    words.use('en', messagesOf('en', 'review'));
    const threats = [{ seat: 1, moves: ['end'], total: 67, other_total: 62 }];
    const names = ['Ann', 'Bob'];
    expect(dangersInWords(threats, [], names)).toEqual(['lets Bob end the game and win 67 to 62']);
    expect(dangersInWords([], threats, names)).toEqual(['keeps Bob from ending the game and winning']);
    expect(dangersInWords(threats, threats, names)).toEqual(dangersInWords(threats, [], names));
    expect(dangersInWords([], [], names)).toEqual([]);
  });
});
