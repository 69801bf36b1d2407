// The tile in the hand: from where it was taken, and where it may go.

import type { Half } from './tiles';

export interface Held {
  half: Half;
  /** The city or the region that it lies on; null for one of the supply. */
  spot: string | null;
  /** A value or an id; null for a spot without a tile that waits for one. */
  tile: number | string | null;
}

export const same = (a: Held | null, b: Held) => a?.half === b.half && a.spot === b.spot && a.tile === b.tile;
