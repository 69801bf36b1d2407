import type { SeatWish } from '../api/game';

/** The opponents for people, the weakest first. */
export const LEVELS = ['newcomer', 'regular', 'rival', 'expert', 'tycoon'] as const;
export type Level = (typeof LEVELS)[number];

export const botSeats = (count: number, level: string): SeatWish[] =>
  Array.from({ length: count }, () => ({ kind: 'bot', bot: level as Level, name: null, colour: null }));
