// Pictures of real positions, as tools/learn/make.py draws them from the engine.

import type { View } from '../api/game';
import { HEIGHT, WIDTH, layout, linksOnWay, placeLayout, regionLayout, type LinkLayout } from '../data/layout';
import album from './pictures.json';

type Shown = Pick<View, 'players' | 'places' | 'regions' | 'track'>;
type Changes = Partial<Record<keyof Shown, Record<string, object>>>;

interface Stored {
  /** Places that the picture is about; none shows the whole board. */
  around: string[];
  regions: string[];
  track: boolean;
  change: Changes;
  ghosts: Record<string, number>;
  ways: string[][];
  actor: number;
  says: Record<string, string | number>;
}

export type PictureName = keyof typeof album.pictures;
export const pictureNames = Object.keys(album.pictures) as PictureName[];

export interface Picture {
  view: Shown;
  box: { x: number; y: number; w: number; h: number };
  ghosts: ReadonlyMap<string, number>;
  links: ReadonlySet<LinkLayout>;
  ghostColour: string;
  /** Whether the region track is all there is to see. */
  track: boolean;
  says: Record<string, string | number>;
}

const start = album.start as unknown as Shown;

export function picture(name: PictureName): Picture {
  const stored = album.pictures[name] as unknown as Stored;
  const view = changed(stored.change);
  return {
    view,
    box: stored.track ? trackBox() : boxAround(stored.around, stored.regions),
    ghosts: new Map(Object.entries(stored.ghosts)),
    links: new Set(stored.ways.flatMap(linksOnWay)),
    ghostColour: view.players[stored.actor]?.colour ?? 'blue',
    track: stored.track,
    says: stored.says,
  };
}

function changed(change: Changes): Shown {
  const part = <T extends object>(list: T[], changes: Record<string, object> = {}): T[] =>
    list.map((item, i) => (changes[i] ? { ...item, ...changes[i] } : item));
  return {
    players: part(start.players, change.players),
    places: part(start.places, change.places),
    regions: part(start.regions, change.regions),
    track: part(start.track, change.track),
  };
}

const MARGIN = 34;

/** The part of the board that holds places with their names, and region tiles; never a narrow strip. */
function boxAround(places: string[], regions: string[]): Picture['box'] {
  if (!places.length) return { x: 0, y: 0, w: WIDTH, h: HEIGHT };
  const boxes = [
    ...places.map(placeLayout).flatMap(({ x, y, r, label }) => [
      [x - r, y - r, x + r, y + r],
      [
        label.x - (label.anchor === 'start' ? 0 : 60),
        label.y - 20,
        label.x + (label.anchor === 'end' ? 0 : 60),
        label.y + 24,
      ],
    ]),
    ...regions.map(regionLayout).map(({ tile }) => {
      const { w, h } = layout.tile;
      return [tile.x - w / 2, tile.y - h / 2, tile.x + w / 2, tile.y + h / 2];
    }),
  ] as [number, number, number, number][];
  const left = Math.min(...boxes.map((box) => box[0])) - MARGIN;
  const top = Math.min(...boxes.map((box) => box[1])) - MARGIN;
  const w = Math.max(...boxes.map((box) => box[2])) + MARGIN - left;
  const h = Math.max(...boxes.map((box) => box[3])) + MARGIN - top;
  return shaped({ x: left, y: top, w, h });
}

/** Between upright-ish and wide, so that pictures stand well beside each other. */
function shaped({ x, y, w, h }: Picture['box']): Picture['box'] {
  const wide = Math.max(w, h * 1.3, 260);
  const high = Math.max(h, wide / 1.9);
  return { x: x - (wide - w) / 2, y: y - (high - h) / 2, w: wide, h: high };
}

function trackBox(): Picture['box'] {
  const { x, y, w, h } = layout.track;
  return { x: x - 12, y: y - 12, w: w + 24, h: h + 24 };
}
