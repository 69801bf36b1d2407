import { describe, expect, it } from 'vitest';
import { coloursOf, seatsFor, toRequest, withColour } from './seats';

describe('colours before a table is opened', () => {
  it('are what you like, and what is left for the others at this screen', () => {
    expect(coloursOf(seatsFor('screen', 3, 'rival'), 'red')).toEqual(['red', 'blue', 'orange']);
  });

  it('are left to the server for bots and free seats', () => {
    expect(toRequest(seatsFor('bots', 3, 'rival'), 'black', String).map((seat) => seat.colour)).toEqual([
      'black',
      null,
      null,
    ]);
  });

  it('change places when one wants what another has', () => {
    const seats = withColour(seatsFor('screen', 3, 'rival'), 1, 'blue', 'blue');
    expect(coloursOf(seats, 'blue')).toEqual(['red', 'blue', 'orange']);
  });

  it('stay with those who are there when a seat gets another kind', () => {
    const seats = withColour(seatsFor('screen', 3, 'rival'), 2, 'beige', 'blue');
    seats[1]!.kind = 'bot';
    expect(coloursOf(seats, 'blue')).toEqual(['blue', null, 'beige']);
  });
});

describe('people around one screen', () => {
  it('are called what they are named, or else what the field suggests', () => {
    const seats = seatsFor('screen', 3, 'newcomer');
    seats[1]!.name = ' Hank ';
    const names = toRequest(seats, 'blue', (seat) => `Player ${seat}`).map((seat) => seat.name);
    expect(names).toEqual([null, 'Hank', 'Player 3']);
  });
});
