// The line from a region tile that lies outside to its region: short, and over nothing that must be read.

import { SAMPLES } from './scene.mjs';
import { crosses, depth, inside, rectAround, segmentToRect, toRect, toSegment } from './shapes.mjs';

/** How far into the region a lead goes, and how far its end keeps from the tile. */
const DEPTH = 9;
const APART = 12;
const LONGEST = 140;

/** Where the lead of a tile ends; null for a tile whose middle lies in its region. */
export function leadTo(scene, tile) {
  if (inside(tile.rings, tile.x, tile.y)) return null;
  let best = null;
  for (let k = 0; k < 144; k++) {
    const end = reach(tile, (k * Math.PI) / 72);
    if (!end) continue;
    const cost = Math.hypot(end[0] - tile.x, end[1] - tile.y) + hindrance(scene, [tile.x, tile.y], end);
    if (!best || cost < best.cost) best = { cost, end };
  }
  return best.end;
}

/** The first point in a direction that is well inside the region and clear of the tile. */
function reach(tile, angle) {
  const rect = rectAround(tile.x, tile.y, tile);
  for (let length = 20; length < LONGEST; length += 2) {
    const [x, y] = [tile.x + Math.cos(angle) * length, tile.y + Math.sin(angle) * length];
    if (toRect(x, y, rect) >= APART && depth(tile.rings, x, y) >= DEPTH) return [x, y];
  }
  return null;
}

function hindrance({ places, links }, from, to) {
  let cost = 0;
  for (const place of places) {
    if (toSegment(place.x, place.y, from, to) < place.r + 6) cost += 300;
    if (segmentToRect(from, to, place.labelRect) < 6) cost += 200;
  }
  for (const link of links) {
    if (segmentToRect(from, to, link.tagRect) < 6) cost += 200;
    for (let i = 0; i < SAMPLES; i++) if (crosses(from, to, link.points[i], link.points[i + 1])) cost += 40;
    if (Math.min(...link.points.map(([x, y]) => Math.hypot(x - to[0], y - to[1]))) < link.width / 2 + 7) cost += 60;
  }
  return cost;
}
