import { describe, expect, it } from 'vitest';
import type { View } from '../../api/game';
import { pictured, placed, taken, withScored, withTieBreaker, withTracked, withTurn, type Position } from './position';

const seat = (supply: number) => ({
  money: 3,
  influence: 0,
  supply,
  bonus_tiles: 4,
  used_bonus_tiles: 0,
  reserve: 0,
});
const POSITION: Position = {
  players: ['Ann', 'Bob'],
  turn: 1,
  actor: 0,
  turns_without_expansion: 0,
  seats: [seat(39), seat(39)],
  cities: { omaha: { value: 3, spaces: [] } },
  towns: { pueblo: 0, memphis: 1 },
  regions: { texas: { tile: 'texas', tie_breaker: null, piece: false } },
  track: [],
  with_boom: false,
  boom: null,
  link_tile: null,
  expansion_tile: null,
};
const supplies = (position: Position) => position.seats.map((one) => one.supply);

describe('a position that is set up', () => {
  it('takes pieces out of the supply, and gives them back', () => {
    const both = placed(placed(POSITION, 'omaha', 0), 'omaha', 1);
    expect([both.cities.omaha?.spaces, supplies(both)]).toEqual([
      [0, 1],
      [38, 38],
    ]);
    expect([taken(both, 'omaha').cities.omaha?.spaces, supplies(taken(both, 'omaha'))]).toEqual([[0], [38, 39]]);
    const moved = placed(POSITION, 'pueblo', 1);
    expect([moved.towns.pueblo, supplies(moved)]).toEqual([1, [40, 38]]);
    expect(supplies(withTieBreaker(withTieBreaker(POSITION, 'texas', 0), 'texas', 1))).toEqual([39, 38]);
  });

  it('has no more pieces in a city than it has spaces', () => {
    const full = [0, 1, 0, 1].reduce((position, one) => placed(position, 'omaha', one), POSITION);
    expect([full.cities.omaha?.spaces, supplies(full)]).toEqual([
      [0, 1, 0],
      [37, 38],
    ]);
  });

  it('keeps the pieces of a city that becomes a scored one, and the other way round', () => {
    const scored = withScored(placed(placed(POSITION, 'omaha', 1), 'omaha', 0), 'omaha', true);
    expect(scored.cities.omaha).toEqual({ value: 3, scored: [1, 1] });
    expect(withScored(scored, 'omaha', false).cities.omaha).toEqual({ value: 3, spaces: [0, 1] });
  });

  it('lets whoever is to move follow from the turn', () => {
    expect([withTurn(POSITION, 6).actor, withTurn(POSITION, 7).actor]).toEqual([1, 0]);
  });

  it('is pictured as it is, possible or not', () => {
    const base = {
      places: [
        { id: 'omaha', kind: 'city', open: true, spaces: [null, null, null], pieces: [0, 0] },
        { id: 'pueblo', kind: 'town', open: true, spaces: [], pieces: [1, 0] },
      ],
      regions: [{ id: 'texas', open: true, scored: false }],
      track: [
        { taken: true, region: null },
        { taken: false, region: null },
      ],
    } as unknown as View;
    const shown = pictured(withTracked(placed(taken(POSITION, 'pueblo'), 'omaha', 1), 'texas', true), base);
    expect(shown.places.map((place) => place.pieces)).toEqual([
      [0, 1],
      [0, 0],
    ]);
    expect(shown.places[0]!.spaces).toEqual([1, null, null]);
    expect([shown.regions[0]!.scored, shown.track[1]!.region]).toEqual([true, 'texas']);
  });
});
