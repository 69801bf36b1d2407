// The fields of a reason, an event or an advice as arguments of its message, as the Python side passes them.

import type { FluentVariable } from '@fluent/bundle';
import { placeName } from './places';

export type Arguments = Record<string, FluentVariable>;

/** Who says the names that differ from language to language. */
export interface Speaker {
  region(id: string): string;
  tile(id: string): string;
  told(id: string): string;
  milestone(id: string): string;
}

export const hyphens = (id: string) => id.replaceAll('_', '-');

export function argumentsOf(fields: object, players: readonly string[], words: Speaker): Arguments {
  const given = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, argument(name, value, players, words)]),
  );
  // A tile that lies on a region is told by what it is worth there: its name is that of a region, too.
  return 'region' in fields && 'tile' in fields ? { ...given, tile: words.told(fields.tile as string) } : given;
}

function argument(name: string, value: unknown, players: readonly string[], words: Speaker): string | number {
  if ((name === 'place' || name === 'origin') && typeof value === 'string') return placeName(value) ?? value;
  if (name === 'way' && Array.isArray(value))
    return value.map((place: string) => placeName(place) ?? place).join(' – ');
  if (name === 'seat') return players[value as number] ?? '';
  if (name === 'region') return words.region(value as string);
  if (name === 'tile') return words.tile(value as string);
  if (name === 'milestone') return words.milestone(value as string);
  if (name === 'rank' || name === 'space') return (value as number) + 1; // people count from 1
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null || value === undefined) return 'none';
  if (Array.isArray(value)) return value.join(' ');
  return value as string | number;
}
