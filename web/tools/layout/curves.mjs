// Cubic curves as eight numbers: start, two handles, end.

export function pointAt(c, t) {
  const u = 1 - t;
  const [a, b, d, e] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [a * c[0] + b * c[2] + d * c[4] + e * c[6], a * c[1] + b * c[3] + d * c[5] + e * c[7]];
}

function derivative(c, t) {
  const u = 1 - t;
  const along = (k) =>
    3 * (u * u * (c[2 + k] - c[k]) + 2 * u * t * (c[4 + k] - c[2 + k]) + t * t * (c[6 + k] - c[4 + k]));
  return [along(0), along(1)];
}

/** The direction at a parameter, of length 1. */
export function tangentAt(c, t) {
  const [x, y] = derivative(c, t);
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

/** The part of a curve between two parameters, as a curve. */
export function part(c, from, to) {
  const start = pointAt(c, from);
  const end = pointAt(c, to);
  const a = derivative(c, from);
  const b = derivative(c, to);
  const k = (to - from) / 3;
  return [...start, start[0] + a[0] * k, start[1] + a[1] * k, end[0] - b[0] * k, end[1] - b[1] * k, ...end];
}

/** The parameter at which a curve that starts inside a disc leaves it. */
export function leaves(c, disc, radius, backwards = false) {
  let [low, high] = [0, 0.5];
  for (let k = 0; k < 22; k++) {
    const middle = (low + high) / 2;
    const [x, y] = pointAt(c, backwards ? 1 - middle : middle);
    if (Math.hypot(x - disc.x, y - disc.y) < radius) low = middle;
    else high = middle;
  }
  return backwards ? 1 - (low + high) / 2 : (low + high) / 2;
}

export const pathOf = (c) => `M${c[0]} ${c[1]}C${c[2]} ${c[3]} ${c[4]} ${c[5]} ${c[6]} ${c[7]}`;
export const curveOf = (path) => path.match(/-?[\d.]+/g).map(Number);
