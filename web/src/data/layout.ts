// Where everything lies on the board, in units of a 1600 × 1000 field: made by tools/layout, kept in the Python
// package.

import data from '../../../src/franchise/board/layout.json';

export interface Point {
  x: number;
  y: number;
}
export interface Label extends Point {
  anchor: 'start' | 'middle' | 'end';
  lines: string[];
  size: number;
}
export interface PlaceLayout extends Point {
  name: string;
  r: number;
  region: string;
  label: Label;
  /** Where the boom marker stands; towns have none. */
  boom?: Point;
}
export interface LinkLayout {
  a: string;
  b: string;
  price: number;
  path: string;
  tag: Point;
}
export interface RegionLayout {
  path: string;
  tile: Point;
  /** Where the line ends that joins a tile outside to its region. */
  lead?: Point;
}
interface Layout {
  size: [number, number];
  places: Record<string, PlaceLayout>;
  links: LinkLayout[];
  regions: Record<string, RegionLayout>;
  borders: string;
  track: Point & { w: number; h: number };
  tile: { w: number; h: number };
  tag: { w: number; h: number };
}

export const layout = data as unknown as Layout;
export const [WIDTH, HEIGHT] = layout.size;

export function placeLayout(id: string): PlaceLayout {
  const place = layout.places[id];
  if (!place) throw new Error(`no place ${id} in the layout`);
  return place;
}

export function regionLayout(id: string): RegionLayout {
  const region = layout.regions[id];
  if (!region) throw new Error(`no region ${id} in the layout`);
  return region;
}

export const linkId = (link: { a: string; b: string }) => `${link.a}-${link.b}`;

/** How much of the region track its title takes, before the spaces. */
export const TRACK_HEAD = 104;

/** The middle of a space of the region track. */
export function trackSpace(number: number, spaces: number): Point {
  const { x, y, w, h } = layout.track;
  const step = (w - TRACK_HEAD - 10) / spaces;
  return { x: x + TRACK_HEAD + (number + 0.5) * step, y: y + h / 2 };
}

const links = new Map(layout.links.map((link) => [linkId(link), link]));

/** The link between two places, whichever end it is drawn from. */
export const linkBetween = (from: string, to: string): LinkLayout | undefined =>
  links.get(linkId({ a: from, b: to })) ?? links.get(linkId({ a: to, b: from }));

export const linksOnWay = (way: readonly string[]): LinkLayout[] =>
  way.slice(1).flatMap((to, i) => linkBetween(way[i]!, to) ?? []);
