// What a plan would waste, as far as the server's answer shows it.

import type { GameEvent, PlaceView } from '../../api/game';
import { placeName } from '../../words/places';
import { words } from '../../words/words.svelte';
import type { Move } from '../moves';

export interface Waste {
  text: string;
  /** Something is lost for good: worth asking once. Otherwise it is only said. */
  lost: boolean;
  /** It is in the plan, not something that the plan leaves out. */
  planned: boolean;
  /** The cities that it is about. */
  cities?: string[];
}

interface Planned {
  seat: number;
  moves: readonly Move[];
  /** What could be added to the plan. */
  additions: readonly Move[];
  events: readonly GameEvent[];
  places: readonly PlaceView[];
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

export function wasteOf({ seat, moves, additions, events, places, left, spared = new Set() }: Planned): Waste[] {
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
  const scoring = additions.filter(
    (move) =>
      move.kind === 'grow' &&
      isLast(
        places.find((place) => place.id === move.target),
        seat,
      ),
  );
  const cities = scoring.map((move) => move.target!);
  if (cities.some((city) => !spared.has(city))) {
    const names = words.either(cities.map((city) => placeName(city) ?? ''));
    found.push({ text: words.say('warn-share', { places: names }), lost: true, planned: false, cities });
  }
  return found;
}

/** Whether one more piece of a seat gains it the city: by majority, or by filling it as the one who leads. */
function isLast(city: PlaceView | undefined, seat: number): boolean {
  if (!city) return false;
  const own = city.standings.find((standing) => standing.seat === seat);
  return own?.to_majority === 1 || (city.empty_spaces === 1 && city.standings[0]?.seat === seat);
}
