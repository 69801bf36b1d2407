// The seats of a table before it is opened.

import type { SeatWish } from '../../api/game';
import { LEVELS, type Level } from '../levels';

export interface SeatDraft {
  kind: 'me' | 'person' | 'bot' | 'open';
  bot: Level;
  name: string;
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

export const toRequest = (seats: SeatDraft[]): SeatWish[] =>
  seats.map((seat) => ({
    kind: seat.kind,
    colour: null,
    bot: seat.kind === 'bot' ? seat.bot : null,
    name: seat.kind === 'person' && seat.name.trim() ? seat.name.trim() : null,
  }));
