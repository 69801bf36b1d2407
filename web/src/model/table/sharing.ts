// A new position shares with the one before whatever did not change, so that only what changed is redrawn.

import type { View } from '../../api/game';

export function sharing(view: View, before: View | undefined): View {
  if (!before) return view;
  return {
    ...view,
    places: shared(view.places, before.places),
    regions: shared(view.regions, before.regions),
    players: shared(view.players, before.players),
    track: shared(view.track, before.track),
  };
}

/** The same list with the elements of another where they are alike; the other itself if all are. */
function shared<T>(list: T[], before: T[]): T[] {
  const result = list.map((one, i) => (JSON.stringify(one) === JSON.stringify(before[i]) ? before[i]! : one));
  return result.length === before.length && result.every((one, i) => one === before[i]) ? before : result;
}
