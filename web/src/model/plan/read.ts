// What the server's answer about a plan means for the board: places, links, pieces, gains.

import type { GameEvent, Plan } from '../../api/game';
import { linksOnWay, type LinkLayout } from '../../data/layout';
import { parseMove, takesBonusTile, type Move } from '../moves';
import type { Mark } from './marks';

/** What is chosen in a whole turn: the rest follows by itself. */
export const chosenIn = (moves: string[]): Move[] =>
  moves.map(parseMove).filter(({ kind }) => kind !== 'end' && kind !== 'stay');

/** The first expansion is the turn's own and the second takes the bonus tile: the server renames them. */
export function named(moves: Move[], answer: Plan): Move[] {
  const known = answer.moves.map(parseMove).filter((move) => move.kind !== 'end');
  return known.filter((move) => move.kind !== 'stay' || moves.some((given) => given.kind === 'stay'));
}

export function byTargetOf(moves: Move[]): Map<string, Move[]> {
  const found = new Map<string, Move[]>();
  for (const move of moves) {
    const others = found.get(move.target!);
    if (others) others.push(move);
    else found.set(move.target!, [move]);
  }
  return found;
}

export function marksOf(moves: Move[]): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const move of moves) {
    const mark = takesBonusTile(move) ? 'bonus' : 'move';
    if (marks.get(move.target!) !== 'move') marks.set(move.target!, mark);
  }
  return marks;
}

export function ghostsOf(events: GameEvent[], seat: number | null): Map<string, number> {
  const ghosts = new Map<string, number>();
  const add = (place: string) => ghosts.set(place, (ghosts.get(place) ?? 0) + 1);
  for (const event of events) {
    if (event.type === 'expanded' || event.type === 'share_increased') {
      if (event.seat === seat) add(event.place);
    } else if (event.type === 'franchise_opened' && event.origin === 'supply' && event.seat === seat) add(event.place);
  }
  return ghosts;
}

export function wayOf(event: GameEvent, seat: number | null): LinkLayout[] {
  return event.type === 'expanded' && event.seat === seat ? linksOnWay(event.way) : [];
}

export function gainsOf(events: GameEvent[]): Map<number, number> {
  const gains = new Map<number, number>();
  for (const event of events)
    if (event.type === 'city_scored' || event.type === 'region_scored' || event.type === 'region_gained')
      if (event.influence) gains.set(event.seat, (gains.get(event.seat) ?? 0) + event.influence);
  return gains;
}
