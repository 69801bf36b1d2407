import { describe, expect, it } from 'vitest';
import type { Seat } from '../api/game';
import { colourFrom, freeColour, wornBy } from './colours';

const seat = (number: number, kind: Seat['kind'], colour: Seat['colour']) => ({ number, kind, colour }) as Seat;

describe('colours', () => {
  it('are taken by people, not by bots or free seats', () => {
    const seats = [seat(0, 'person', 'blue'), seat(1, 'bot', 'red'), seat(2, 'open', null), seat(3, 'person', 'black')];
    expect(wornBy(seats)).toEqual(new Set(['blue', 'black']));
    expect(wornBy(seats, 3)).toEqual(new Set(['blue']));
  });

  it('are the wanted one if it is free, otherwise the first free one', () => {
    expect(freeColour(new Set(['blue']), 'beige')).toBe('beige');
    expect(freeColour(new Set(['blue', 'red']), 'red')).toBe('orange');
  });

  it('are remembered only if the board has them', () => {
    expect(colourFrom('beige')).toBe('beige');
    expect(colourFrom('green')).toBeUndefined();
  });
});
