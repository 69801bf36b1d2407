// The board's geometry keeps its promises.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LAYOUT, readBoard } from './board.mjs';
import { measure } from './measure.mjs';

const layout = JSON.parse(readFileSync(LAYOUT, 'utf8'));
const board = readBoard();
const found = measure(layout, board);

describe('the layout', () => {
  it('has every place and every link of the board', () => {
    const names = Object.entries(layout.places).map(([id, { name, region }]) => ({ id, name, region }));
    expect(names).toEqual(board.places.map(({ id, name, region }) => ({ id, name, region })));
    expect(layout.links.map(({ a, b, price }) => ({ a, b, price }))).toEqual(board.links);
    expect(Object.keys(layout.regions)).toEqual(board.regions);
  });

  it('keeps discs apart', () => {
    expect(found.gaps[0].free).toBeGreaterThan(10);
  });

  it('leads no link under or close past a place that it does not serve', () => {
    expect(found.clearances[0].free).toBeGreaterThan(8);
  });

  it('covers no label, price tag, region tile or track, and covers nothing with them', () => {
    expect(found.covered).toEqual([]);
  });

  it('covers none of them with a boom marker beside its city', () => {
    expect(found.underBooms).toEqual([]);
  });

  it('keeps places in their regions', () => {
    expect(found.astray).toEqual([]);
  });

  it('puts region tiles into their regions, or near them with a lead that ends there', () => {
    for (const { id, within, near, lead } of found.tiles) {
      if (within > 0) expect(lead, id).toBeNull();
      else {
        expect(lead, id).toBeGreaterThan(5);
        expect(near, id).toBeLessThan(30);
      }
    }
    expect(found.tiles.filter(({ within }) => within > 0).length).toBeGreaterThanOrEqual(9);
  });

  it('keeps the order of neighbours', () => {
    expect(found.turnedRound).toEqual([]);
  });

  it('lets no pair of links cross twice or run on top of each other', () => {
    expect(found.twice).toEqual([]);
    expect(found.onTop).toEqual([]);
  });

  it('keeps links apart where they leave a place', () => {
    expect(found.fans.filter(({ free }) => free < 1)).toEqual([]);
  });
});
