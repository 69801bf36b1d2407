// The options of a table before it is opened. A reload keeps them.

import type { Rules } from '../../api/game';
import type { SeatDraft } from './seats';
import type { Half, Layout } from './tiles';

export type TileChoice = 'printed' | 'random' | 'draft' | 'custom';
export interface Options {
  seats: SeatDraft[];
  start: Rules['start'];
  cityTiles: TileChoice;
  regionTiles: TileChoice;
  pool: 'printed' | 'mixed' | 'new';
  boom: boolean;
  milestones: boolean;
  drawSeats: boolean;
  isPublic: boolean;
  spectators: boolean;
  hints: boolean;
  minutes: number;
  seed: number;
}

export const drawSeed = () => Math.floor(Math.random() * 90000) + 10000;

/** Other tiles than the printed ones have no printed place. */
export const regionsOf = ({ pool, regionTiles }: Options): TileChoice =>
  pool !== 'printed' && regionTiles === 'printed' ? 'random' : regionTiles;

/** What is laid by the host. */
export const ownHalves = (options: Options): Half[] => [
  ...(options.cityTiles === 'custom' ? (['cities'] as const) : []),
  ...(options.regionTiles === 'custom' ? (['regions'] as const) : []),
];

/** The rules to be asked for; without a layout, printed tiles lie where the host lays tiles. */
export function rulesOf(options: Options, layout?: Layout): Rules {
  const { start, boom, milestones, seed, cityTiles } = options;
  const regions = regionsOf(options);
  return {
    start,
    city_tiles: cityTiles === 'custom' ? (layout?.cities ?? 'printed') : cityTiles,
    region_tiles: regions === 'custom' ? (layout?.regions ?? 'printed') : regions,
    // A layout names its tiles itself.
    region_pool: regions === 'custom' ? 'printed' : options.pool,
    boom,
    milestones,
    seed,
  };
}

/** Whether another number would deal another board. */
export const leftToChance = (options: Options): boolean => {
  const regions = regionsOf(options);
  return (
    options.milestones ||
    options.cityTiles === 'random' ||
    regions === 'random' ||
    (regions === 'draft' && options.pool !== 'printed')
  );
};

const KEY = 'franchise.new-table';

/** Keep what is chosen for a kind of table; null forgets it. */
export function keepOptions(kind: string, options: Options | null): void {
  try {
    if (options) sessionStorage.setItem(KEY, JSON.stringify({ kind, options }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage they last as long as the page.
  }
}

/** What was chosen before, for the same kind of table. */
export function keptOptions(kind: string | null): { kind: string; options: Partial<Options> } | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      kind: string;
      options: Partial<Options>;
    } | null;
    return kind === null || kept?.kind === kind ? kept : null;
  } catch {
    return null;
  }
}
