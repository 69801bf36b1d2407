// Whoever plans a turn, as far as the board and the dock need to know: a table, or a line that is tried out.

import type { View } from '../../api/game';
import type { Planning } from './planning.svelte';

export interface Planner {
  /** Where questions that were asked are remembered. */
  readonly id: string;
  readonly planning: Planning;
  /** The position that is shown. */
  readonly view: View | null;
  /** Another one for each position. */
  readonly revision: number;
  /** The seats that are played here. */
  readonly mySeats: readonly number[];
  /** Whether something can be planned. */
  readonly plans: boolean;
  /** Whether that is a turn to come, while others play. */
  readonly ahead: boolean;
  /** Whether it is said what a plan would waste, and asked about it. */
  readonly warns: boolean;
}

/** The position with a tile that is about to be laid in a draft. */
export function boardOf(view: View, planning: Planning, plans: boolean): View {
  // The phase first: in a turn the board does not even have to look whether a plan changes it.
  const lays = view.phase.startsWith('lay') && plans && planning.plans('lay');
  const laid = lays ? planning.answer?.view : undefined;
  return laid ? { ...view, places: laid.places, regions: laid.regions } : view;
}
