// What a review says, in words and figures.

import type { Origins, Review, ReviewedTurn, TurnReview } from '../../api/game';
import { chosenIn } from '../plan/read';
import { textOf } from '../plan/describe';
import { words } from '../../words/words.svelte';

/** What is worth another try. */
export const isMistake = ({ judgement }: Pick<ReviewedTurn, 'judgement'>) =>
  judgement === 'mistake' || judgement === 'blunder';

/** The sign of a judgement, beside its words. */
export const SIGNS: Record<ReviewedTurn['judgement'], string> = {
  best: '★',
  good: '✓',
  slip: '~',
  mistake: '?',
  blunder: '??',
};

export const percent = (share: number): string =>
  new Intl.NumberFormat(words.language, { style: 'percent' }).format(share);

/** What a turn lost: losses are small, so one decimal is shown of them. */
export const lost = (share: number): string =>
  new Intl.NumberFormat(words.language, { style: 'percent', maximumFractionDigits: 1 }).format(share);

export const judged = (turn: Pick<ReviewedTurn, 'judgement'>): string => words.say(`judgement-${turn.judgement}`);

export const turnName = (turn: Pick<ReviewedTurn, 'turn'>): string =>
  turn.turn ? words.say('review-turn-number', { turn: turn.turn }) : words.say('review-setup');

/** The moves of a turn in words; a turn in which nothing was done says so. */
export function movesInWords(moves: string[]): string[] {
  const chosen = chosenIn(moves).map(textOf);
  return chosen.length ? chosen : [words.say('hint-end')];
}

type Threat = TurnReview['threats'][number];

/** Whom a turn lets win at once, and whom it keeps from winning compared with another turn. */
export function dangersInWords(
  threats: readonly Threat[],
  other: readonly Threat[],
  names: readonly string[],
): string[] {
  const seats = new Set(threats.map(({ seat }) => seat));
  return [
    ...threats.map(({ seat, total, other_total }) =>
      words.say('review-lets-win', { player: names[seat] ?? '', total, other_total }),
    ),
    ...other
      .filter(({ seat }) => !seats.has(seat))
      .map(({ seat }) => words.say('review-keeps-from-winning', { player: names[seat] ?? '' })),
  ];
}

/** Everybody's chances, by the step after which they were: 0 before the first turn. */
export interface Step {
  at: number;
  chances: readonly number[];
  /** The turn that led there. */
  turn: ReviewedTurn | null;
}

export function stepsOf(turns: readonly ReviewedTurn[]): Step[] {
  const first = turns[0];
  if (!first) return [];
  const steps = turns.map((turn) => ({ at: turn.number + 1, chances: turn.after, turn }));
  return first.number === 0 ? [{ at: 0, chances: first.before, turn: null }, ...steps] : steps;
}

/** From this turn on the winner was ahead. */
export const AHEAD = '⚑';

/** What a turn is marked with on the curve. */
export function markOf(review: Review, turn: ReviewedTurn): string {
  const sign = review.turning_points.includes(turn.number) ? SIGNS[turn.judgement] : '';
  return sign + (review.ahead_for_good === turn.number ? AHEAD : '');
}

// --- where it was won ---

export interface Source {
  key: string;
  kind: 'region' | 'city' | 'rest';
  /** The id of a region or a place; of the rest one of track, towns, money, bonus_tiles. */
  id: string;
}

const REST = ['track', 'towns', 'money', 'bonus_tiles'] as const;

/** What a source gave each seat. */
export function gained(origins: Origins, { kind, id }: Source): readonly number[] {
  if (kind === 'region') return origins.regions[id] ?? [];
  if (kind === 'city') return origins.cities[id] ?? [];
  return origins[id as (typeof REST)[number]];
}

/** All sources that gave or were expected to give anything: each region with its cities, then the rest. */
export function sourcesOf(all: readonly Origins[], places: readonly { id: string; region: string }[]): Source[] {
  const regions = [...new Set(places.map((place) => place.region))];
  const listed: Source[] = [
    ...regions.flatMap((region) => [
      { key: `region ${region}`, kind: 'region' as const, id: region },
      ...places
        .filter((place) => place.region === region)
        .map((place) => ({ key: `city ${place.id}`, kind: 'city' as const, id: place.id })),
    ]),
    ...REST.map((id) => ({ key: id, kind: 'rest' as const, id })),
  ];
  return listed.filter(telling(all, places));
}

/** Less than this is shown as nothing. */
const LEAST = 0.05;

/** Whether a source gave anybody anything, or one seat alone; a region stands above its cities in any case. */
export function telling(
  all: readonly Origins[],
  places: readonly { id: string; region: string }[],
  seat?: number,
): (source: Source) => boolean {
  const gives = (source: Source) =>
    all.some((origins) => gained(origins, source).some((value, of) => value >= LEAST && (seat ?? of) === of));
  const cities = (region: string) => places.filter((place) => place.region === region);
  return (source) =>
    gives(source) ||
    (source.kind === 'region' && cities(source.id).some(({ id }) => gives({ key: '', kind: 'city', id })));
}

/** Where one seat gained more than another in the end, the most first. */
export function leads(
  came: Origins,
  sources: readonly Source[],
  seat: number,
  other: number,
): { source: Source; by: number }[] {
  return sources
    .map((source) => {
      const values = gained(came, source);
      return { source, by: (values[seat] ?? 0) - (values[other] ?? 0) };
    })
    .filter(({ by }) => by > 0)
    .toSorted((a, b) => b.by - a.by);
}
