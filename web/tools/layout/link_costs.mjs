// What speaks against the course of a link and the place of its price tag. Zero is perfect.

import { crosses, discNearRect, overlap, segmentToRect, toSegment } from './shapes.mjs';
import { linkUnder, tileRect } from './place_costs.mjs';
import { HEIGHT, WIDTH } from './sizes.mjs';
import { SAMPLES } from './scene.mjs';

const SHARPEST_BEND = 0.012;

/** Long links bow a little away from the middle of the board. */
function outwardBow(scene, link) {
  const [a, b] = [scene.places[link.a], scene.places[link.b]];
  const [x, y] = [(a.x + b.x) / 2 - WIDTH / 2, (a.y + b.y) / 2 - 480];
  return Math.sign((b.x - a.x) * y - (b.y - a.y) * x) * Math.min(0.16, link.distance / 4000);
}

function ownCost(scene, link) {
  const bow = outwardBow(scene, link);
  const straight = Math.max(1, link.distance - scene.places[link.a].r - scene.places[link.b].r);
  let cost =
    2.2 * ((link.turnA + bow) ** 2 + (link.turnB + bow) ** 2) +
    1.6 * (link.turnA - link.turnB) ** 2 +
    14 * ((link.handleA - 0.34) ** 2 + (link.handleB - 0.34) ** 2) +
    Math.max(0, link.length / straight - 1.06) * 9;
  for (const [x, y] of link.points) {
    if (x < 14 || x > WIDTH - 14) cost += 1;
    if (y < 14 || y > HEIGHT - 14) cost += 1;
  }
  for (let i = 1; i < SAMPLES; i++) {
    const [u, v] = [link.points[i], link.points[i + 1]];
    const turn = Math.abs(Math.atan2(u[2] * v[3] - u[3] * v[2], u[2] * v[2] + u[3] * v[3]));
    const bend = turn / (Math.hypot(v[0] - u[0], v[1] - u[1]) || 1);
    if (bend > SHARPEST_BEND) cost += (bend - SHARPEST_BEND) * 40;
  }
  return cost;
}

/** A link against a place that it does not serve. */
export function passing(scene, link, i) {
  if (i === link.a || i === link.b) return 0;
  const place = scene.places[i];
  const margin = place.r + link.width / 2 + 15;
  const [left, top, right, bottom] = link.box;
  if (place.x < left - margin || place.x > right + margin || place.y < top - margin || place.y > bottom + margin)
    return 0;
  let least = Infinity;
  for (let k = 0; k < SAMPLES; k++)
    least = Math.min(least, toSegment(place.x, place.y, link.points[k], link.points[k + 1]));
  const free = least - place.r - link.width / 2;
  return (free < 14 ? ((14 - free) / 14) ** 2 * 6 : 0) + (free < 9 ? scene.strictness * (8 + (9 - free) * 1.6) : 0);
}

function sharedEnds(link, other) {
  const ends = [];
  if (link.a === other.a) ends.push([link.a, link.angleA, other.angleA]);
  if (link.a === other.b) ends.push([link.a, link.angleA, other.angleB]);
  if (link.b === other.a) ends.push([link.b, link.angleB, other.angleA]);
  if (link.b === other.b) ends.push([link.b, link.angleB, other.angleB]);
  return ends;
}

/** Two links: the angle at a common place, crossings, running side by side. */
export function betweenLinks(scene, link, other) {
  if (link === other) return 0;
  let cost = 0;
  let common = null;
  for (const [i, u, v] of sharedEnds(link, other)) {
    common = scene.places[i];
    let angle = Math.abs(u - v) % (2 * Math.PI);
    if (angle > Math.PI) angle = 2 * Math.PI - angle;
    const chord = ((link.width + other.width) / 2 + 8) / (2 * (common.r + 3));
    const wanted = Math.max(0.38, 2 * Math.asin(Math.min(0.9, chord)));
    if (angle < wanted)
      cost += (((wanted - angle) / wanted) ** 2 * 22 + (angle < wanted * 0.65 ? 5 : 0)) * scene.strictness;
  }
  const near = 17 + (link.width + other.width) / 2;
  if (!overlap(link.box, other.box, near)) return cost;
  const { crossings, beside } = meeting(link, other, near, common);
  return cost + crossings * (common ? 9 : 5) + (crossings > 1 ? 8 * (crossings - 1) : 0) + beside * 7;
}

function meeting(link, other, near, common) {
  const fan = common ? common.r + 34 : 0;
  const [left, top, right, bottom] = other.box;
  let [crossings, beside] = [0, 0];
  for (let i = 0; i <= SAMPLES; i++) {
    const p = link.points[i];
    if (p[0] < left - near || p[0] > right + near || p[1] < top - near || p[1] > bottom + near) continue;
    const atCommon = common && Math.hypot(p[0] - common.x, p[1] - common.y) < fan;
    for (let j = 0; j <= SAMPLES; j++) {
      const q = other.points[j];
      const [dx, dy] = [p[0] - q[0], p[1] - q[1]];
      if (dx > 80 || dx < -80 || dy > 80 || dy < -80) continue;
      if (i < SAMPLES && j < SAMPLES && crosses(p, link.points[i + 1], q, other.points[j + 1])) crossings++;
      if (atCommon) continue;
      const squared = dx * dx + dy * dy;
      if (squared < near * near) {
        const parallel = p[2] * q[2] + p[3] * q[3];
        beside += ((1 - Math.sqrt(squared) / near) * parallel * parallel * Math.min(link.length, other.length)) / 900;
      }
    }
  }
  return { crossings, beside };
}

/** A tag over a link that is not its own. */
function tagOnLink(scene, rect, link) {
  if (!overlap(link.box, rect, 10)) return 0;
  let free = Infinity;
  for (let i = 0; i < SAMPLES; i++) free = Math.min(free, segmentToRect(link.points[i], link.points[i + 1], rect));
  free -= link.width / 2;
  return free < 0.5 ? scene.strictness * (9 + Math.min(6, -free)) : free < 4 ? (4 - free) * 0.5 : 0;
}

export function tagCost(scene, link) {
  const { strictness: strict, places, tiles, links, track } = scene;
  const rect = link.tagRect;
  let cost = ((link.tagAt - 0.5) * 2) ** 2 * 1.2;
  for (const place of places) {
    if (discNearRect(place, rect, 3)) cost += 25 * strict;
    else if (discNearRect(place, rect, 8)) cost += 2;
    if (overlap(rect, place.labelRect, 2)) cost += 20;
    else if (overlap(rect, place.labelRect, 9)) cost += 2.5;
  }
  for (const tile of tiles) if (overlap(rect, tileRect(tile), 3)) cost += 20 * strict;
  if (overlap(rect, track, 3)) cost += 20;
  for (const other of links)
    if (other !== link) cost += (overlap(rect, other.tagRect, 3) ? 20 : 0) + tagOnLink(scene, rect, other);
  return cost;
}

const underOtherTags = (scene, link) =>
  scene.links.reduce((sum, other) => sum + (other === link ? 0 : tagOnLink(scene, other.tagRect, link)), 0);

function underSigns(scene, link) {
  let cost = linkUnder(scene, link, scene.track, 10);
  for (const place of scene.places) cost += linkUnder(scene, link, place.labelRect, 5);
  for (const tile of scene.tiles) cost += linkUnder(scene, link, tileRect(tile), 8);
  return cost;
}

export function linkCost(scene, link) {
  let cost = ownCost(scene, link) + underSigns(scene, link) + tagCost(scene, link) + underOtherTags(scene, link);
  for (let i = 0; i < scene.places.length; i++) cost += passing(scene, link, i);
  for (const other of scene.links) cost += betweenLinks(scene, link, other);
  return cost;
}

/** Everything that speaks against the links, pairs counted once. */
export function allLinks(scene) {
  let cost = 0;
  for (const link of scene.links) {
    cost += ownCost(scene, link) + underSigns(scene, link) + tagCost(scene, link);
    for (let i = 0; i < scene.places.length; i++) cost += passing(scene, link, i);
    for (const other of scene.links) cost += betweenLinks(scene, link, other) / 2;
  }
  return cost;
}
