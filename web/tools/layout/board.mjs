// The board's facts, from the data file of the rules, and where its layout is kept, beside them.

import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';

const FILE = new URL('../../../src/franchise/board/board.toml', import.meta.url);
export const LAYOUT = new URL('../../../src/franchise/board/layout.json', import.meta.url);

export function readBoard() {
  const board = parse(readFileSync(FILE, 'utf8'));
  const places = Object.entries(board.regions).flatMap(([region, { places }]) =>
    Object.entries(places).map(([id, { name, spaces, at }]) => ({ id, name, region, spaces, lat: at[0], lon: at[1] })),
  );
  const links = Object.entries(board.links).flatMap(([price, pairs]) =>
    pairs.map(([a, b]) => ({ a, b, price: +price })),
  );
  return { regions: Object.keys(board.regions), places, links };
}
