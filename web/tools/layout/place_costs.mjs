// What speaks against where a place, its label or a region tile stands. Zero is perfect.

import { depth, discNearRect, inside, overlap, rectAround } from './shapes.mjs';
import { HEIGHT, WIDTH } from './sizes.mjs';
import { SAMPLES } from './scene.mjs';

const NEIGHBOURS = 260;
/** Linked places leave room for the price tag. */
const GAP_LINKED = 43;
const GAP = 24;

export const tileRect = (tile) => rectAround(tile.x, tile.y, tile);

const leavesBoard = (r, margin) => r[0] < margin || r[2] > WIDTH - margin || r[1] < margin || r[3] > HEIGHT - margin;

export function placeCost(scene, i) {
  const place = scene.places[i];
  let cost = ((place.x - place.realX) ** 2 + (place.y - place.realY) ** 2) * scene.pull;
  const within = depth(place.rings, place.x, place.y);
  const wanted = Math.min(place.r + 3, 16);
  if (within < wanted) cost += ((wanted - within) / 5) ** 2 + (within < 3 ? 6 : 0);
  const room = place.r + 16;
  for (const over of [room - place.x, place.x + room - WIDTH, room - place.y, place.y + room - HEIGHT])
    if (over > 0) cost += over * over;
  scene.places.forEach((other, j) => {
    if (j === i) return;
    const distance = Math.hypot(place.x - other.x, place.y - other.y) - place.r - other.r;
    const gap = scene.linked.has(`${i} ${j}`) ? GAP_LINKED : GAP;
    if (distance < gap) cost += ((gap - distance) / 4) ** 2;
    cost += turnedRound(place, other);
  });
  return cost;
}

/** Neighbours keep their order from west to east and from north to south. */
function turnedRound(place, other) {
  const dx = place.realX - other.realX;
  const dy = place.realY - other.realY;
  if (Math.abs(dx) >= NEIGHBOURS || Math.abs(dy) >= NEIGHBOURS) return 0;
  let cost = 0;
  const along = (real, now) => {
    const ahead = now * Math.sign(real);
    if (Math.abs(real) > 6 && ahead < 3) cost += 4 + (3 - ahead) ** 2 / 4;
  };
  along(dx, place.x - other.x);
  along(dy, place.y - other.y);
  return cost;
}

/** A label against all that is not a link. */
export function labelCost(scene, i) {
  const { strictness: strict, places, tiles, links, track } = scene;
  const rect = places[i].labelRect;
  let cost = places[i].labelCost + (leavesBoard(rect, 8) ? 30 : 0);
  places.forEach((other, j) => {
    if (discNearRect(other, rect, j === i ? 3 : 6)) cost += 20 * strict;
    if (j !== i && overlap(rect, other.labelRect, 4)) cost += 15 * strict;
  });
  for (const tile of tiles) if (overlap(rect, tileRect(tile), 6)) cost += 15 * strict;
  if (overlap(rect, track, 4)) cost += 15 * strict;
  for (const link of links) if (overlap(rect, link.tagRect, 3)) cost += 14 * strict;
  return cost;
}

export function tileCost(scene, tile) {
  const { strictness: strict, places, tiles, links, track } = scene;
  const rect = tileRect(tile);
  let cost = leavesBoard(rect, 10) ? 50 : 0;
  for (const place of places) {
    if (discNearRect(place, rect, 8)) cost += 25 * strict;
    if (overlap(rect, place.labelRect, 6)) cost += 15 * strict;
  }
  for (const other of tiles) if (other !== tile && overlap(rect, tileRect(other), 10)) cost += 30;
  if (overlap(rect, track, 8)) cost += 30;
  for (const link of links) if (overlap(rect, link.tagRect, 4)) cost += 14 * strict;
  return cost + outsideRegion(tiles, tile, rect);
}

/** A tile belongs into its region; where it does not fit, near it, and rather on the sea than on another region. */
function outsideRegion(tiles, tile, rect) {
  const within = depth(tile.rings, tile.x, tile.y);
  let cost = within < 0 ? 8 - within / 8 : 0;
  for (const [x, y] of spread(rect)) {
    if (inside(tile.rings, x, y)) continue;
    cost += tiles.some((other) => other !== tile && inside(other.rings, x, y)) ? 6 : 2;
  }
  return cost;
}

/** Points all over a rectangle, its corners included. */
function spread([left, top, right, bottom]) {
  const points = [];
  for (const u of [0, 0.25, 0.5, 0.75, 1])
    for (const v of [0, 0.5, 1]) points.push([left + (right - left) * u, top + (bottom - top) * v]);
  return points;
}

/** A link under a rectangle. */
export function linkUnder(scene, link, rect, weight) {
  const margin = link.width / 2 + 4;
  if (!overlap(link.box, rect, margin)) return 0;
  let hits = 0;
  for (let k = 0; k < SAMPLES; k++)
    for (const f of [0, 0.5]) {
      const x = link.points[k][0] * (1 - f) + link.points[k + 1][0] * f;
      const y = link.points[k][1] * (1 - f) + link.points[k + 1][1] * f;
      if (x > rect[0] - margin && x < rect[2] + margin && y > rect[1] - margin && y < rect[3] + margin) hits++;
    }
  return hits ? scene.strictness * weight * (1 + 0.3 * hits) : 0;
}

export const linksUnderLabel = (scene, i) =>
  scene.links.reduce((sum, link) => sum + linkUnder(scene, link, scene.places[i].labelRect, 5), 0);
export const linksUnderTile = (scene, tile) =>
  scene.links.reduce((sum, link) => sum + linkUnder(scene, link, tileRect(tile), 8), 0);
