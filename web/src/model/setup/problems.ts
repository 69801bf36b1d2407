import type { LayoutProblem, View } from '../../api/game';
import type { Half } from './tiles';

/** What the editor of layouts is told by the form of a table. */
export type Editing = {
  /** The board with printed tiles wherever the host lays tiles. */
  printed: View;
  /** What is laid by hand. */
  halves: readonly Half[];
  problems: readonly LayoutProblem[] | null;
  onclose: () => void;
};

/** The cities or regions that a problem speaks of. */
export function spotsOf(problem: LayoutProblem): readonly string[] {
  if ('places' in problem) return problem.places;
  if ('regions' in problem) return problem.regions;
  if ('place' in problem) return [problem.place];
  return 'region' in problem ? [problem.region] : [];
}

/** Whether something lies wrong, rather than nothing lies there yet. */
export const isWrong = ({ id }: LayoutProblem) => id !== 'city_without_tile' && id !== 'region_without_tile';
