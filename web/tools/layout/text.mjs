// How wide a label is: advance widths of Barlow Condensed 600, in em.

const ADVANCE = {
  A: 0.456,
  B: 0.462,
  C: 0.457,
  D: 0.472,
  E: 0.435,
  F: 0.415,
  G: 0.462,
  H: 0.477,
  I: 0.224,
  J: 0.443,
  K: 0.477,
  L: 0.415,
  M: 0.538,
  N: 0.507,
  O: 0.467,
  P: 0.457,
  Q: 0.455,
  R: 0.461,
  S: 0.434,
  T: 0.452,
  U: 0.478,
  V: 0.471,
  W: 0.665,
  X: 0.46,
  Y: 0.456,
  Z: 0.406,
  a: 0.434,
  b: 0.437,
  c: 0.422,
  d: 0.437,
  e: 0.426,
  f: 0.291,
  g: 0.431,
  h: 0.439,
  i: 0.215,
  j: 0.211,
  k: 0.433,
  l: 0.199,
  m: 0.665,
  n: 0.439,
  o: 0.432,
  p: 0.441,
  q: 0.441,
  r: 0.313,
  s: 0.398,
  t: 0.282,
  u: 0.438,
  v: 0.415,
  w: 0.592,
  x: 0.417,
  y: 0.403,
  z: 0.368,
  ' ': 0.2,
  '.': 0.211,
  '-': 0.325,
};

export const LINE = 0.92;

export const textWidth = (text, size) =>
  [...text].reduce((sum, letter) => sum + (ADVANCE[letter] ?? 0.5), 0) * size * 1.03;

export function labelRect({ x, y, anchor, lines, size }) {
  const width = Math.max(...lines.map((line) => textWidth(line, size)));
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return [left, y - size * 0.72, left + width, y + (lines.length - 1) * size * LINE + size * 0.2];
}
