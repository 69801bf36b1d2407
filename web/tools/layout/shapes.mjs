// Points, segments, rectangles [left, top, right, bottom], rings of points.

export function toSegment(x, y, a, b) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy);
}

const side = (p, q, r) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);

/** Whether segment a–b crosses segment c–d. */
export const crosses = (a, b, c, d) =>
  side(a, b, c) > 0 !== side(a, b, d) > 0 && side(c, d, a) > 0 !== side(c, d, b) > 0;

export const rectAround = (x, y, { w, h }) => [x - w / 2, y - h / 2, x + w / 2, y + h / 2];
export const rectOf = ({ x, y, w, h }) => [x, y, x + w, y + h];

/** Whether two rectangles come nearer than a margin. */
export const overlap = (r, s, margin = 0) =>
  r[0] - margin < s[2] && s[0] - margin < r[2] && r[1] - margin < s[3] && s[1] - margin < r[3];

export const toRect = (x, y, r) => Math.hypot(Math.max(r[0] - x, 0, x - r[2]), Math.max(r[1] - y, 0, y - r[3]));

export function segmentToRect(a, b, r) {
  let least = Infinity;
  for (let f = 0; f <= 1; f += 0.25)
    least = Math.min(least, toRect(a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f, r));
  return least;
}

/** Whether a disc comes nearer to a rectangle than a margin. */
export const discNearRect = (disc, r, margin) => toRect(disc.x, disc.y, r) < disc.r + margin;

function* edges(rings) {
  for (const ring of rings) for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) yield [ring[j], ring[i]];
}

export function inside(rings, x, y) {
  let within = false;
  for (const [a, b] of edges(rings))
    if (b[1] > y !== a[1] > y && x < ((a[0] - b[0]) * (y - b[1])) / (a[1] - b[1]) + b[0]) within = !within;
  return within;
}

/** The distance of a point from an outline: positive inside, negative outside. */
export function depth(rings, x, y) {
  let least = Infinity;
  for (const [a, b] of edges(rings)) least = Math.min(least, toSegment(x, y, a, b));
  return inside(rings, x, y) ? least : -least;
}

export function ringArea(ring) {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++)
    sum += ring[j][0] * ring[i][1] - ring[i][0] * ring[j][1];
  return Math.abs(sum / 2);
}

export const ringsOf = (path) =>
  path
    .split('Z')
    .filter(Boolean)
    .map((ring) =>
      ring
        .slice(1)
        .split('L')
        .map((point) => point.split(' ').map(Number)),
    );
