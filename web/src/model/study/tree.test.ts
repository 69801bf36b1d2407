import { describe, expect, it } from 'vitest';
import { changed, countOf, following, lineTo, played, promoted, removed, studyOf, variationAt } from './tree';
import { rowsOf, stopsOf, turnAt } from './turns';

const RECORD = {
  format: 'franchise/1',
  rules: 1,
  players: ['Ann', 'Bob'],
  setup: { start: 'choose', boom: true },
  moves: ['open pueblo', 'open memphis', 'boom chicago', 'stay', 'expand denver $1', 'end', 'stay', 'end'],
};
const begun = () => studyOf({ record: RECORD }, 6, 'What if');
const NORTH = ['stay', 'expand omaha $1', 'end'];
const WAIT = ['stay', 'end'];

/** A study with two variations from one point, the first of which goes on. */
function branched() {
  const first = played(begun(), [6], NORTH);
  const further = played(first.study, first.path, WAIT);
  return played(further.study, [6], ['boom omaha', 'end']).study;
}

describe('the tree of a study', () => {
  it('has a line to every point of it', () => {
    expect(lineTo(branched(), [6, 0, 0])).toEqual({ record: RECORD, after: 6, moves: [...NORTH, ...WAIT] });
    const position = { players: ['Ann', 'Bob'], turn: 4 };
    expect(lineTo(played(studyOf({ position }, 0), [0], WAIT).study, [0, 0])).toEqual({ position, moves: WAIT });
  });

  it('has the same moves from the same point once', () => {
    const again = played(branched(), [6], NORTH);
    expect([again.path, countOf(following(again.study, [6]))]).toEqual([[6, 0], 3]);
  });

  it('keeps its branches in the order of the game', () => {
    expect(played(branched(), [4], WAIT).study.branches.map((branch) => branch.after)).toEqual([4, 6]);
  });

  it('lets one name, promote and delete a variation without touching the others', () => {
    const named = changed(branched(), [6, 1], { name: 'East' });
    const first = promoted(named, [6, 1]);
    expect(following(first, [6]).map((one) => one.name)).toEqual(['East', '']);
    expect(variationAt(first, [6, 1, 0])?.moves).toEqual(WAIT);
    const left = removed(first, [6, 1]);
    expect(countOf(following(left, [6]))).toBe(1);
    expect(removed(left, [6, 0]).branches).toEqual([]);
  });
});

describe('the turns of a study', () => {
  it('are steps, and so is every decision before the first', () => {
    expect(stopsOf(begun())).toEqual([0, 1, 2, 3, 6, 8]);
  });

  it('are counted through the game and its variations', () => {
    const study = branched();
    const points = [[0], [2], [3], [6], [6, 0], [6, 0, 0]];
    expect(points.map((path) => turnAt(study, path))).toEqual([0, 0, 1, 2, 3, 4]);
  });

  it('stand in the tree where variations leave the game, each before what follows it', () => {
    const shown = (folded: string[]) =>
      rowsOf(branched(), [3], (path) => folded.includes(path.join('/'))).map(({ path, depth }) => [
        path.join('/'),
        depth,
      ]);
    expect(shown([])).toEqual([
      ['3', 0],
      ['6', 0],
      ['6/0', 1],
      ['6/0/0', 2],
      ['6/1', 1],
    ]);
    expect(shown(['6']).map(([path]) => path)).toEqual(['3', '6']);
  });
});
