// A study as its file has it, and what can be done with its variations. Nothing is changed in place: every function
// returns another study. Whether moves are legal is the server's business.

import type { Line } from '../../api/game';

export interface Variation {
  moves: string[];
  name: string;
  comment: string;
  then: Variation[];
}

interface Branch {
  after: number;
  variations: Variation[];
}

export interface GameRecord {
  format: string;
  rules: number;
  players: string[];
  setup: { start?: string; boom?: boolean };
  moves: string[];
  result?: object;
}

export interface WrittenPosition {
  players: string[];
  turn: number;
  [field: string]: unknown;
}

export interface StudyFile {
  format: 'franchise-study/1';
  title: string;
  comment: string;
  record?: GameRecord;
  position?: WrittenPosition;
  at: number;
  branches: Branch[];
}

/** Where one is: a number of moves of the game, then the number of a variation at each branching. */
export type Path = readonly number[];

export const keyOf = (path: Path) => path.join('/');
export const isSame = (a: Path, b: Path) => keyOf(a) === keyOf(b);
export const isGame = (path: Path) => path.length === 1;

/** Begin to study a game, or a position. */
export const studyOf = (
  origin: { record: GameRecord } | { position: WrittenPosition },
  at: number,
  title = '',
): StudyFile => ({ format: 'franchise-study/1', title, comment: '', ...origin, at, branches: [] });

export const playersOf = (study: StudyFile): string[] => (study.record ?? study.position)?.players ?? [];
export const movesOf = (study: StudyFile): string[] => study.record?.moves ?? [];

const branchAt = (study: StudyFile, after: number) => study.branches.find((branch) => branch.after === after);

/** The variations from a point on. */
export function following(study: StudyFile, path: Path): readonly Variation[] {
  return path
    .slice(1)
    .reduce<readonly Variation[]>(
      (there, number) => there[number]?.then ?? [],
      branchAt(study, path[0]!)?.variations ?? [],
    );
}

/** The variation that a path ends with; none for a point of the game itself. */
export const variationAt = (study: StudyFile, path: Path): Variation | null =>
  isGame(path) ? null : (following(study, path.slice(0, -1))[path.at(-1)!] ?? null);

/** Whether a path leads anywhere. */
export const exists = (study: StudyFile, path: Path): boolean =>
  isGame(path) ? path[0]! >= 0 && path[0]! <= movesOf(study).length : variationAt(study, path) !== null;

/** The line that leads to a point. */
export function lineTo(study: StudyFile, path: Path): Line {
  const moves = path.flatMap((_, i) => (i ? variationAt(study, path.slice(0, i + 1))!.moves : []));
  return study.record ? { record: { ...study.record }, after: path[0]!, moves } : { position: study.position!, moves };
}

/** The same study with other variations from a point on. */
function withFollowing(study: StudyFile, path: Path, variations: Variation[]): StudyFile {
  if (!isGame(path)) {
    const parent = path.slice(0, -1);
    const beside = following(study, parent).map((one, number) =>
      number === path.at(-1) ? { ...one, then: variations } : one,
    );
    return withFollowing(study, parent, beside);
  }
  const others = study.branches.filter((branch) => branch.after !== path[0]);
  const branches = variations.length ? [...others, { after: path[0]!, variations }] : others;
  return { ...study, branches: branches.toSorted((a, b) => a.after - b.after) };
}

/** Play from a point on; the same moves from the same point are one variation. */
export function played(study: StudyFile, path: Path, moves: string[]): { study: StudyFile; path: Path } {
  const there = following(study, path);
  const known = there.findIndex((one) => one.moves.join() === moves.join());
  if (known >= 0) return { study, path: [...path, known] };
  const added = { moves, name: '', comment: '', then: [] };
  return { study: withFollowing(study, path, [...there, added]), path: [...path, there.length] };
}

export function changed(study: StudyFile, path: Path, change: Partial<Pick<Variation, 'name' | 'comment'>>): StudyFile {
  const parent = path.slice(0, -1);
  const beside = following(study, parent).map((one, number) => (number === path.at(-1) ? { ...one, ...change } : one));
  return withFollowing(study, parent, beside);
}

/** Remove a variation with all that follows it. */
export function removed(study: StudyFile, path: Path): StudyFile {
  const parent = path.slice(0, -1);
  return withFollowing(
    study,
    parent,
    following(study, parent).filter((_, number) => number !== path.at(-1)),
  );
}

/** Put a variation before the others from the same point. */
export function promoted(study: StudyFile, path: Path): StudyFile {
  const parent = path.slice(0, -1);
  const beside = following(study, parent);
  const own = beside[path.at(-1)!]!;
  return withFollowing(study, parent, [own, ...beside.filter((one) => one !== own)]);
}

export function countOf(variations: readonly Variation[]): number {
  return variations.reduce((sum, one) => sum + 1 + countOf(one.then), 0);
}
