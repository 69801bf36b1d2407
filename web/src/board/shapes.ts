// Paths of the signs on the board. Angles are measured clockwise from the top.

const round = (value: number) => Math.round(value * 10) / 10;

export function polar(radius: number, angle: number): [number, number] {
  return [round(radius * Math.sin(angle)), round(-radius * Math.cos(angle))];
}

/** A piece of a ring between two radii and two angles. */
export function wedge(inner: number, outer: number, from: number, to: number): string {
  const large = to - from > Math.PI ? 1 : 0;
  const [a, b, c, d] = [polar(outer, from), polar(outer, to), polar(inner, to), polar(inner, from)];
  const [r, s] = [round(outer), round(inner)];
  return `M${a}A${r} ${r} 0 ${large} 1 ${b}L${c}A${s} ${s} 0 ${large} 0 ${d}Z`;
}

function zigzag(inner: number, outer: number, points: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => polar(i % 2 ? inner : outer, (Math.PI * i) / points));
  return `M${corners.join('L')}Z`;
}

export const burst = (inner: number, outer: number, points: number) => zigzag(inner, outer, points);
export const star = (radius: number) => zigzag(radius * 0.45, radius, 5);

export interface Space {
  path: string;
  x: number;
  y: number;
}

/** The spaces of a city tile: the first at the top, then clockwise. */
export function spacesOf(count: number, radius: number): { spaces: Space[]; core: number } {
  const thickness = 19;
  const inner = radius - 3 - thickness;
  const middle = inner + thickness / 2 + 0.3;
  const step = (Math.PI * 2) / count;
  const start = count === 2 ? -Math.PI / 2 : -step / 2;
  const gap = (0.07 * 22) / middle;
  const spaces = Array.from({ length: count }, (_, i) => {
    const from = start + i * step;
    const [x, y] = polar(middle, from + step / 2);
    return { path: wedge(inner + 0.6, radius - 3, from + gap, from + step - gap), x, y };
  });
  return { spaces, core: inner };
}

/** Where the pieces stand that stay in a scored city. */
export function lotSpots(count: number, radius: number): [number, number][] {
  if (count === 1) return [[0, 0]];
  const wanted = Math.max(12.5, (13 / Math.sin(Math.PI / Math.max(2, count))) * 0.98);
  const ring = Math.min(wanted, radius - 13);
  return Array.from({ length: count }, (_, i) => polar(ring, (Math.PI * 2 * i) / count));
}

/** How many numbers each command of a path takes, and which of them are across, down or lengths. */
const COMMANDS: Record<string, string> = { M: 'xy', L: 'xy', T: 'xy', H: 'x', V: 'y', Q: 'xyxy', A: 'rr---xy', Z: '' };
const kept = new Map<string, string>();

/**
 * The same path at another spot and in another size.
 *
 * Hundreds of signs stand on the board. Each of them in a group with a transform would be a layer that the browser
 * puts together in every frame; with the spot in its path it is not.
 */
export function placed(path: string, x: number, y: number, scale = 1): string {
  if (!x && !y && scale === 1) return path;
  const key = `${x} ${y} ${scale} ${path}`;
  let found = kept.get(key);
  if (found === undefined) kept.set(key, (found = move(path, x, y, scale)));
  return found;
}

function move(path: string, x: number, y: number, scale: number): string {
  const shift = (value: string, role: string) =>
    role === '-'
      ? value
      : String(Math.round((Number(value) * scale + (role === 'x' ? x : role === 'y' ? y : 0)) * 100) / 100);
  return path.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, rest: string) => {
    const roles = COMMANDS[command];
    if (roles === undefined) throw new Error(`cannot place ${command} of ${path}`);
    const numbers = rest.match(/-?\d*\.?\d+/g) ?? [];
    return command + numbers.map((value, i) => shift(value, roles[i % roles.length]!)).join(' ');
  });
}
