// Where the controls over a board lie: never on something that can be pressed, as far as there is room.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
/** Something lit, in pixels. */
export interface Lit {
  x: number;
  y: number;
  r: number;
}
export interface Room {
  width: number;
  height: number;
  /** How far from each edge controls stay. */
  edge: { x: number; top: number; bottom: number };
}
export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

/** Pixels between the spots along an edge that are tried. */
const STEP = 12;

function covers(box: Box, { x, y, r }: Lit): boolean {
  const dx = Math.max(box.left - x, 0, x - box.left - box.width);
  const dy = Math.max(box.top - y, 0, y - box.top - box.height);
  return Math.hypot(dx, dy) < r;
}

function meets(box: Box, other: Box): boolean {
  const apart = 6;
  return (
    box.left < other.left + other.width + apart &&
    other.left < box.left + box.width + apart &&
    box.top < other.top + other.height + apart &&
    other.top < box.top + box.height + apart
  );
}

/** How far a control can be moved, and the corner that it belongs in. */
function within({ width, height }: Pick<Box, 'width' | 'height'>, { edge, ...room }: Room, corner: Corner) {
  const [left, right] = [edge.x, Math.max(edge.x, room.width - edge.x - width)];
  const [top, bottom] = [edge.top, Math.max(edge.top, room.height - edge.bottom - height)];
  const home = { left: corner.endsWith('left') ? left : right, top: corner.startsWith('top') ? top : bottom };
  return { left, right, top, bottom, home };
}

/** All spots at the edges, beginning in a corner: along its side, then along the other edges. */
function spots({ width, height }: Pick<Box, 'width' | 'height'>, room: Room, corner: Corner): Box[] {
  const { left, right, top, bottom, home } = within({ width, height }, room, corner);
  const along = (from: number, to: number) =>
    Array.from({ length: Math.floor((to - from) / STEP) + 1 }, (_, i) => from + i * STEP);
  const all = [
    ...along(top, bottom).flatMap((y) => [
      [left, y],
      [right, y],
    ]),
    ...along(left, right).flatMap((x) => [
      [x, top],
      [x, bottom],
    ]),
    [left, bottom],
    [right, top],
    [right, bottom],
  ] as [number, number][];
  const far = ([atX, atY]: [number, number]) => Math.hypot(atX - home.left, atY - home.top);
  return all.toSorted((a, b) => far(a) - far(b)).map(([left, top]) => ({ left, top, width, height }));
}

/** Put a control at an edge, as near to its corner as it can be without covering anything lit or another control. */
export function aside(
  size: Pick<Box, 'width' | 'height'>,
  room: Room,
  corner: Corner,
  lit: readonly Lit[],
  other?: Box,
): Box {
  const hidden = (box: Box) => lit.filter((one) => covers(box, one)).length;
  // With every plan it is asked where the controls lie; nearly always they stay in their corners.
  const home = { ...size, ...within(size, room, corner).home };
  if (!hidden(home) && !(other && meets(home, other))) return home;
  const all = spots(size, room, corner).filter((box) => !other || !meets(box, other));
  return all.find((box) => !hidden(box)) ?? all.toSorted((a, b) => hidden(a) - hidden(b))[0]!;
}
