import type { Table } from '../api/game';
import { words } from '../words/words.svelte';

/** How many people are named. */
const NAMED = 2;

/** A table's title, or briefly who sits there: bots are counted, and people too where there are many. */
export function titleOf(table: Table): string {
  if (table.title) return table.title;
  const people = table.seats.filter((seat) => seat.kind === 'person').map((seat) => seat.name);
  const bots = table.seats.filter((seat) => seat.kind === 'bot').length;
  if (!people.length) return words.say(bots ? 'table-of-bots' : 'table-untitled', { bots });
  const unnamed = people.length > NAMED + 1 ? people.length - NAMED : 0;
  const names = unnamed + bots ? people.slice(0, unnamed ? NAMED : undefined).join(', ') : words.list(people);
  return words.say('table-of', { names, others: unnamed ? unnamed + bots : 0, bots: unnamed ? 0 : bots });
}

/** Everybody who sits there. */
export function playersOf(table: Table): string {
  const names = table.seats.filter((seat) => seat.kind !== 'open').map((seat) => seat.name);
  return names.length ? names.join(', ') : words.say('table-untitled');
}
