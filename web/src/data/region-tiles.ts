// All region tiles of the game, printed and new.

import supply from './supply.json';

export type RegionTile = (typeof supply.regions)[number];

export const regionTile = (id: string): RegionTile | null => supply.regions.find((tile) => tile.id === id) ?? null;
