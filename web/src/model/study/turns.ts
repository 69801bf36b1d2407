// The points of a study in words: which turn it is, who plays it, what is played.

import { parseMove } from '../moves';
import { nameOf } from '../plan/describe';
import { chosenIn } from '../plan/read';
import { words } from '../../words/words.svelte';
import { following, isGame, movesOf, playersOf, variationAt, type Path, type StudyFile, type Variation } from './tree';

/** After how many moves of the game its turns end; before the first turn every decision is one. */
export function stopsOf(study: StudyFile): number[] {
  const moves = movesOf(study).map(parseMove);
  const placed = study.record?.setup.boom ? moves.findIndex((move) => move.kind === 'boom') : -1;
  const ends = moves.flatMap(({ kind }, i) =>
    kind === 'end' || kind === 'open' || kind === 'lay' || i === placed ? [i + 1] : [],
  );
  return [...new Set([0, ...ends, moves.length])];
}

/** Which turn is played after so many moves of the game; 0 before the first. */
function turnAfter(study: StudyFile, after: number): number {
  if (study.position) return study.position.turn;
  const moves = movesOf(study).map(parseMove);
  const played = moves.slice(0, after);
  const opened = played.filter((move) => move.kind === 'open').length;
  const next = moves[after]?.kind;
  const choosing = study.record?.setup.start === 'choose' && opened < playersOf(study).length;
  const placing = study.record?.setup.boom === true && !played.some((move) => move.kind === 'boom');
  if (choosing || placing || next === 'lay' || next === 'open') return 0;
  return played.filter((move) => move.kind === 'end').length + 1;
}

const ends = (variation: Variation) => variation.moves.at(-1) === 'end';

/** Which turn it is at a point; 0 before the first. */
export function turnAt(study: StudyFile, path: Path): number {
  const first = turnAfter(study, path[0]!);
  if (!first) return 0;
  return path.reduce((turn, _, i) => turn + Number(i > 0 && ends(variationAt(study, path.slice(0, i + 1))!)), first);
}

/** Who plays a turn. */
const playerOf = (study: StudyFile, turn: number): string => {
  const players = playersOf(study);
  return players[(turn - 1) % players.length] ?? '';
};

/** What a variation plays, as places: "Phoenix, Omaha". */
export function movesText({ moves }: Variation): string {
  const names = chosenIn(moves).map(nameOf);
  return names.length ? names.join(', ') : words.say('study-nothing');
}

/** A point of the tree in words. */
export function pointText(study: StudyFile, path: Path): string {
  if (isGame(path)) {
    const over = study.record?.result !== undefined && path[0] === movesOf(study).length;
    const turn = turnAt(study, path);
    if (over) return words.say('study-at-end');
    return turn
      ? words.say('study-at-turn', { turn, player: playerOf(study, turn) })
      : words.say('study-at-setup', { moves: path[0]! });
  }
  const turn = turnAt(study, path.slice(0, -1));
  const moves = movesText(variationAt(study, path)!);
  return turn ? words.say('study-plays', { turn, player: playerOf(study, turn), moves }) : moves;
}

/** A row of the tree. */
export interface Row {
  path: Path;
  variation: Variation | null;
  /** How far it is set in: a line that goes on alone is not set in further. */
  depth: number;
  more: boolean;
  /** Its number among those from the same point, from 1, and how many these are. */
  number: number;
  beside: number;
}

/** The rows of the tree that are seen: points of the game from which variations leave, and these. */
export function rowsOf(study: StudyFile, here: Path, isFolded: (path: Path) => boolean): Row[] {
  const points = [...new Set([study.at, here[0]!, ...study.branches.map((branch) => branch.after)])];
  points.sort((a, b) => a - b);
  const rows: Row[] = [];
  const add = (parent: Path, depth: number) => {
    if (isFolded(parent)) return;
    const there = following(study, parent);
    there.forEach((variation, i) => {
      const path = [...parent, i];
      rows.push({ path, variation, depth, more: variation.then.length > 0, number: i + 1, beside: there.length });
      add(path, depth + Number(variation.then.length > 1 || there.length > 1));
    });
  };
  points.forEach((after, i) => {
    const more = following(study, [after]).length > 0;
    rows.push({ path: [after], variation: null, depth: 0, more, number: i + 1, beside: points.length });
    add([after], 1);
  });
  return rows;
}
