// What can be done at a place, or why nothing can, in words.

import { words } from '../../words/words.svelte';
import { isExpansion, type Move } from '../moves';
import { FOCUS, ruleOf, type Anchor } from '../rules';
import { offerOf } from './describe';
import type { Planning } from './planning.svelte';

export const cheapest = (moves: Move[]) => moves.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))[0];

/** What a press at a place adds to the plan, if there is no choice to be made. */
export function plainAt(planning: Planning, id: string): Move | null {
  const offers = planning.at(id);
  const planned = planning.planned(id).length > 0;
  if (offers.length === 1 && (!planned || planning.focus !== 'all')) return offers[0]!;
  return !planned && offers.length && offers.every((move) => isExpansion(move) && !move.far && !move.free)
    ? cheapest(offers)!
    : null;
}

export function offerAt(planning: Planning, id: string): string {
  const moves = planning.at(id);
  if (moves.length > 1 && moves[0]!.kind === 'lay') return words.say('tip-lay');
  const first = moves.every(isExpansion) ? cheapest(moves) : moves[0];
  return first ? offerOf(first) : '';
}

export function reasonAt(planning: Planning, id: string): string {
  if ((planning.focus === 'all' && planning.ghosts.has(id)) || planning.at(id).length) return '';
  if (planning.heldBack(id)) return words.say('learn-not-now');
  const reason = planning.answer?.reasons[id];
  // The reasons are those of a whole turn; of one thing alone they may not be true.
  if (planning.focus === 'boom' || planning.focus === 'double' || (planning.focus === 'again' && !reason))
    return words.say(`tip-not-${planning.focus}`);
  return reason ? words.reason(reason) : '';
}

/** Where the reason is written. */
export function ruleAt(planning: Planning, id: string): Anchor | null {
  if (planning.focus !== 'all') return FOCUS[planning.focus];
  const reason = planning.answer?.reasons[id];
  return reason ? ruleOf(reason) : null;
}

/** All that is to be said: what can be done, what was planned, or why nothing can. */
export function saidAt(planning: Planning, id: string): string {
  return (
    offerAt(planning, id) ||
    (planning.focus === 'all' && planning.planned(id).length ? words.say('tip-take-back') : reasonAt(planning, id))
  );
}
