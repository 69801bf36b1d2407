import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../../tools/words.ts';
import type { PlayedMove } from '../../api/game';
import { words } from '../../words/words.svelte';
import { entriesOf, sentenceOf, sinceLastTurn } from './log';

const PLAYERS = ['Ann', 'Bob'];
const move = (number: number, turn: number, seat: number | null, events: object[]): PlayedMove => ({
  number,
  turn,
  seat,
  move: null,
  events: events as PlayedMove['events'],
});
const expanded = {
  type: 'expanded',
  seat: 0,
  place: 'omaha',
  way: ['ogallala', 'omaha'],
  prices: [1],
  free_link: null,
  paid: 1,
  second: false,
};
const share = (place: string) => ({ type: 'share_increased', seat: 0, place, paid: 1 });

words.use('en', messagesOf('en'));

describe('the log', () => {
  const log = entriesOf(
    [
      move(0, 0, null, [
        { type: 'franchise_opened', seat: 0, place: 'reno', space: 0, origin: 'supply' },
        { type: 'franchise_opened', seat: 1, place: 'boise', space: 0, origin: 'supply' },
        { type: 'franchise_opened', seat: 0, place: 'el_paso', space: 0, origin: 'supply' },
      ]),
      move(1, 1, 0, [expanded]),
      move(2, 1, 0, [share('dallas')]),
      move(3, 1, 0, [share('houston')]),
      move(4, 1, 0, [
        { type: 'city_scored', seat: 1, place: 'dallas', influence: 2, majority: false, taken_back: 0 },
        { type: 'turn_ended', seat: 0, turn: 1, expanded: true },
      ]),
      move(5, 2, 1, [{ type: 'turn_ended', seat: 1, turn: 2, expanded: false }]),
    ],
    PLAYERS,
  );

  it('tells what each player starts with', () => {
    expect(log.slice(0, 2).map((entry) => [entry.seat, entry.phrases[0]!.text])).toEqual([
      [0, 'starts in Reno and El Paso'],
      [1, 'starts in Boise'],
    ]);
  });

  it('gathers the moves of a turn, shares in one phrase, gains with their owner', () => {
    const turn = log[2]!;
    expect(turn.moves).toBe(4);
    expect(turn.phrases).toEqual([
      { text: 'expands to Omaha for $1' },
      { text: 'increases market share in Dallas and Houston' },
      { text: 'fills Dallas for Bob', gain: 2, seat: 1 },
    ]);
  });

  it('leaves no doubt about who is meant', () => {
    const [turn] = entriesOf(
      [
        move(1, 1, 0, [
          expanded,
          { type: 'bonus_tile_used', seat: 0, use: 'double' },
          share('dallas'),
          { ...share('dallas'), paid: 0 },
          { type: 'region_scored', seat: 0, region: 'texas', space: 4, influence: 3 },
          { type: 'region_gained', seat: 1, region: 'texas', rank: 0, pieces: 3, influence: 5, dollars: 0 },
          { type: 'region_gained', seat: 0, region: 'texas', rank: 1, pieces: 2, influence: 4, dollars: 0 },
        ]),
      ],
      PLAYERS,
    );
    expect(sentenceOf(turn!, PLAYERS)).toBe(
      'Ann expands to Omaha for $1, increases market share in Dallas, doubles market share in Dallas with a bonus tile, scores Texas (+3). ' +
        'Bob ranks 1st in Texas (+5). Ann ranks 2nd in Texas (+4)',
    );
  });

  it('tells the boom marker’s first place from a move', () => {
    const boom = (origin: string | null) =>
      entriesOf([move(1, 1, 0, [{ type: 'boom_moved', seat: 0, place: 'omaha', origin }])], PLAYERS)[0]!.phrases[0]!
        .text;
    expect(boom(null)).toBe('puts the boom marker beside Omaha');
    expect(boom('dallas')).toBe('moves the boom marker to Omaha');
  });

  it('says so when nothing was done', () => {
    expect(log[3]!.phrases).toEqual([{ text: 'passes' }]);
  });

  it('lists what came after the last turn of somebody', () => {
    expect(sinceLastTurn(log, [0]).map((entry) => entry.turn)).toEqual([2]);
    expect(sinceLastTurn(log, [1])).toEqual([]);
  });
});
