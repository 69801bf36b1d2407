// Tiles on spots: which are left, swapping, filling up, and the layout as text. What may lie where, the server says.

import type { View } from '../../api/game';
import { layout } from '../../data/layout';
import { regionTile, type RegionTile } from '../../data/region-tiles';
import supply from '../../data/supply.json';

/** Spot by spot what lies there: a city's tile by its value, a region's by its id. */
export type Laid<T> = Readonly<Record<string, T>>;
export interface Layout {
  cities: Laid<number>;
  regions: Laid<string>;
}
export type Half = keyof Layout;

/** The values that share their back with a value. */
export const backOf = (value: number): readonly number[] => supply.backs.find((values) => values.includes(value)) ?? [];

/** For each value of city tiles how many are left; below zero where too many are laid. */
export function citiesLeft(cities: Laid<number>): { value: number; count: number }[] {
  const laid = Object.values(cities);
  return Object.entries(supply.cities).map(([value, count]) => ({
    value: Number(value),
    count: count - laid.filter((one) => one === Number(value)).length,
  }));
}

export function regionsLeft(regions: Laid<string>): RegionTile[] {
  const laid = new Set(Object.values(regions));
  return supply.regions.filter((tile) => !laid.has(tile.id));
}

export function put<T>(laid: Laid<T>, spot: string, tile: T | null): Laid<T> {
  const rest = Object.entries(laid).filter(([id]) => id !== spot);
  return Object.fromEntries(tile === null ? rest : [...rest, [spot, tile]]) as Laid<T>;
}

export const swapped = <T>(laid: Laid<T>, a: string, b: string): Laid<T> =>
  put(put(laid, a, laid[b] ?? null), b, laid[a] ?? null);

const openCities = (view: View) => view.places.filter((place) => place.open && place.kind === 'city');
const openRegions = (view: View) => view.regions.filter((region) => region.open);

/** What a view shows, as a layout. */
export const layoutOf = (view: View): Layout => ({
  cities: Object.fromEntries(openCities(view).flatMap(({ id, value }) => (value === null ? [] : [[id, value]]))),
  regions: Object.fromEntries(openRegions(view).flatMap(({ id, tile }) => (tile ? [[id, tile.id]] : []))),
});

/** A view of the printed board with these tiles on it instead. */
export function withLayout(view: View, { cities, regions }: Partial<Layout>): View {
  const places = cities
    ? view.places.map((place) => {
        if (place.kind !== 'city' || !place.open) return place;
        const value = cities[place.id] ?? null;
        return { ...place, value, spaces: Array<null>(value ?? 0).fill(null), empty_spaces: value ?? 0 };
      })
    : view.places;
  const tiles = regions
    ? view.regions.map((region) =>
        region.open
          ? { ...region, tile: (regionTile(regions[region.id] ?? '') ?? null) as typeof region.tile }
          : region,
      )
    : view.regions;
  return { ...view, places, regions: tiles };
}

function shuffled<T>(items: readonly T[]): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}

/** Lay what is left on what is empty; drop what lies on spots that are not in play. `printed` is the printed board. */
export function filled({ cities, regions }: Layout, printed: View): Layout {
  const spots = openCities(printed);
  const known = new Set([...spots, ...openRegions(printed)].map(({ id }) => id));
  const inPlay = <T>(laid: Laid<T>) =>
    Object.fromEntries(Object.entries(laid).filter(([id]) => known.has(id))) as Laid<T>;
  const full = { cities: inPlay(cities), regions: inPlay(regions) };
  const pool = shuffled(
    citiesLeft(full.cities).flatMap(({ value, count }) => Array<number>(Math.max(0, count)).fill(value)),
  );
  for (const { id, value } of spots)
    if (full.cities[id] === undefined) {
      const at = pool.findIndex((tile) => backOf(value ?? 0).includes(tile));
      if (at >= 0) full.cities = put(full.cities, id, pool.splice(at, 1)[0]!);
    }
  const own = new Set(printed.regions.map(({ id }) => id));
  const tiles = shuffled(regionsLeft(full.regions).filter((tile) => own.has(tile.id)));
  for (const { id } of openRegions(printed))
    if (full.regions[id] === undefined && tiles.length) full.regions = put(full.regions, id, tiles.pop()!.id);
  return full;
}

/** As a record writes it. */
export const textOf = (layout: Partial<Layout>): string =>
  JSON.stringify(
    { ...(layout.cities && { city_tiles: layout.cities }), ...(layout.regions && { region_tiles: layout.regions }) },
    null,
    1,
  );

/**
 * The layout in a text: a layout, a setup or a whole record; null where there is none, or one that this game cannot
 * show.
 */
export function layoutIn(text: string): Partial<Layout> | null {
  try {
    const whole = JSON.parse(text) as Record<string, unknown>;
    const setup = (whole.setup ?? whole) as { city_tiles?: unknown; region_tiles?: unknown };
    const cities = laidIn<number>(
      setup.city_tiles,
      isCity,
      (tile) => Object.hasOwn(supply.cities, String(tile)) && typeof tile === 'number',
    );
    const regions = laidIn<string>(
      setup.region_tiles,
      isRegion,
      (tile) => typeof tile === 'string' && regionTile(tile) !== null,
    );
    return cities || regions ? { ...(cities && { cities }), ...(regions && { regions }) } : null;
  } catch {
    return null;
  }
}

// The boom marker goes to cities only.
const isCity = (spot: string) => Object.hasOwn(layout.places, spot) && layout.places[spot]!.boom !== undefined;
const isRegion = (spot: string) => Object.hasOwn(layout.regions, spot);

/** Tiles on spots; null where they are printed or dealt. Whatever the game does not know makes the whole text unfit. */
function laidIn<T>(value: unknown, known: (spot: string) => boolean, fits: (tile: unknown) => boolean): Laid<T> | null {
  if (typeof value !== 'object' || value === null) return null;
  const entries = Object.entries(value);
  if (!entries.every(([spot, tile]) => known(spot) && fits(tile))) throw new RangeError('unknown spots or tiles');
  return entries.length ? (value as Laid<T>) : null;
}
