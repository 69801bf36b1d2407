import { describe, expect, it } from 'vitest';
import type { View } from '../../api/game';
import { sharing } from './sharing';

const view = (...money: number[]) =>
  ({
    turn: 3,
    places: [],
    regions: [],
    track: [],
    players: money.map((dollars, seat) => ({ seat, money: dollars })),
  }) as unknown as View;

describe('a position', () => {
  it('shares what did not change with the one before', () => {
    const before = view(4, 5);
    const after = sharing(view(4, 6), before);
    expect(after.players[0]).toBe(before.players[0]);
    expect(after.players[1]).not.toBe(before.players[1]);
    expect(after.players[1]!.money).toBe(6);
    expect(after.places).toBe(before.places);
  });

  it('is taken as it is when it is the first', () => {
    const first = view(4);
    expect(sharing(first, undefined)).toBe(first);
  });
});
