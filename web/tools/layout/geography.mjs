// State outlines of us-atlas (public domain), merged into the ten regions and stretched where places crowd.

import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { geoAlbersUsa } from 'd3-geo';
import { merge, mesh } from 'topojson-client';
import { ringArea } from './shapes.mjs';

const STATES = {
  northwest: 'WA OR ID',
  california: 'CA NV',
  southwest: 'AZ NM UT CO',
  northern_plains: 'MT WY ND SD',
  texas: 'TX OK LA',
  heartland: 'NE KS MO AR MS TN',
  great_lakes: 'MN WI IA IL MI IN OH KY',
  northeast: 'NY PA NJ CT RI MA VT NH ME',
  mid_atlantic: 'VA WV MD DE DC NC SC',
  southeast: 'FL GA AL',
};
const CODES = {
  AL: '01',
  AZ: '04',
  AR: '05',
  CA: '06',
  CO: '08',
  CT: '09',
  DE: '10',
  DC: '11',
  FL: '12',
  GA: '13',
  ID: '16',
  IL: '17',
  IN: '18',
  IA: '19',
  KS: '20',
  KY: '21',
  LA: '22',
  ME: '23',
  MD: '24',
  MA: '25',
  MI: '26',
  MN: '27',
  MS: '28',
  MO: '29',
  MT: '30',
  NE: '31',
  NV: '32',
  NH: '33',
  NJ: '34',
  NM: '35',
  NY: '36',
  NC: '37',
  ND: '38',
  OH: '39',
  OK: '40',
  OR: '41',
  PA: '42',
  RI: '44',
  SC: '45',
  SD: '46',
  TN: '47',
  TX: '48',
  UT: '49',
  VT: '50',
  VA: '51',
  WA: '53',
  WV: '54',
  WI: '55',
  WY: '56',
};
const SCALE = 1.585;
const SMALLEST_ISLAND = 60;

// Monotone: pairs of a coordinate on the plain map and where it goes. The middle gets room that the
// northern plains, the far west and the gulf can spare.
const STRETCH_X = [
  [0, 0],
  [60, 56],
  [530, 478],
  [690, 636],
  [1010, 1032],
  [1180, 1210],
  [1480, 1498],
  [1600, 1600],
];
const STRETCH_Y = [
  [0, 0],
  [30, 20],
  [250, 208],
  [350, 318],
  [650, 702],
  [860, 888],
  [1000, 1000],
];

function stretched(value, pairs) {
  const k = Math.max(
    1,
    pairs.findIndex(([from]) => value <= from),
  );
  const [[x0, y0], [x1, y1]] = [pairs[k - 1], pairs[k]];
  return y0 + ((value - x0) * (y1 - y0)) / (x1 - x0);
}

export function onBoard([x, y]) {
  return [stretched(x * SCALE + 62 - 18.5 * SCALE, STRETCH_X), stretched(y * SCALE + 30 - 13 * SCALE, STRETCH_Y)];
}

const projection = geoAlbersUsa().scale(1300).translate([487.5, 305]);
export const placeAt = ({ lon, lat }) => onBoard(projection([lon, lat]));

/** Visvalingam's simplification: points go that span less than an area with their neighbours. */
function simplified(points, leastArea) {
  const kept = points.slice();
  const area = (i) => {
    const [a, b, c] = [kept[i - 1], kept[i], kept[i + 1]];
    return Math.abs((a[0] - c[0]) * (b[1] - a[1]) - (a[0] - b[0]) * (c[1] - a[1])) / 2;
  };
  while (kept.length > 3) {
    let [best, least] = [-1, leastArea];
    for (let i = 1; i < kept.length - 1; i++) {
      const a = area(i);
      if (a < least) [best, least] = [i, a];
    }
    if (best < 0) break;
    kept.splice(best, 1);
  }
  return kept;
}

function atlasOnBoard() {
  const file = createRequire(import.meta.url).resolve('us-atlas/states-albers-10m.json');
  const atlas = JSON.parse(readFileSync(file, 'utf8'));
  const { scale, translate } = atlas.transform;
  // Arc by arc, so that neighbours keep one common border.
  atlas.arcs = atlas.arcs.map((arc) => {
    let [x, y] = [0, 0];
    const points = arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return onBoard([x * scale[0] + translate[0], y * scale[1] + translate[1]]);
    });
    return simplified(points, 5);
  });
  delete atlas.transform;
  return atlas;
}

/** Rings of each region, and the state borders inside regions as lines. */
export function readGeography() {
  const atlas = atlasOnBoard();
  const regionOf = {};
  const rings = {};
  for (const [region, states] of Object.entries(STATES)) {
    const codes = new Set(states.split(' ').map((state) => CODES[state]));
    for (const code of codes) regionOf[code] = region;
    const members = atlas.objects.states.geometries.filter((state) => codes.has(state.id));
    rings[region] = merge(atlas, members)
      .coordinates.flat()
      .filter((ring) => ringArea(ring) > SMALLEST_ISLAND);
  }
  const within = (a, b) => a !== b && regionOf[a.id] && regionOf[a.id] === regionOf[b.id];
  return { rings, borders: mesh(atlas, atlas.objects.states, within).coordinates };
}
