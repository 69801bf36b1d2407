// The seats of a table that are played at this screen, and those of others.

import type { Table } from '../../api/game';

/** The seats of somebody, or the one that is played where someone else plays the others at this screen. */
export const seatsOf = (table: Table | null, identity: string | undefined, only: number | null): number[] =>
  table?.seats
    .filter((seat) => identity && seat.identity === identity && (only === null || seat.number === only))
    .map((seat) => seat.number) ?? [];

/** Which of some seats comes next after the one that plays; a stand-in plays for itself. */
export function comesNext(table: Table, actor: number, seats: readonly number[]): number | null {
  const after = (seat: number) => (seat - actor + table.seats.length) % table.seats.length;
  const own = seats.filter((seat) => table.seats[seat]!.stand_in === null);
  return own.toSorted((a, b) => after(a) - after(b))[0] ?? null;
}

/** Whether one of those who are named is somebody else. */
export const anyOther = (named: readonly { identity: string | null }[], identity: string | undefined): boolean =>
  named.some((one) => one.identity !== null && one.identity !== identity);
