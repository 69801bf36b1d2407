// What happened, turn by turn, in short sentences.

import type { GameEvent, PlayedMove } from '../../api/game';
import { placeName } from '../../words/places';
import { words } from '../../words/words.svelte';

export interface Phrase {
  text: string;
  /** Influence that came with it, and whose it is. */
  gain?: number;
  seat?: number;
  /** It names its own subject, and so is a sentence of its own. */
  whole?: boolean;
}

export interface TurnEntry {
  /** 0 for the setup. */
  turn: number;
  seat: number | null;
  /** After how many moves the turn was over. */
  moves: number;
  phrases: Phrase[];
  events: GameEvent[];
}

/** What was said of a turn, by its last move: with each move of a long game all the others stay as they are. */
const said = new WeakMap<PlayedMove, { so: string; entries: TurnEntry[] }>();

export function entriesOf(played: readonly PlayedMove[], players: readonly string[]): TurnEntry[] {
  const so = [words.language, ...players].join();
  const turns: PlayedMove[][] = [];
  for (const move of played) {
    const last = turns.at(-1);
    if (!last || move.turn === 0 || last[0]!.turn !== move.turn) turns.push([move]);
    else last.push(move);
  }
  return turns.flatMap((moves) => {
    const last = moves.at(-1)!;
    let known = said.get(last);
    if (known?.so !== so) said.set(last, (known = { so, entries: entriesOfTurn(moves, players) }));
    return known.entries;
  });
}

function entriesOfTurn(moves: PlayedMove[], players: readonly string[]): TurnEntry[] {
  const { turn, seat } = moves[0]!;
  const group = { turn, seat, moves: moves.at(-1)!.number, events: moves.flatMap((move) => move.events) };
  return (seat === null && turn === 0 ? bySeat(group) : [group])
    .map((one) => ({ ...one, phrases: phrasesOf(one.events, one.seat, players) }))
    .filter((entry) => entry.phrases.length);
}

/** What is dealt before the first turn, as an entry for each player. */
function bySeat<T extends { seat: number | null; events: GameEvent[] }>(group: T): T[] {
  const seats = new Set(group.events.flatMap((event) => ('seat' in event ? [event.seat] : [])));
  return [...seats].map((seat) => ({
    ...group,
    seat,
    events: group.events.filter((event) => 'seat' in event && event.seat === seat),
  }));
}

function phrasesOf(events: GameEvent[], seat: number | null, players: readonly string[]): Phrase[] {
  const phrases: Phrase[] = [];
  const shares: string[] = [];
  const opened: string[] = [];
  const doubled: Phrase[] = [];
  for (const event of events) {
    if (event.type === 'share_increased') {
      const place = placeName(event.place) ?? event.place;
      if (event.paid) shares.push(place);
      else doubled.push({ text: words.say('log-doubled', { place }) });
    } else if (event.type === 'franchise_opened') {
      if (event.origin === 'supply') opened.push(placeName(event.place) ?? event.place);
    } else {
      const phrase = phraseOf(event, seat, players);
      if (phrase) phrases.push(phrase);
    }
  }
  if (opened.length) phrases.unshift({ text: words.say('log-opened', { places: words.list(opened) }) });
  if (shares.length) {
    const after = phrases.findIndex((phrase) => phrase.gain !== undefined);
    phrases.splice(
      after < 0 ? phrases.length : after,
      0,
      { text: words.say('log-shares', { places: words.list(shares) }) },
      ...doubled,
    );
  }
  // What happens by itself, as the end of the game, is nothing that somebody did.
  if (phrases.every((phrase) => phrase.whole) && events.some((event) => event.type === 'turn_ended'))
    phrases.unshift({ text: words.say('log-nothing') });
  return phrases;
}

const IN_SENTENCES = new Set([
  'city_tile_laid',
  'region_tile_laid',
  'milestone_reached',
  'link_tile_taken',
  'expansion_tile_taken',
  'bonus_tile_returned',
  'game_ended',
  'link_tile_used',
  'expansion_tile_used',
]);

function phraseOf(event: GameEvent, seat: number | null, players: readonly string[]): Phrase | null {
  const place = 'place' in event ? (placeName(event.place) ?? event.place) : '';
  switch (event.type) {
    case 'expanded':
      return { text: words.say('log-expanded', { place, paid: event.paid, second: event.second ? 'yes' : 'no' }) };
    case 'boom_moved':
      return { text: words.say('log-boom', { place, first: event.origin ? 'no' : 'yes' }) };
    case 'bonus_tile_used':
      return event.use === 'cash' ? { text: words.say('log-cash') } : null;
    case 'city_scored':
      return {
        text: words.say('log-city', {
          place,
          majority: event.majority ? 'yes' : 'no',
          other: event.seat === seat ? 'no' : 'yes',
          player: players[event.seat] ?? '',
        }),
        gain: event.influence,
        seat: event.seat,
      };
    case 'region_scored':
      return {
        text: words.say('log-region', { region: words.region(event.region) }),
        gain: event.influence,
        seat: event.seat,
      };
    case 'region_gained':
      return event.influence
        ? {
            text: words.say('log-rank', {
              region: words.region(event.region),
              rank: event.rank + 1,
              player: players[event.seat] ?? '',
              other: event.seat === seat ? 'no' : 'yes',
            }),
            gain: event.influence,
            seat: event.seat,
            ...(event.seat === seat ? {} : { whole: true }),
          }
        : event.dollars
          ? { text: words.event(event, players), whole: true }
          : null;
    default:
      return IN_SENTENCES.has(event.type) ? { text: words.event(event, players), whole: true } : null;
  }
}

/** The turns of the others since a seat's last one. */
export function sinceLastTurn(entries: readonly TurnEntry[], seats: readonly number[]): TurnEntry[] {
  const last = entries.findLastIndex((entry) => entry.seat !== null && seats.includes(entry.seat));
  return entries.slice(last + 1);
}

/** How a phrase follows the one before, and whether it needs the name of whose turn it is. */
export function joined(entry: TurnEntry, index: number): { by: string; named: boolean } {
  const [before, phrase] = [entry.phrases[index - 1], entry.phrases[index]!];
  const begins = !before || before.whole || phrase.whole === true;
  return { by: !before ? '' : begins ? '. ' : ', ', named: begins && !phrase.whole && entry.seat !== null };
}

/** A turn in words, with what it brought. */
export function sentenceOf(entry: TurnEntry, players: readonly string[]): string {
  return entry.phrases
    .map((phrase, index) => {
      const { by, named } = joined(entry, index);
      return (
        by +
        (named ? `${players[entry.seat!]} ` : '') +
        phrase.text +
        (phrase.gain === undefined ? '' : ` (+${phrase.gain})`)
      );
    })
    .join('');
}
