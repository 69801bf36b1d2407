// The notation of moves, as the record writes it. Nothing here knows what is legal.

export type MoveKind = 'lay' | 'open' | 'boom' | 'stay' | 'expand' | 'again' | 'grow' | 'double' | 'cash' | 'end';

export interface Move {
  text: string;
  kind: MoveKind;
  /** The place or the region that it names. */
  target: string | null;
  price: number | null;
  far: boolean;
  free: boolean;
  /** What is laid in a draft: a city tile's value or a region tile's id. */
  tile: string | null;
}

const known = new Map<string, Move>();

/** The same text is the same move, and is read once: every plan lists all that could be added. */
export function parseMove(text: string): Move {
  let move = known.get(text);
  if (!move) known.set(text, (move = read(text)));
  return move;
}

function read(text: string): Move {
  const [kind, target = null, ...rest] = text.split(' ');
  const price = rest.find((word) => word.startsWith('$'));
  return {
    text,
    kind: kind as MoveKind,
    target,
    price: price ? Number(price.slice(1)) : null,
    far: rest.includes('far'),
    free: rest.includes('free'),
    tile: kind === 'lay' ? (rest[0] ?? null) : null,
  };
}

export const isExpansion = (move: Move) => move.kind === 'expand' || move.kind === 'again';
export const takesBonusTile = (move: Move) => move.kind === 'again' || move.kind === 'double' || move.kind === 'cash';
