// What can be measured on a layout: clearances, crossings, what covers what. Names are ready to be read.

import { curveOf, pointAt, tangentAt } from './curves.mjs';
import { placeAt } from './geography.mjs';
import { crosses, depth, inside, overlap, rectAround, rectOf, ringsOf, toRect, toSegment } from './shapes.mjs';
import { BOOM_RADIUS } from './sizes.mjs';
import { labelRect } from './text.mjs';

const SAMPLES = 240;
const degrees = (radians) => (radians * 180) / Math.PI;

export function measure(layout, board) {
  const real = Object.fromEntries(board.places.map((facts) => [facts.id, placeAt(facts)]));
  const places = Object.entries(layout.places).map(([id, place]) => ({
    id,
    ...place,
    rect: labelRect(place.label),
    real: real[id],
  }));
  const links = layout.links.map((link) => {
    const curve = curveOf(link.path);
    const points = Array.from({ length: SAMPLES + 1 }, (_, i) => pointAt(curve, i / SAMPLES));
    return { ...link, name: `${link.a}-${link.b}`, width: layout.widths[link.price], curve, points };
  });
  return {
    places,
    links,
    gaps: gaps(places),
    clearances: clearances(places, links),
    astray: astray(places, layout.regions),
    tiles: tiles(layout),
    turnedRound: turnedRound(places),
    covered: covered(layout, places, links),
    underBooms: underBooms(layout, places, links),
    ...meetings(places, links),
  };
}

const byFree = (a, b) => a.free - b.free;

/** Between any two discs. */
function gaps(places) {
  const found = [];
  places.forEach((p, i) => {
    for (const q of places.slice(i + 1))
      found.push({ free: Math.hypot(p.x - q.x, p.y - q.y) - p.r - q.r, what: `${p.id}, ${q.id}` });
  });
  return found.sort(byFree);
}

/** Between a link and a place that it does not serve. */
function clearances(places, links) {
  const found = [];
  for (const link of links)
    for (const place of places)
      if (place.id !== link.a && place.id !== link.b) {
        let least = Infinity;
        for (let i = 0; i < SAMPLES; i++)
          least = Math.min(least, toSegment(place.x, place.y, link.points[i], link.points[i + 1]));
        found.push({ free: least - place.r - link.width / 2, what: `${link.name} past ${place.id}` });
      }
  return found.sort(byFree);
}

/** Places that lie in another region than their own, or off its coast by more than their radius. */
function astray(places, regions) {
  const rings = Object.fromEntries(Object.entries(regions).map(([id, region]) => [id, ringsOf(region.path)]));
  return places
    .filter(({ x, y, r, region }) => {
      const within = depth(rings[region], x, y);
      return within < -r || (within < 0 && Object.keys(rings).some((id) => id !== region && inside(rings[id], x, y)));
    })
    .map(({ id }) => id);
}

/** How far each region tile's middle lies in its region, how near the tile comes to it, and what its lead reaches. */
function tiles({ regions, tile: size }) {
  return Object.entries(regions).map(([id, { path, tile, lead }]) => {
    const rings = ringsOf(path);
    const rect = rectAround(tile.x, tile.y, size);
    const near = Math.min(...rings.flat().map(([x, y]) => toRect(x, y, rect)));
    return { id, within: depth(rings, tile.x, tile.y), near, lead: lead ? depth(rings, lead.x, lead.y) : null };
  });
}

/** Neighbours whose order from west to east or from north to south is not the real one. */
function turnedRound(places) {
  const found = [];
  places.forEach((p, i) => {
    for (const q of places.slice(i + 1)) {
      const real = [p.real[0] - q.real[0], p.real[1] - q.real[1]];
      const now = [p.x - q.x, p.y - q.y];
      if (Math.abs(real[0]) < 260 && Math.abs(real[1]) < 260)
        for (const k of [0, 1]) if (Math.abs(real[k]) > 6 && real[k] * now[k] < 0) found.push(`${p.id}, ${q.id}`);
    }
  });
  return found;
}

function signs(layout, places, links) {
  return [
    ...places.map((place) => ({ name: `label ${place.id}`, rect: place.rect, own: place.id })),
    ...links.map((link) => ({ name: `tag ${link.name}`, rect: rectAround(link.tag.x, link.tag.y, layout.tag), link })),
    ...Object.entries(layout.regions).map(([id, { tile }]) => ({
      name: `tile ${id}`,
      rect: rectAround(tile.x, tile.y, layout.tile),
    })),
    { name: 'track', rect: rectOf(layout.track) },
  ];
}

/** Labels, tags and tiles that a boom marker beside its city would cover. */
function underBooms(layout, places, links) {
  const all = signs(layout, places, links);
  return places
    .filter(({ boom }) => boom)
    .flatMap(({ id, boom }) =>
      all.filter(({ rect }) => toRect(boom.x, boom.y, rect) < BOOM_RADIUS).map(({ name }) => `${name} by ${id}`),
    );
}

/** Labels, tags and tiles that leave the board or touch each other, a disc or a link that is not theirs. */
function covered(layout, places, links) {
  const all = signs(layout, places, links);
  const [width, height] = layout.size;
  const found = [];
  all.forEach(({ name, rect, own, link }, i) => {
    if (rect[0] < 0 || rect[1] < 0 || rect[2] > width || rect[3] > height) found.push(`${name} leaves the board`);
    for (const other of all.slice(i + 1)) if (overlap(rect, other.rect)) found.push(`${name} and ${other.name}`);
    for (const place of places)
      if (toRect(place.x, place.y, rect) - place.r < (own === place.id ? 1 : 2)) found.push(`${name} and ${place.id}`);
    for (const other of links)
      if (other !== link && linkToRect(other, rect) < 0) found.push(`${name} and link ${other.name}`);
  });
  return found;
}

function linkToRect(link, rect) {
  let least = Infinity;
  for (const [x, y] of link.points) least = Math.min(least, toRect(x, y, rect));
  return least - link.width / 2;
}

/** Crossings with their angles, pairs that cross twice, angles at common places, links on top of each other. */
function meetings(places, links) {
  const at = Object.fromEntries(places.map((place) => [place.id, place]));
  const result = { crossings: [], twice: [], fans: [], onTop: [] };
  links.forEach((link, i) => {
    for (const other of links.slice(i + 1)) {
      const what = `${link.name}, ${other.name}`;
      const angles = crossingAngles(link, other);
      for (const angle of angles) result.crossings.push({ angle, what });
      if (angles.length > 1) result.twice.push(what);
      const common = at[[link.a, link.b].find((id) => id === other.a || id === other.b)];
      if (common) result.fans.push({ what, ...fan(link, other, common) });
      if (sharedCourse(link, other, common) > 0.08) result.onTop.push(what);
    }
  });
  return result;
}

function crossingAngles(link, other) {
  const angles = [];
  for (let u = 0; u < SAMPLES; u += 2)
    for (let v = 0; v < SAMPLES; v += 2) {
      const [a, b, c, d] = [link.points[u], link.points[u + 2], other.points[v], other.points[v + 2]];
      if (Math.abs(a[0] - c[0]) > 30 || Math.abs(a[1] - c[1]) > 30 || !crosses(a, b, c, d)) continue;
      const turn = Math.atan2(b[1] - a[1], b[0] - a[0]) - Math.atan2(d[1] - c[1], d[0] - c[0]);
      const angle = Math.abs(degrees(turn)) % 180;
      angles.push(Math.min(angle, 180 - angle));
    }
  return angles;
}

function fan(link, other, common) {
  const angleOf = (l) => {
    const [x, y] = l.points[l.a === common.id ? 0 : SAMPLES];
    return Math.atan2(y - common.y, x - common.x);
  };
  let angle = Math.abs(degrees(angleOf(link) - angleOf(other)));
  if (angle > 180) angle = 360 - angle;
  const free = 2 * common.r * Math.sin((angle * Math.PI) / 360) - (link.width + other.width) / 2;
  return { angle, free, at: common.id };
}

/** Which part of a link lies on another that runs the same way. */
function sharedCourse(link, other, common) {
  let shared = 0;
  for (let u = 0; u < SAMPLES; u += 3) {
    const [x, y] = link.points[u];
    if (common && Math.hypot(x - common.x, y - common.y) < common.r + 40) continue;
    let [least, at] = [Infinity, 0];
    for (let v = 0; v <= SAMPLES; v += 3) {
      const distance = Math.hypot(x - other.points[v][0], y - other.points[v][1]);
      if (distance < least) [least, at] = [distance, v];
    }
    if (least >= (link.width + other.width) / 2 + 3) continue;
    const [p, q] = [tangentAt(link.curve, u / SAMPLES), tangentAt(other.curve, at / SAMPLES)];
    if (Math.abs(p[0] * q[0] + p[1] * q[1]) > 0.94) shared += 3 / SAMPLES;
  }
  return shared;
}
