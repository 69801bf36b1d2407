// What a plan would waste, as far as the server's answer shows it.

import type { GameEvent } from '../../api/game';
import { placeName } from '../../words/places';
import { words } from '../../words/words.svelte';
import type { Move } from '../moves';

export interface Waste {
  text: string;
  /** Something is lost for good: worth asking once. Otherwise it is only said. */
  lost: boolean;
  /** It is in the plan, not something that the plan leaves out. */
  planned: boolean;
  /** It is what one plays for. */
  good?: boolean;
  /** The cities that it is about. */
  cities?: readonly string[];
}

interface Planned {
  seat: number;
  moves: readonly Move[];
  /** What could be added to the plan. */
  additions: readonly Move[];
  events: readonly GameEvent[];
  /** The cities that one more franchise would score. */
  scoring: readonly string[];
  /** Money after the plan. */
  left: number;
  /** Cities that somebody left unscored although asked, as one may for the income. */
  spared?: ReadonlySet<string>;
}

const spared = new Map<string, Set<string>>();

/** The cities of a game about which its player was asked and went on. */
export function sparedIn(game: string): Set<string> {
  const known = spared.get(game) ?? new Set<string>();
  spared.set(game, known);
  return known;
}

export function wasteOf({ seat, moves, additions, events, scoring, left, spared = new Set() }: Planned): Waste[] {
  const found: Waste[] = [];
  const withdrawn = events.find((event) => event.type === 'piece_withdrawn' && event.seat === seat);
  if (withdrawn?.type === 'piece_withdrawn')
    found.push({
      text: words.say('warn-withdrawn', { place: placeName(withdrawn.place) ?? '' }),
      lost: true,
      planned: true,
    });
  const cash = events.find((event) => event.type === 'cash_taken' && event.seat === seat);
  if (cash?.type === 'cash_taken' && left >= cash.dollars) {
    const over = events.some((event) => event.type === 'game_ended');
    found.push({ text: words.say(over ? 'warn-cash-last' : 'warn-cash'), lost: over, planned: true });
  }
  if (!moves.some((move) => move.kind === 'expand') && additions.some((move) => move.kind === 'expand'))
    found.push({ text: words.say('warn-no-expansion'), lost: true, planned: false });
  if (scoring.some((city) => !spared.has(city))) {
    const names = words.either(scoring.map((city) => placeName(city) ?? ''));
    found.push({ text: words.say('warn-share', { places: names }), lost: true, planned: false, cities: scoring });
  }
  return found;
}
