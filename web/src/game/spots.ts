// Where things are on the screen at this moment.

import type { Camera } from '../board/camera.svelte';
import { linkBetween, placeLayout, regionLayout, trackSpace, type Point } from '../data/layout';
import type { Spot } from '../model/table/scenes';

const SPACES = 10;
const STEPS = 14;
/** How large a chip with a sum of money is at most. */
const CHIP = { width: 84, height: 32 };

export class Ground {
  private readonly box: DOMRect;

  constructor(
    private readonly camera: Camera,
    board: Element,
    private readonly screen: Element,
  ) {
    this.box = board.getBoundingClientRect();
  }

  get scale(): number {
    return this.camera.scale;
  }

  /** The middle of a spot, or null where it is out of sight. */
  at(spot: Spot): Point | null {
    if (spot.kind !== 'seat' && spot.kind !== 'money') return this.seen(this.onBoard(spot));
    const box = this.screen.querySelector(`[data-${spot.kind}="${spot.seat}"]`)?.getBoundingClientRect();
    if (!box?.width) return null;
    if (spot.kind === 'seat') return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    // Money lies beside the influence, or under it, and must not cover it: here a chip has its upper left corner.
    return {
      x: Math.min(box.x, innerWidth - CHIP.width),
      y: Math.max(box.y, box.y + (box.height - CHIP.height) / 2),
    };
  }

  /** Points on the way over some places, along the links that join them. */
  along(way: readonly string[]): Point[] | null {
    const points = way.slice(1).flatMap((to, i) => between(way[i]!, to));
    const seen = points.map((point) => this.seen(point));
    return seen.every((point) => point !== null) ? seen : null;
  }

  private onBoard(spot: Exclude<Spot, { kind: 'seat' | 'money' }>): Point {
    if (spot.kind === 'place') return placeLayout(spot.id);
    return spot.kind === 'region' ? regionLayout(spot.id).tile : trackSpace(spot.number, SPACES);
  }

  private seen(point: Point): Point | null {
    const { x, y } = this.camera.onScreen(point);
    const inside = x >= 0 && y >= 0 && x <= this.box.width && y <= this.box.height;
    return inside ? { x: x + this.box.x, y: y + this.box.y } : null;
  }
}

function between(from: string, to: string): Point[] {
  const [a, b] = [placeLayout(from), placeLayout(to)];
  const link = linkBetween(from, to);
  if (!link) return [a, b];
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', link.path);
  const length = path.getTotalLength();
  const points = Array.from({ length: STEPS + 1 }, (_, i) => path.getPointAtLength((length * i) / STEPS));
  const far = (point: Point) => Math.hypot(point.x - a.x, point.y - a.y);
  return far(points[0]!) <= far(points.at(-1)!) ? points : points.reverse();
}
