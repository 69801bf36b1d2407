// The short line from a region tile that lies outside to its region.

import { layout, regionLayout, type Point } from './layout';

const leads = new Map<string, Point | null>();

export function leadTo(region: string): Point | null {
  if (!leads.has(region)) leads.set(region, find(region));
  return leads.get(region) ?? null;
}

function find(region: string): Point | null {
  const { path, tile } = regionLayout(region);
  const rings = path
    .split('Z')
    .filter(Boolean)
    .map((ring) => ring.slice(1).split('L').map((point) => point.split(' ').map(Number) as [number, number]));
  let inside = false;
  let nearest = { distance: Infinity, x: 0, y: 0 };
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [a, b] = [ring[i]!, ring[j]!];
      if (a[1] > tile.y !== b[1] > tile.y && tile.x < ((b[0] - a[0]) * (tile.y - a[1])) / (b[1] - a[1]) + a[0])
        inside = !inside;
      const point = nearestOn(a, b, tile);
      const outX = Math.max(Math.abs(point.x - tile.x) - layout.tile.w / 2, 0);
      const outY = Math.max(Math.abs(point.y - tile.y) - layout.tile.h / 2, 0);
      const distance = Math.hypot(outX, outY);
      if (distance < nearest.distance) nearest = { distance, ...point };
    }
  if (inside || nearest.distance < 3) return null;
  const length = Math.hypot(nearest.x - tile.x, nearest.y - tile.y);
  const beyond = 12 / length;
  return {
    x: Math.round(nearest.x + (nearest.x - tile.x) * beyond),
    y: Math.round(nearest.y + (nearest.y - tile.y) * beyond),
  };
}

function nearestOn(a: [number, number], b: [number, number], { x, y }: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  return { x: a[0] + t * dx, y: a[1] + t * dy };
}
