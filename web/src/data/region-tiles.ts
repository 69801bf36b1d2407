// All region tiles of the game, printed and new, and what they are worth.

import supply from './supply.json';

export type RegionTile = (typeof supply.regions)[number];

export const regionTile = (id: string): RegionTile | null => supply.regions.find((tile) => tile.id === id) ?? null;

/** What a rank of a region tile is worth, as it is printed there. */
export function worth(kind: string, value: number): string {
  if (kind === 'dollars') return `$${value}`;
  return kind === 'number' && value > 0 ? `+${value}` : String(value).replace('-', '−');
}

/** All a region tile is worth: "7 · 6 · 1". */
export const worthOf = ({ kind, first, second, third }: RegionTile): string =>
  [first, second, third].map((value) => worth(kind, value)).join('\u00a0·\u00a0');
