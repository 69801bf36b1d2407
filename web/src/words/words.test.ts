// Every message that the client says exists in every language, and things are said with their own fields.

import { FluentResource } from '@fluent/bundle';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { TOPICS, languages, messagesOf } from '../../tools/words.ts';
import { words } from './words.svelte';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

function* files(directory: string): Generator<string> {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else if (/\.(svelte|ts)$/.test(path) && !/\.(test|d)\.ts$/.test(path)) yield path;
  }
}

/** The ids in calls of `words.say`, where they are written out. */
function saidIds(): Set<string> {
  const ids = new Set<string>();
  for (const file of files(SOURCES))
    for (const [, call] of readFileSync(file, 'utf8').matchAll(/\bsay\(([^{}]*?)(?:\)|, \{)/gs))
      for (const [, id] of call!
        .replaceAll(/[=!]== '[^']*'|\.\w+\('[^']*'/g, '')
        .matchAll(/'([a-z0-9]+(?:-[a-z0-9]+)*)'/g))
        ids.add(id!);
  return ids;
}

const idsOf = (language: string) =>
  [undefined, ...TOPICS].flatMap((topic) =>
    new FluentResource(messagesOf(language, topic)).body.map((message) => message.id),
  );

describe.each(languages())('messages in %s', (language) => {
  it('have every id that the client says', () => {
    const known = new Set(idsOf(language));
    expect([...saidIds()].filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('words', () => {
  it('give the fields of a reason to its message', () => {
    words.use('en', messagesOf('en'));
    expect(words.reason({ id: 'too_dear', ...{ price: 8, money: 5 } })).toBe('Costs $8, you have $5');
    expect(words.reason({ id: 'town_taken', ...{ place: 'el_paso' } })).toBe('El Paso is already taken');
  });

  it('name a new region tile by what it is worth', () => {
    words.use('en', messagesOf('en'));
    const laid = (tile: string) =>
      words
        .event({ type: 'region_tile_laid', ...{ seat: 0, region: 'texas', tile } }, ['Ann'])
        .replaceAll('\u00a0', ' ');
    expect(laid('n02')).toBe('Ann lays a tile on Texas: new tile (9 · 5 · 3)');
    expect(laid('number2')).toBe('Ann lays a tile on Texas: Number tile (+1 · −1 · −3)');
    expect(laid('heartland')).toBe('Ann lays a tile on Texas: 4 · 3 · 1');
  });

  it('name the players of an event and count from 1', () => {
    words.use('de', messagesOf('de'));
    const event = {
      type: 'region_gained',
      region: 'great_lakes',
      seat: 1,
      rank: 0,
      pieces: 2,
      influence: 6,
      dollars: 0,
    };
    expect(words.event(event, ['Ann', 'Bob'])).toBe('Region Große Seen, Rang 1: Bob erhält 6 Einfluss');
  });
});
