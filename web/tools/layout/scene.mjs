// What is arranged: places with labels, links with price tags, region tiles. Everything derived from the free numbers.

import { leaves, part, pointAt, tangentAt } from './curves.mjs';
import { placeAt } from './geography.mjs';
import { depth, rectAround, rectOf } from './shapes.mjs';
import { CITY_LABEL, LINK_WIDTH, TAG, TILE, TOWN_LABEL, TOWN_RADIUS, TRACK, cityRadius } from './sizes.mjs';
import { LINE, labelRect } from './text.mjs';

/** How many pieces a curve is sampled in. */
export const SAMPLES = 30;

const FIRST_TILES = {
  northwest: [205, 226],
  california: [75, 640],
  southwest: [402, 438],
  northern_plains: [560, 120],
  great_lakes: [960, 90],
  northeast: [1290, 180],
  mid_atlantic: [1500, 560],
  southeast: [1440, 820],
  heartland: [830, 690],
  texas: [720, 905],
};

/** Where a label may stand: a direction from its place, an anchor, a distance, one line or two. */
export const LABEL_SPOTS = [];
for (let k = 0; k < 24; k++) {
  const [dx, dy] = [Math.sin((k * Math.PI) / 12), -Math.cos((k * Math.PI) / 12)];
  const outward = dx > 0 ? 'start' : 'end';
  const steep = Math.abs(dx) < 0.1;
  const anchors = steep ? ['middle', 'start', 'end'] : Math.abs(dx) < 0.6 ? ['middle', outward] : [outward];
  for (const anchor of anchors)
    for (const distance of [4, 9, 15])
      for (const two of [false, true]) LABEL_SPOTS.push({ dx, dy, anchor, distance, two });
}

export function makeScene(board, geography) {
  const places = board.places.map((facts) => {
    const [x, y] = placeAt(facts);
    const r = facts.spaces > 1 ? cityRadius(facts.spaces) : TOWN_RADIUS;
    const rings = geography.rings[facts.region];
    return { ...facts, r, realX: x, realY: y, x, y, rings, spot: 0, depth: depth(rings, x, y) };
  });
  const index = Object.fromEntries(places.map((place, i) => [place.id, i]));
  const links = board.links.map(({ a, b, price }) => ({
    id: `${a}-${b}`,
    a: index[a],
    b: index[b],
    price,
    width: LINK_WIDTH[price],
    turnA: 0,
    turnB: 0,
    handleA: 0.34,
    handleB: 0.34,
    tagAt: 0.5,
  }));
  const tiles = board.regions.map((id) => {
    const [x, y] = FIRST_TILES[id];
    return { id, ...TILE, x, y, rings: geography.rings[id] };
  });
  const linked = new Set(links.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]));
  const scene = { places, links, tiles, linked, track: rectOf(TRACK), strictness: 1, pull: 1 / 350 };
  places.forEach(placeLabel);
  links.forEach((link) => drawLink(scene, link));
  return scene;
}

function linesOf(name, two) {
  const words = name.split(' ');
  if (!two || words.length === 1) return [name];
  return words.length === 3 ? [`${words[0]} ${words[1]}`, words[2]] : words;
}

export function placeLabel(place) {
  const spot = LABEL_SPOTS[place.spot];
  const size = place.spaces > 1 ? CITY_LABEL : TOWN_LABEL;
  const lines = linesOf(place.name, spot.two);
  const height = lines.length * size * LINE - size * 0.2;
  const reach = place.r + spot.distance;
  const top = place.y + spot.dy * reach - (height * (1 - spot.dy)) / 2;
  place.label = { x: place.x + spot.dx * reach, y: top + size * 0.7, anchor: spot.anchor, lines, size };
  place.labelRect = labelRect(place.label);
  const words = place.name.split(' ').length;
  const slanted = Math.abs(spot.dx) > 0.3 && Math.abs(spot.dy) > 0.3;
  place.labelCost =
    (spot.distance - 4) * 0.05 +
    (spot.two ? (words > 1 ? 0.25 : 50) : 0) +
    (slanted ? 0.2 : 0) +
    (spot.dy > 0.95 && spot.anchor === 'middle' ? 0 : 0.1) +
    (Math.abs(spot.dx) < 0.6 && spot.anchor !== 'middle' ? 0.15 : 0);
}

export function drawLink(scene, link) {
  const [a, b] = [scene.places[link.a], scene.places[link.b]];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const distance = Math.hypot(dx, dy);
  const angle = Math.atan2(dy, dx);
  const [from, to] = [angle + link.turnA, angle + Math.PI - link.turnB];
  const whole = [
    a.x,
    a.y,
    a.x + Math.cos(from) * link.handleA * distance,
    a.y + Math.sin(from) * link.handleA * distance,
    b.x + Math.cos(to) * link.handleB * distance,
    b.y + Math.sin(to) * link.handleB * distance,
    b.x,
    b.y,
  ];
  link.distance = distance;
  link.curve = part(whole, leaves(whole, a, a.r + 1), leaves(whole, b, b.r + 1, true));
  link.points = [];
  link.length = 0;
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i <= SAMPLES; i++) {
    const [x, y] = pointAt(link.curve, i / SAMPLES);
    if (i) link.length += Math.hypot(x - link.points[i - 1][0], y - link.points[i - 1][1]);
    link.points.push([x, y, ...tangentAt(link.curve, i / SAMPLES)]);
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  link.box = box;
  link.angleA = Math.atan2(link.points[0][1] - a.y, link.points[0][0] - a.x);
  link.angleB = Math.atan2(link.points[SAMPLES][1] - b.y, link.points[SAMPLES][0] - b.x);
  placeTag(link);
}

export function placeTag(link) {
  const [x, y] = pointAt(link.curve, link.tagAt);
  link.tagRect = rectAround(x, y, TAG);
}

/** The free numbers, as they are kept between runs. */
export function stateOf(scene) {
  const round = (v) => +v.toFixed(4);
  return {
    places: Object.fromEntries(scene.places.map((p) => [p.id, [round(p.x), round(p.y), p.spot]])),
    links: Object.fromEntries(
      scene.links.map((l) => [l.id, [l.turnA, l.turnB, l.handleA, l.handleB, l.tagAt].map(round)]),
    ),
    tiles: Object.fromEntries(scene.tiles.map((t) => [t.id, [round(t.x), round(t.y)]])),
  };
}

export function restore(scene, state) {
  for (const place of scene.places) {
    [place.x, place.y, place.spot] = state.places[place.id];
    placeLabel(place);
  }
  for (const link of scene.links) {
    [link.turnA, link.turnB, link.handleA, link.handleB, link.tagAt] = state.links[link.id];
    drawLink(scene, link);
  }
  for (const tile of scene.tiles) [tile.x, tile.y] = state.tiles[tile.id];
}
