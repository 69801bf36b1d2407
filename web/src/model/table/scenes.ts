// What happened, as a short scene: who moves where, and what appears. Nothing here touches the page.

import type { GameEvent } from '../../api/game';
import { words } from '../../words/words.svelte';

/** Somewhere a scene can point at: on the board, or a player's figures beside it. */
export type Spot =
  | { kind: 'place'; id: string }
  | { kind: 'region'; id: string }
  | { kind: 'space'; number: number }
  | { kind: 'seat'; seat: number }
  | { kind: 'money'; seat: number };

interface Timed {
  /** Milliseconds after the scene began, and for how long. */
  start: number;
  length: number;
}
export type Act = Timed &
  (
    | { kind: 'travel'; way: string[]; seat: number; sign: 'piece' | 'boom' }
    | { kind: 'drop'; at: Spot; seat: number }
    | { kind: 'float'; at: Spot; text: string; seat: number }
    | { kind: 'fly'; from: Spot; to: Spot; text: string; seat: number }
    | { kind: 'turn'; region: string; space: number }
  );

const TRAVEL = 430;
const DROP = 300;
const FLOAT = 620;
const FLY = 520;

/** The acts of one turn: pieces set out, franchises open, cities are scored, then regions. Together about a second. */
export function sceneOf(events: readonly GameEvent[]): Act[] {
  const acts: Act[] = [];
  const figures = (seat: number): Spot => ({ kind: 'seat', seat });
  const money = (seat: number): Spot => ({ kind: 'money', seat });
  const at = (place: string): Spot => ({ kind: 'place', id: place });
  let journeys = 0;
  let drops = 0;
  let cities = 0;
  let regions = 0;
  const scored = events.some((event) => event.type === 'city_scored' || event.type === 'region_scored');
  // Turns that only set pieces need not wait for anything.
  const opening = events.some((event) => event.type === 'expanded') ? 220 : 0;
  const counting = opening + (scored ? 180 : 0);
  for (const event of events)
    switch (event.type) {
      case 'expanded': {
        const start = journeys++ * 140;
        acts.push({ kind: 'travel', way: event.way, seat: event.seat, sign: 'piece', start, length: TRAVEL });
        if (event.paid)
          acts.push({
            kind: 'float',
            at: money(event.seat),
            text: `−${words.dollars(event.paid)}`,
            seat: event.seat,
            start,
            length: FLOAT,
          });
        break;
      }
      case 'boom_moved':
        if (event.origin)
          acts.push({
            kind: 'travel',
            way: [event.origin, event.place],
            seat: event.seat,
            sign: 'boom',
            start: 0,
            length: TRAVEL,
          });
        break;
      case 'share_increased':
        acts.push({ kind: 'drop', at: at(event.place), seat: event.seat, start: opening + drops++ * 70, length: DROP });
        break;
      case 'franchise_opened':
        if (event.origin === 'supply')
          acts.push({ kind: 'drop', at: at(event.place), seat: event.seat, start: drops++ * 70, length: DROP });
        break;
      case 'cash_taken':
        acts.push({
          kind: 'float',
          at: money(event.seat),
          text: `+${words.dollars(event.dollars)}`,
          seat: event.seat,
          start: 0,
          length: FLOAT,
        });
        break;
      case 'city_scored':
        acts.push({
          kind: 'float',
          at: at(event.place),
          text: `+${event.influence}`,
          seat: event.seat,
          start: counting + cities++ * 90,
          length: FLOAT + 200,
        });
        break;
      case 'tie_breaker_placed':
        if (event.piece)
          acts.push({
            kind: 'drop',
            at: { kind: 'region', id: event.region },
            seat: event.seat,
            start: counting + 160,
            length: DROP,
          });
        break;
      case 'region_scored': {
        const start = counting + 200 + regions++ * 160;
        acts.push({ kind: 'turn', region: event.region, space: event.space, start, length: 620 });
        if (event.influence)
          acts.push({
            kind: 'fly',
            from: { kind: 'space', number: event.space },
            to: figures(event.seat),
            text: `+${event.influence}`,
            seat: event.seat,
            start: start + 420,
            length: FLY,
          });
        break;
      }
      case 'region_gained':
        if (event.influence || event.dollars)
          acts.push({
            kind: 'fly',
            from: { kind: 'region', id: event.region },
            to: event.dollars ? money(event.seat) : figures(event.seat),
            text: event.dollars ? `+${words.dollars(event.dollars)}` : `+${event.influence}`,
            seat: event.seat,
            start: counting + 200 + regions * 160 + event.rank * 90,
            length: FLY,
          });
        break;
    }
  return acts;
}
