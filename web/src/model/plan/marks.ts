/** What the ring around a place says: a move leads here, or one that takes a bonus tile. */
export type Mark = 'move' | 'bonus';
