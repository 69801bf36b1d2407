import type { Table } from '../api/game';
import { words } from '../words/words.svelte';

/** A table's title, or who sits there. */
export function titleOf(table: Table): string {
  if (table.title) return table.title;
  const names = table.seats.filter((seat) => seat.kind !== 'open').map((seat) => seat.name);
  return names.length ? names.join(', ') : words.say('table-untitled');
}
