// The tutorial: one game at three of its moments. What is played is in the record, what is said in learn.ftl.

import { parseMove, isExpansion, type Move } from '../moves';
import type { Anchor } from '../rules';
import record from './game.json';
import data from './lessons.json';

export interface Step {
  id: string;
  /** Something to read, a turn to play, or turns of the others to watch. */
  kind: 'tell' | 'play' | 'watch';
  /** How many moves the game has when the step begins, and when it is over. */
  at: number;
  to: number;
  /** Places that are pointed out. */
  show: string[];
  rule: Anchor | null;
  /** What of the last turns' gains is listed. */
  gains: 'cities' | 'regions' | null;
  /** Whether the final count is shown instead of the board. */
  result: boolean;
}

export interface Chapter {
  id: string;
  start: number;
  steps: Step[];
}

type Stored = Pick<Step, 'id' | 'kind'> & Partial<Omit<Step, 'at'>>;

export const chapters: Chapter[] = (data.chapters as { id: string; start: number; steps: Stored[] }[]).map(
  ({ id, start, steps }) => ({ id, start, steps: counted(start, steps) }),
);

function counted(start: number, steps: Stored[]): Step[] {
  let at = start;
  return steps.map((step) => {
    const from = at;
    at = step.to ?? at;
    return { show: [], rule: null, gains: null, result: false, ...step, at: from, to: at };
  });
}

/** The record of the game up to a chapter, with the names of those who go on with it. */
export function recordFor(chapter: Chapter, players: string[]): unknown {
  const { format, rules, setup, moves } = record;
  return { format, rules, setup, players, moves: moves.slice(0, chapter.start) };
}

export const names = record.players.slice(1);

/** The moves of a step, without the end of a turn. */
export const wantedIn = (step: Step): Move[] =>
  record.moves
    .slice(step.at, step.to)
    .map(parseMove)
    .filter((move) => move.kind !== 'end');

/** The turns of a step, each with its end. */
export function turnsIn(step: Step, from = step.at): string[][] {
  const turns: string[][] = [[]];
  for (const move of record.moves.slice(from, step.to)) {
    turns.at(-1)!.push(move);
    if (move === 'end') turns.push([]);
  }
  return turns.filter((turn) => turn.length);
}

/** Whether two moves do the same; which of two expansions is the first does not matter. */
export const isSame = (a: Move, b: Move): boolean =>
  a.text === b.text || (isExpansion(a) && isExpansion(b) && a.target === b.target && a.price === b.price);

/** The step at which a game stands that has so many moves: the remembered one if it fits. */
export function stepAt(chapter: Chapter, moves: number, remembered: number): number {
  const step = chapter.steps[remembered];
  const fits = (one: Step) => (one.kind === 'tell' ? one.at === moves : one.at <= moves && moves <= one.to);
  if (step && fits(step)) return remembered;
  const found = chapter.steps.findIndex((one) =>
    one.kind === 'tell' ? one.at === moves : one.at <= moves && moves < one.to,
  );
  return found < 0 ? chapter.steps.length - 1 : found;
}
