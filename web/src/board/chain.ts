// The chain of a player: where franchises stand, and the links that join two of these places.

import type { PlaceView } from '../api/game';
import { layout, type LinkLayout } from '../data/layout';

export function chainOf(
  places: readonly Pick<PlaceView, 'id' | 'pieces'>[],
  seat: number,
): { places: string[]; links: LinkLayout[] } {
  const held = places.filter((place) => place.pieces[seat]).map((place) => place.id);
  return { places: held, links: layout.links.filter(({ a, b }) => held.includes(a) && held.includes(b)) };
}
