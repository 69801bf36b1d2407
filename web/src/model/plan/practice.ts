// How many turns somebody has planned in this browser: what a beginner is told need not be said for ever.

import { recall, remember } from '../../browser/remembered';

const ENOUGH = 3;
const turns = () => Number(recall('turns-planned') ?? 0);

export const isBeginner = (): boolean => turns() < ENOUGH;

export function countTurn(): void {
  if (isBeginner()) remember('turns-planned', String(turns() + 1));
}
