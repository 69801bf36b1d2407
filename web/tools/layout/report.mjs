// Prints what a layout measures: node tools/layout/report.mjs [FILE]

import { readFileSync } from 'node:fs';
import { LAYOUT, readBoard } from './board.mjs';
import { measure } from './measure.mjs';

const file = process.argv[2] ?? LAYOUT;
const layout = JSON.parse(readFileSync(file, 'utf8'));
const found = measure(layout, readBoard());
const list = (names) => (names.length ? `${names.length}: ${names.join('; ')}` : 'none');
const least = ({ free, what }) => `${free.toFixed(1)} (${what})`;
const nudges = found.places.map(({ x, y, real }) => Math.hypot(x - real[0], y - real[1])).sort((a, b) => a - b);

console.log(`smallest gap between discs: ${least(found.gaps[0])}`);
console.log(`smallest clearance of a link from a place that it does not serve: ${least(found.clearances[0])}`);
console.log(`nudges: median ${nudges[22].toFixed(1)}, largest ${nudges.at(-1).toFixed(1)}`);
console.log(`places astray: ${list(found.astray)}`);
const outside = found.tiles.filter(({ within }) => within < 0);
console.log(
  `region tiles outside: ${list(outside.map(({ id, near }) => `${id}, by a lead, ${near.toFixed(0)} away`))}`,
);
console.log(`neighbours turned round: ${list(found.turnedRound)}`);
console.log(`covered: ${list(found.covered)}`);
console.log(`covered by boom markers: ${list(found.underBooms)}`);
console.log(
  `crossings: ${found.crossings.length}, flattest ${Math.min(...found.crossings.map((c) => c.angle)).toFixed(0)}°`,
);
console.log(`pairs crossing twice: ${list(found.twice)}`);
console.log(`links on top of each other: ${list(found.onTop)}`);
console.log(`touching at a rim: ${list(found.fans.filter((f) => f.free < 1).map((f) => f.what))}`);
