// Which puzzles somebody practises, and which of them comes next.

import type { Practice, PuzzleLine, Theme } from '../api/puzzles';

export const THEMES: readonly Theme[] = [
  'majority',
  'region',
  'tie_breaker',
  'blocking',
  'last_turn',
  'bonus_tile',
  'income',
  'far_expansion',
];
export const DIFFICULTIES = [1, 2, 3, 4, 5];
export const PLAYERS = [2, 3, 4, 5];

/** What the address says is practised; what it says of nothing there is, is left out. */
export function practiceOf(search: string): Practice {
  const query = new URLSearchParams(search);
  const among = (name: string, known: readonly number[]) => known.find((one) => String(one) === query.get(name));
  const [theme, difficulty, players] = [
    THEMES.find((one) => one === query.get('theme')),
    among('difficulty', DIFFICULTIES),
    among('players', PLAYERS),
  ];
  return { ...(theme && { theme }), ...(difficulty && { difficulty }), ...(players && { players }) };
}

export const suits = (line: PuzzleLine, practice: Practice): boolean =>
  (!practice.theme || practice.theme === line.theme) &&
  (!practice.difficulty || practice.difficulty === line.difficulty) &&
  (!practice.players || practice.players === line.players);

/** The next to try: one that was never tried, then one that failed, then any; of these the one that fits best. */
export function nextOf(lines: readonly PuzzleLine[], rating: number, but?: string): PuzzleLine | null {
  const others = lines.filter((line) => line.id !== but);
  const found = (['untried', 'failed', 'solved'] as const)
    .map((state) => others.filter((line) => line.state === state))
    .find((some) => some.length);
  const distance = (line: PuzzleLine) => Math.abs(line.rating.value - rating);
  return found?.reduce((best, line) => (distance(line) < distance(best) ? line : best)) ?? null;
}
