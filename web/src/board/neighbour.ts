// Arrow keys: the next place in a direction.

import { layout } from '../data/layout';

export type Direction = 'left' | 'right' | 'up' | 'down';

const STEP: Record<Direction, [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

export function neighbour(from: string, direction: Direction): string | null {
  const [stepX, stepY] = STEP[direction];
  const here = layout.places[from];
  if (!here) return null;
  let best: { id: string; distance: number } | null = null;
  for (const [id, place] of Object.entries(layout.places)) {
    const ahead = (place.x - here.x) * stepX + (place.y - here.y) * stepY;
    const aside = Math.abs((place.x - here.x) * stepY) + Math.abs((place.y - here.y) * stepX);
    if (id === from || ahead <= 4 || aside > ahead) continue;
    const distance = ahead + aside * 1.8;
    if (!best || distance < best.distance) best = { id, distance };
  }
  return best?.id ?? null;
}
