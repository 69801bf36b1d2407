import { describe, expect, it } from 'vitest';
import { aside, type Lit, type Room } from './aside';

const room: Room = { width: 390, height: 440, edge: { x: 8, top: 8, bottom: 28 } };
const size = { width: 104, height: 66 };
const lit = (x: number, y: number): Lit => ({ x, y, r: 22 });

describe('a control over the board', () => {
  it('lies in its corner while nothing there is lit', () => {
    expect(aside(size, room, 'top-left', [lit(300, 300)])).toMatchObject({ left: 8, top: 8 });
    expect(aside(size, room, 'bottom-right', [])).toMatchObject({ left: 278, top: 346 });
  });

  it('steps aside for what is lit, and not further than it must', () => {
    const box = aside(size, room, 'top-left', [lit(60, 40)]);
    expect(box.left > 60 + 22 || box.top > 40 + 22).toBe(true);
    expect(Math.hypot(box.left - 8, box.top - 8)).toBeLessThan(100);
  });

  it('never lies on another', () => {
    const zoom = { left: 8, top: 8, width: 44, height: 94 };
    const box = aside(size, room, 'top-left', [], zoom);
    expect(box.left >= 52 || box.top >= 102).toBe(true);
  });

  it('covers as little as it can where something is lit everywhere', () => {
    const above = { x: 60, y: 0, r: 230 };
    const below = { x: 60, y: 440, r: 240 };
    const box = aside(size, { ...room, width: 120 }, 'bottom-left', [above, below, below]);
    expect(box.top + box.height).toBeLessThanOrEqual(200);
  });
});
