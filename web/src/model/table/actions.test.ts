import { describe, expect, it } from 'vitest';
import { languages, messagesOf } from '../../../tools/words.ts';
import type { Seat, Table } from '../../api/game';
import { words } from '../../words/words.svelte';
import { spaced, typed } from '../code';
import { titleOf } from '../title';
import { ACTIONS, actionsFor } from './actions';

const seat = (number: number, given: Partial<Seat>): Seat => ({
  number,
  kind: 'person',
  name: `Seat ${number}`,
  colour: 'blue',
  identity: null,
  bot: null,
  stand_in: null,
  present: true,
  asked: false,
  ...given,
});
const table = (given: Partial<Table>): Table =>
  ({ id: 'table', title: '', status: 'playing', host: 'rosa', muted: [], actor: 1, seats: [], ...given }) as Table;
const ids = (at: Table, me: string | null, number: number, late = false) =>
  actionsFor({ table: at, me, late }, at.seats[number]!).map((action) => action.id);

const seats = [
  seat(0, { identity: 'rosa', name: 'Rosa' }),
  seat(1, { identity: 'hank', name: 'Hank', present: false }),
  seat(2, { kind: 'bot', bot: 'regular' }),
];

describe('what may be done with a seat', () => {
  it('is nothing for a stranger', () => {
    for (const status of ['open', 'playing', 'over'] as const)
      for (const number of [0, 1, 2]) expect(ids(table({ seats, status }), 'nobody', number, true)).toEqual([]);
  });

  it('is the host’s before the start', () => {
    expect(ids(table({ seats, status: 'open' }), 'rosa', 1)).toEqual(['send-away', 'make-host', 'mute']);
    expect(ids(table({ seats, status: 'open' }), 'hank', 1)).toEqual(['get-up']);
    expect(ids(table({ seats, status: 'open' }), 'hank', 0)).toEqual([]);
  });

  it('is the player’s own in the game', () => {
    expect(ids(table({ seats }), 'rosa', 0)).toEqual(['bot-until-return', 'resign']);
    expect(ids(table({ seats }), 'hank', 1)).toEqual(['bot-turn', 'bot-until-return', 'resign']);
    const replaced = [seats[0]!, { ...seats[1]!, stand_in: 'until_return' as const, bot: 'regular' }];
    expect(ids(table({ seats: replaced }), 'hank', 1)).toEqual(['return', 'resign']);
  });

  it('is to let a bot play for whoever is late, for the host or for all where there is none', () => {
    expect(ids(table({ seats }), 'rosa', 1)).toEqual(['reopen', 'make-host', 'mute']);
    expect(ids(table({ seats }), 'rosa', 1, true)).toEqual([
      'bot-for-late-turn',
      'bot-for-late',
      'reopen',
      'make-host',
      'mute',
    ]);
    expect(ids(table({ seats, host: null, actor: 0 }), 'hank', 0, true)).toEqual(['bot-for-late-turn', 'bot-for-late']);
  });

  it('is a bot for a seat that was lost', () => {
    expect(ids(table({ seats: [seats[0]!, seat(1, { kind: 'open' })] }), 'rosa', 1)).toEqual(['bot-until-taken']);
  });

  it.each(languages())('is said in %s', (language) => {
    words.use(language, messagesOf(language));
    const asked = ['resign', 'send-away', 'reopen', 'make-host'].map((id) => `do-${id}-sure`);
    const needed = [
      ...ACTIONS.flatMap((id) => [`do-${id}`, `do-${id}-help`]),
      ...asked,
      'webhook-unreachable',
      'webhook-refused',
    ];
    expect(needed.filter((id) => !words.has(id))).toEqual([]);
  });
});

describe('a table’s title', () => {
  it('names people and counts the others', () => {
    words.use('en', messagesOf('en'));
    const people = (count: number) => Array.from({ length: count }, (_, i) => seat(i, { name: 'ABCDE'[i]! }));
    const bots = (count: number) => Array.from({ length: count }, (_, i) => seat(i, { kind: 'bot' }));
    const said = (all: Seat[]) => titleOf(table({ seats: all }));
    expect(said([...people(1), ...bots(4)])).toBe('A and 4 bots');
    expect(said([...people(2), ...bots(1)])).toBe('A, B and a bot');
    expect(said(people(3))).toBe('A, B, and C');
    expect(said([...people(4), ...bots(1)])).toBe('A, B and 3 others');
    expect(said(bots(2))).toBe('2 bots');
  });
});

describe('a code', () => {
  it('is read in groups and typed with mistakes', () => {
    expect(spaced('0123456789ab')).toBe('0123 4567 89ab');
    expect(typed(' O123-45l7 89AB')).toBe('0123451789ab');
  });
});
