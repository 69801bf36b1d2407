import { describe, expect, it } from 'vitest';
import { isExpansion, parseMove, takesBonusTile } from './moves';

describe('the notation of moves', () => {
  it.each([
    ['expand chicago $3', { kind: 'expand', target: 'chicago', price: 3, far: false, free: false }],
    ['again omaha $5 free', { kind: 'again', target: 'omaha', price: 5, far: false, free: true }],
    ['expand omaha far free $4', { kind: 'expand', target: 'omaha', price: 4, far: true, free: true }],
    ['lay chicago 7', { kind: 'lay', target: 'chicago', tile: '7' }],
    ['lay texas n01', { kind: 'lay', target: 'texas', tile: 'n01' }],
    ['cash', { kind: 'cash', target: null, price: null }],
  ])('reads %s', (text, expected) => {
    expect(parseMove(text)).toMatchObject({ text, ...expected });
  });

  it('knows expansions and what takes a bonus tile', () => {
    expect(['expand a $0', 'again a $0', 'grow a'].map(parseMove).map(isExpansion)).toEqual([true, true, false]);
    expect(['again a $0', 'double a', 'cash', 'grow a'].map(parseMove).map(takesBonusTile)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
