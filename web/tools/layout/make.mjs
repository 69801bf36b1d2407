// Makes the board's layout: places, links, labels, price tags, region outlines and tiles.
//
//   node tools/layout/make.mjs                 writes it again from the kept state, exactly
//   node tools/layout/make.mjs --effort 3      goes on from the kept state and keeps what it finds
//   node tools/layout/make.mjs --effort 9 --fresh   searches from the start (minutes)
//
// Other options: --seed N, --temperature T, --state FILE, --out FILE. Then look at `npm run layout:check`.

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { Annealing, generator, total } from './anneal.mjs';
import { LAYOUT, readBoard } from './board.mjs';
import { boomSpot } from './boom.mjs';
import { pathOf, pointAt } from './curves.mjs';
import { readGeography } from './geography.mjs';
import { leadTo } from './leads.mjs';
import { makeScene, restore, stateOf } from './scene.mjs';
import { HEIGHT, LINK_WIDTH, TAG, TILE, TRACK, WIDTH } from './sizes.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { values: options } = parseArgs({
  options: {
    effort: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    temperature: { type: 'string' },
    fresh: { type: 'boolean', default: false },
    state: { type: 'string', default: here('state.json') },
    out: { type: 'string', default: fileURLToPath(LAYOUT) },
  },
});

const STEPS_PER_EFFORT = 150000;
const geography = readGeography();
const scene = makeScene(readBoard(), geography);
const annealing = new Annealing(scene, generator(+options.seed));
if (options.fresh) annealing.settlePlaces(30000);
else {
  restore(scene, JSON.parse(readFileSync(options.state, 'utf8')));
  scene.pull = 1 / 190; // what has found its order is pulled harder to the real position
}
const steps = Math.round(STEPS_PER_EFFORT * +options.effort);
if (steps) {
  annealing.run(steps, {
    temperature: +(options.temperature ?? (options.fresh ? 2.2 : 1)),
    strictness: (heat) => (options.fresh ? 1 : 1.4) + 1.6 * (1 - heat),
    report: (step, cost) => console.error(`${step} of ${steps}: ${cost.toFixed(1)}`),
  });
  writeFileSync(options.state, `${JSON.stringify(stateOf(scene))}\n`);
  restore(scene, stateOf(scene));
}
console.error(`cost ${total(scene).toFixed(1)}`);

const round = (value) => +value.toFixed(1);
const at = ([x, y]) => ({ x: round(x), y: round(y) });
const line = (points) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
const layout = {
  size: [WIDTH, HEIGHT],
  places: Object.fromEntries(
    scene.places.map((place) => [
      place.id,
      {
        name: place.name,
        ...at([place.x, place.y]),
        r: round(place.r),
        region: place.region,
        label: { ...place.label, ...at([place.label.x, place.label.y]) },
        ...(place.spaces > 1 ? { boom: at(boomSpot(scene, place)) } : {}),
      },
    ]),
  ),
  links: scene.links.map((link) => ({
    a: scene.places[link.a].id,
    b: scene.places[link.b].id,
    price: link.price,
    path: pathOf(link.curve.map(round)),
    tag: at(pointAt(link.curve, link.tagAt)),
  })),
  regions: Object.fromEntries(
    scene.tiles.map((tile) => {
      const lead = leadTo(scene, tile);
      const path = tile.rings.map((ring) => `${line(ring.slice(0, -1))}Z`).join('');
      return [tile.id, { path, tile: at([tile.x, tile.y]), ...(lead ? { lead: at(lead) } : {}) }];
    }),
  ),
  borders: geography.borders.map(line).join(''),
  track: TRACK,
  tile: TILE,
  tag: TAG,
  widths: LINK_WIDTH,
};
writeFileSync(options.out, `${JSON.stringify(layout)}\n`);
