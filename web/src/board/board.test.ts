import { describe, expect, it } from 'vitest';
import { HEIGHT, WIDTH, layout, linksOnWay } from '../data/layout';
import { Camera } from './camera.svelte';
import { chainOf } from './chain';
import { neighbour } from './neighbour';
import { lotSpots, placed, spacesOf } from './shapes';

describe('the camera', () => {
  const camera = new Camera();
  camera.width = 800;
  camera.height = 800;

  it('shows the whole board whatever the shape of the screen', () => {
    camera.fit();
    expect(camera.seenWidth).toBeGreaterThanOrEqual(WIDTH);
    expect(camera.seenHeight).toBeGreaterThanOrEqual(HEIGHT);
  });

  it('keeps the point under the pointer where it is while zooming', () => {
    camera.fit();
    camera.zoomAt(2);
    const before = camera.onBoard(300, 350);
    camera.zoomAt(1.5, 300, 350);
    const after = camera.onBoard(300, 350);
    expect(after.x).toBeCloseTo(before.x, 3);
    expect(after.y).toBeCloseTo(before.y, 3);
  });

  it('shows the nearest of some points if it sees none of them', () => {
    const [left, right] = [
      { x: 100, y: 500 },
      { x: WIDTH - 100, y: 500 },
    ];
    camera.look(WIDTH / 2 - 50, 500, 4);
    camera.reveal(right, left);
    expect(camera.left).toBeLessThan(left.x);
    const before = camera.left;
    camera.reveal(right, left);
    expect(camera.left).toBe(before);
  });

  it('never leaves the board', () => {
    camera.look(0, 0, 4);
    expect(camera.left).toBeCloseTo(0);
    expect(camera.top).toBeCloseTo(0);
  });

  it('brings a hidden place into sight and leaves a visible one', () => {
    camera.look(400, 400, 4);
    camera.reveal({ x: 1400, y: 300 });
    expect(camera.x).toBeGreaterThan(1000);
    const { x } = camera;
    camera.reveal({ x: camera.x + 10, y: camera.y });
    expect(camera.x).toBe(x);
  });
});

describe('arrow keys', () => {
  it('lead to a place in their direction', () => {
    const east = neighbour('denver', 'right')!;
    expect(layout.places[east]!.x).toBeGreaterThan(layout.places.denver!.x);
    expect(neighbour('seattle', 'up')).toBeNull();
  });

  it('reach every place from every other', () => {
    const seen = new Set(['kansas_city']);
    const queue = ['kansas_city'];
    while (queue.length)
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = neighbour(queue[0]!, direction);
        if (next && !seen.has(next)) {
          seen.add(next);
          queue.push(next);
        }
        if (direction === 'down') queue.shift();
      }
    expect(Object.keys(layout.places).filter((id) => !seen.has(id))).toEqual([]);
  });
});

describe('signs', () => {
  it('divide a city tile into its spaces, the first at the top', () => {
    const { spaces } = spacesOf(5, 37);
    expect(spaces).toHaveLength(5);
    expect(spaces[0]!.x).toBeCloseTo(0);
    expect(spaces[0]!.y).toBeLessThan(0);
    expect(spaces[1]!.x).toBeGreaterThan(0);
  });

  it('keep pieces of a scored city inside its lot', () => {
    for (const [x, y] of lotSpots(8, 43.6)) expect(Math.hypot(x, y)).toBeLessThan(43.6 - 9);
  });

  it('find the links of a way from either end', () => {
    const link = layout.links[0]!;
    expect(linksOnWay([link.a, link.b])).toEqual(linksOnWay([link.b, link.a]));
  });
});

describe('a placed path', () => {
  it('is moved and scaled, but for the turn and the flags of its arcs', () => {
    expect(placed('M0-9.400A9.4 9.4 0 1 1 0 9.400Z', 100, 50, 2)).toBe('M100 31.2A18.8 18.8 0 1 1 100 68.8Z');
    expect(placed('M1,2L3,4H5V-.5Q1 2 3 4T5 6Z', 10, 20)).toBe('M11 22L13 24H15V19.5Q11 22 13 24T15 26Z');
  });

  it('stays as it is where it is', () => {
    expect(placed('M1 2', 0, 0)).toBe('M1 2');
  });

  it('refuses what it cannot move', () => {
    expect(() => placed('M1 2C1 2 3 4 5 6', 1, 1)).toThrow('cannot place C');
  });
});

describe('what can be done on a phone', () => {
  const phone = () => Object.assign(new Camera(), { width: 390, height: 420 });

  it('is brought into sight, all of it if there is room', () => {
    const camera = phone();
    camera.look(200, 200, 3);
    const spots = [layout.places.chicago!, layout.places.omaha!];
    camera.gather(spots);
    for (const spot of spots) {
      const { x, y } = camera.onScreen(spot);
      expect(x > 0 && x < 390 && y > 0 && y < 420).toBe(true);
    }
  });

  it('leaves the board where it is if everything is in sight', () => {
    const camera = phone();
    camera.look(layout.places.chicago!.x, layout.places.chicago!.y, 2);
    const before = camera.viewBox;
    camera.gather([layout.places.chicago!]);
    expect(camera.viewBox).toBe(before);
  });

  it('never shows more sea than it has to', () => {
    const camera = phone();
    camera.look(200, 200, 3);
    camera.gather([layout.places.seattle!, layout.places.jacksonville!]);
    expect(camera.seenHeight).toBeLessThanOrEqual(1000.001);
  });
});

describe('a player’s chain', () => {
  it('has the places of the player and the links that join two of them', () => {
    const place = (id: string, ...pieces: number[]) => ({ id, pieces });
    const places = [place('chicago', 1, 0), place('omaha', 2, 1), place('detroit', 0, 1), place('jacksonville', 1, 0)];
    const chain = chainOf(places, 0);
    expect(chain.places).toEqual(['chicago', 'omaha', 'jacksonville']);
    expect(chain.links).toEqual(linksOnWay(['chicago', 'omaha']));
    expect(chainOf(places, 1).links).toEqual([]);
  });
});
