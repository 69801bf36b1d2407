// A position that is set up by hand, as its file has it, and what the board shows of it. Nothing here knows what is
// possible: the server names what is wrong. Pieces that are placed come out of their player's supply.

import type { PlaceView, RegionView, View } from '../../api/game';
import { regionTile } from '../../data/region-tiles';

interface SeatOf {
  money: number;
  influence: number;
  supply: number;
  bonus_tiles: number;
  used_bonus_tiles: number;
  reserve: number;
  [more: string]: unknown;
}

interface CityOf {
  value: number | null;
  /** The seats of its pieces from the first space on, or, once it is scored, the pieces by seat. */
  spaces?: number[];
  scored?: number[];
}

interface RegionOf {
  tile: string | null;
  tie_breaker: number | null;
  piece: boolean;
}

export interface Position {
  players: string[];
  turn: number;
  actor: number | null;
  turns_without_expansion: number;
  seats: SeatOf[];
  cities: Record<string, CityOf>;
  towns: Record<string, number>;
  regions: Record<string, RegionOf>;
  track: string[];
  with_boom: boolean;
  boom: string | null;
  link_tile: number | null;
  expansion_tile: number | null;
  [more: string]: unknown;
}

/** The figures of a player that can be set, in the order in which they are shown. */
export const FIGURES = ['money', 'influence', 'supply', 'bonus_tiles', 'used_bonus_tiles', 'reserve'] as const;
export type Figure = (typeof FIGURES)[number];

export function withFigure(position: Position, seat: number, figure: Figure, value: number): Position {
  const seats = position.seats.map((one, i) => (i === seat ? { ...one, [figure]: value } : one));
  return { ...position, seats };
}

const withSupply = (position: Position, seat: number, more: number): Position =>
  withFigure(position, seat, 'supply', position.seats[seat]!.supply + more);

const withCity = (position: Position, id: string, city: CityOf): Position => ({
  ...position,
  cities: { ...position.cities, [id]: city },
});

/** Put a piece on a place: in a town in place of whoever is there. */
export function placed(position: Position, place: string, seat: number): Position {
  const city = position.cities[place];
  if (!city) {
    const free = taken(position, place);
    return withSupply({ ...free, towns: { ...free.towns, [place]: seat } }, seat, -1);
  }
  const { scored, spaces = [] } = city;
  if (!scored && spaces.length >= (city.value ?? 0)) return position;
  const more = scored
    ? { ...city, scored: scored.map((count, i) => count + Number(i === seat)) }
    : { ...city, spaces: [...spaces, seat] };
  return withSupply(withCity(position, place, more), seat, -1);
}

/** Take the last piece from a place; in a scored city the last of a player, if one is named. */
export function taken(position: Position, place: string, seat?: number): Position {
  const city = position.cities[place];
  if (!city) {
    const { [place]: owner, ...towns } = position.towns;
    return owner === undefined ? position : withSupply({ ...position, towns }, owner, 1);
  }
  if (city.scored) {
    const whose = seat ?? city.scored.findLastIndex((count) => count > 0);
    if (whose < 0 || !city.scored[whose]) return position;
    const scored = city.scored.map((count, i) => count - Number(i === whose));
    return withSupply(withCity(position, place, { ...city, scored }), whose, 1);
  }
  const owner = city.spaces?.at(-1);
  if (owner === undefined) return position;
  return withSupply(withCity(position, place, { ...city, spaces: city.spaces!.slice(0, -1) }), owner, 1);
}

/** Turn a city into a scored one, with the pieces that are there, or back. */
export function withScored(position: Position, place: string, scored: boolean): Position {
  const { value, ...city } = position.cities[place]!;
  if (scored === (city.scored !== undefined)) return position;
  if (scored) {
    const counts = position.players.map((_, seat) => city.spaces!.filter((one) => one === seat).length);
    return withCity(position, place, { value, scored: counts });
  }
  const spaces = city.scored!.flatMap((count, seat) => Array<number>(count).fill(seat));
  return withCity(position, place, { value, spaces });
}

export const withValue = (position: Position, place: string, value: number): Position =>
  withCity(position, place, { ...position.cities[place]!, value });

const withRegion = (position: Position, id: string, region: Partial<RegionOf>): Position => ({
  ...position,
  regions: { ...position.regions, [id]: { ...position.regions[id]!, ...region } },
});

export const withTile = (position: Position, region: string, tile: string): Position =>
  withRegion(position, region, { tile });

/** Give a region's tie-breaker to somebody, whose piece lies there then. */
export function withTieBreaker(position: Position, region: string, seat: number | null): Position {
  const { tie_breaker, piece } = position.regions[region]!;
  const free = tie_breaker !== null && piece ? withSupply(position, tie_breaker, 1) : position;
  const after = withRegion(free, region, { tie_breaker: seat, piece: seat !== null });
  return seat === null ? after : withSupply(after, seat, -1);
}

/** Put a region's tile on the track, behind the others, or back on the board. */
export function withTracked(position: Position, region: string, tracked: boolean): Position {
  const others = position.track.filter((one) => one !== region);
  return { ...position, track: tracked ? [...others, region] : others };
}

/** Another turn: who moves follows from its number. */
export function withTurn(position: Position, turn: number): Position {
  const actor = position.actor === null || turn < 1 ? position.actor : (turn - 1) % position.players.length;
  return { ...position, turn, actor };
}

const counted = (players: number, seats: readonly number[]) =>
  Array.from({ length: players }, (_, seat) => seats.filter((one) => one === seat).length);

function placeOf(position: Position, place: PlaceView): PlaceView {
  const boom = position.boom === place.id;
  const city = position.cities[place.id];
  const plain = { ...place, boom, standings: [], gain_when_full: 0, near_scoring: false };
  const players = position.players.length;
  if (!city) {
    const owner = position.towns[place.id];
    return { ...plain, pieces: counted(players, owner === undefined ? [] : [owner]) };
  }
  const { value, scored, spaces = [] } = city;
  if (scored) return { ...plain, value, scored: true, spaces: [], pieces: scored, empty_spaces: 0 };
  const size = value ?? 0;
  return {
    ...plain,
    value,
    scored: false,
    spaces: Array.from({ length: size }, (_, i) => spaces[i] ?? null),
    pieces: counted(players, spaces),
    empty_spaces: Math.max(0, size - spaces.length),
  };
}

function regionOf(position: Position, region: RegionView): RegionView {
  const own = position.regions[region.id];
  if (!own) return region;
  const known = own.tile === null ? null : regionTile(own.tile);
  return {
    ...region,
    tile: known ? ({ ...region.tile, ...known } as RegionView['tile']) : region.tile,
    scored: position.track.includes(region.id),
    tie_breaker: own.tie_breaker,
    tie_breaker_piece: own.piece,
    standings: [],
  };
}

/** What the board shows of a position that may not be possible, from how it looked when it was. */
export function pictured(position: Position, base: View): View {
  const free = base.track.filter((space) => space.region === null && space.taken).length;
  return {
    ...base,
    turn: position.turn,
    actor: position.actor,
    places: base.places.map((place) => (place.open ? placeOf(position, place) : place)),
    regions: base.regions.map((region) => (region.open ? regionOf(position, region) : region)),
    // The first spaces are those of closed regions.
    track: base.track.map((space, i) => {
      const region = position.track[i - free] ?? null;
      return i < free ? space : { ...space, taken: region !== null, region };
    }),
    boom: position.boom,
  };
}
