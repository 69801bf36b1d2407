// The seats of a table before it is opened.

import type { SeatWish } from '../../api/game';
import { freeColour, type Colour } from '../colours';
import { LEVELS, type Level } from '../levels';

export interface SeatDraft {
  kind: 'me' | 'person' | 'bot' | 'open';
  bot: Level;
  name: string;
  /** What was chosen for somebody at this screen. */
  colour?: Colour;
}

const known = (level: string): Level => LEVELS.find((code) => code === level) ?? 'newcomer';

/** Friends get free seats, a common screen gets people, otherwise bots sit down. */
const usual = (purpose: string): SeatDraft['kind'] =>
  purpose === 'friends' ? 'open' : purpose === 'screen' ? 'person' : 'bot';

export function seatsFor(purpose: string, count: number, level: string): SeatDraft[] {
  return Array.from({ length: count }, (_, i) => ({ kind: i ? usual(purpose) : 'me', bot: known(level), name: '' }));
}

export function resized(seats: SeatDraft[], count: number, purpose: string): SeatDraft[] {
  const level = seats.at(-1)?.bot ?? 'newcomer';
  return [
    ...seats.slice(0, count),
    ...seatsFor(purpose, count + 1, level).slice(1, 1 + Math.max(0, count - seats.length)),
  ];
}

/** The colours of those at this screen: what was chosen first, then what you like, then what is left. */
export function coloursOf(seats: readonly SeatDraft[], liked: Colour): (Colour | null)[] {
  const taken = new Set(seats.flatMap((seat) => (isHere(seat) && seat.colour) || []));
  return seats.map((seat) => {
    if (!isHere(seat)) return null;
    const colour = seat.colour ?? freeColour(taken, liked);
    taken.add(colour);
    return colour;
  });
}

const isHere = (seat: SeatDraft) => seat.kind === 'me' || seat.kind === 'person';

/** Give a seat a colour; whoever has it gets the other one. */
export function withColour(seats: readonly SeatDraft[], number: number, colour: Colour, liked: Colour): SeatDraft[] {
  const before = coloursOf(seats, liked);
  return seats.map((seat, i) => {
    const own = i === number ? colour : before[i] === colour ? before[number] : before[i];
    return own ? { ...seat, colour: own } : seat;
  });
}

/** The seats as they are asked for; whoever at the screen was not named is called what the field suggests. */
export const toRequest = (seats: SeatDraft[], liked: Colour, suggested: (seat: number) => string): SeatWish[] =>
  seats.map((seat, i) => ({
    kind: seat.kind,
    colour: coloursOf(seats, liked)[i] ?? null,
    bot: seat.kind === 'bot' ? seat.bot : null,
    name: seat.kind === 'person' ? seat.name.trim() || suggested(i + 1) : null,
  }));
