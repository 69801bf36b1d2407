// What part of the board is seen. A zoom of 1 shows all of it, whatever the shape of the screen.

import { HEIGHT, WIDTH, type Point } from '../data/layout';

const MOST = 6;
/** Pixels for each unit at which names have 12 pixels. */
const READABLE = 0.6;
/** Below this the whole board is too small to make out. */
const TINY = 0.45;
/** Nearer to the edge, in units of the board, nothing is in sight. */
const MARGIN = 60;

export class Camera {
  x = $state(WIDTH / 2);
  y = $state(HEIGHT / 2);
  zoom = $state(1);
  /** The element's size in pixels. */
  width = $state(WIDTH);
  height = $state(HEIGHT);

  private readonly aspect = $derived(this.width / Math.max(1, this.height));
  /** The seen part's size in units of the board. */
  readonly seenWidth = $derived(Math.max(WIDTH, HEIGHT * this.aspect) / this.zoom);
  readonly seenHeight = $derived(this.seenWidth / this.aspect);
  readonly left = $derived(this.x - this.seenWidth / 2);
  readonly top = $derived(this.y - this.seenHeight / 2);
  /** Has the board's proportions: the browser adds the rest of the screen, and need not redraw to find out how much. */
  readonly viewBox = $derived.by(() => {
    const [width, height] = [WIDTH / this.zoom, HEIGHT / this.zoom];
    return [this.x - width / 2, this.y - height / 2, width, height]
      .map((value) => Math.round(value * 10) / 10)
      .join(' ');
  });
  /** Pixels for each unit. */
  readonly scale = $derived(this.width / this.seenWidth);
  /** Whether the whole board would be too small to read. */
  readonly tiny = $derived(Math.min(this.width / WIDTH, this.height / HEIGHT) < TINY);
  readonly whole = $derived(this.zoom <= 1.001);

  fit(): void {
    this.look(WIDTH / 2, HEIGHT / 2, 1);
  }

  /** Fill the screen without a margin of sea, around a point, and if wanted large enough to be read. */
  cover(point: Point, toRead: boolean): void {
    const readable = (READABLE * Math.max(WIDTH, HEIGHT * this.aspect)) / this.width;
    this.look(point.x, point.y, Math.max(this.filling, toRead ? readable : 1));
  }

  look(x: number, y: number, zoom: number): void {
    this.zoom = Math.max(1, Math.min(MOST, zoom));
    this.x = clamped(x, this.seenWidth, WIDTH);
    this.y = clamped(y, this.seenHeight, HEIGHT);
  }

  /** Zoom so that a point of the element stays where it is. */
  zoomAt(factor: number, px = this.width / 2, py = this.height / 2): void {
    const before = this.onBoard(px, py);
    this.zoom = Math.max(1, Math.min(MOST, this.zoom * factor));
    const after = this.onBoard(px, py);
    this.look(this.x + before.x - after.x, this.y + before.y - after.y, this.zoom);
  }

  pan(dx: number, dy: number): void {
    this.look(this.x - dx / this.scale, this.y - dy / this.scale, this.zoom);
  }

  /** Bring one of some points into sight, the nearest, if none is. */
  reveal(...points: Point[]): void {
    const far = ({ x, y }: Point) => Math.hypot(x - this.x, y - this.y);
    const nearest = points.toSorted((a, b) => far(a) - far(b))[0];
    if (nearest && !points.some((point) => this.sees(point))) this.look(nearest.x, nearest.y, this.zoom);
  }

  /** Bring points into sight, all of them if the screen can show that many without a margin of sea; no nearer. */
  gather(points: readonly Point[]): void {
    if (!points.length || points.every((point) => this.sees(point))) return;
    const span = (of: 'x' | 'y') => {
      const all = points.map((point) => point[of]);
      const [least, most] = [Math.min(...all), Math.max(...all)];
      return { middle: (least + most) / 2, length: most - least + 2 * MARGIN };
    };
    const [x, y] = [span('x'), span('y')];
    const room = { width: this.seenWidth * this.zoom, height: this.seenHeight * this.zoom };
    const all = Math.min(room.width / x.length, room.height / y.length);
    this.look(x.middle, y.middle, Math.min(this.zoom, Math.max(all, this.filling)));
  }

  /** The zoom that fills the screen without a margin of sea. */
  private get filling(): number {
    const byHeight = (HEIGHT * this.aspect) / WIDTH;
    return Math.max(1, byHeight, 1 / byHeight);
  }

  private sees({ x, y }: Point): boolean {
    const inX = x > this.left + MARGIN && x < this.left + this.seenWidth - MARGIN;
    return inX && y > this.top + MARGIN && y < this.top + this.seenHeight - MARGIN;
  }

  onBoard(px: number, py: number): Point {
    return { x: this.left + px / this.scale, y: this.top + py / this.scale };
  }

  onScreen({ x, y }: Point): Point {
    return { x: (x - this.left) * this.scale, y: (y - this.top) * this.scale };
  }
}

function clamped(value: number, seen: number, size: number): number {
  if (seen >= size) return size / 2;
  return Math.max(seen / 2, Math.min(size - seen / 2, value));
}
