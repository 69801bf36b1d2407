// Which part of the board two turns are about: the same for both, so that they can be compared.

import { HEIGHT, placeLayout, regionLayout, WIDTH, type Point } from '../../data/layout';
import { placeName } from '../../words/places';
import { parseMove } from '../moves';

/** Units of the board around what is shown. */
const MARGIN = 110;
/** A smaller part would not show where on the board it lies. */
const LEAST_WIDTH = 620;

const spotOf = (id: string): Point => (placeName(id) ? placeLayout(id) : regionLayout(id).tile);

export interface Cut {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function cutAround(...turns: string[][]): Cut | null {
  const spots = turns.flat().flatMap((text) => {
    const { target } = parseMove(text);
    return target ? [spotOf(target)] : [];
  });
  if (!spots.length) return null;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const spread = (all: number[]) => Math.max(...all) - Math.min(...all) + 2 * MARGIN;
  const shape = HEIGHT / WIDTH;
  const width = Math.min(WIDTH, Math.max(LEAST_WIDTH, spread(xs), spread(ys) / shape));
  const height = width * shape;
  const within = (all: number[], length: number, whole: number) =>
    Math.max(0, Math.min(whole - length, (Math.max(...all) + Math.min(...all) - length) / 2));
  const cut = [within(xs, width, WIDTH), within(ys, height, HEIGHT), width, height];
  const [left, top, wide, high] = cut.map((value) => Math.round(value * 10) / 10);
  return { left: left!, top: top!, width: wide!, height: high! };
}
