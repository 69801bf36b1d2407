// Taking your last turn back: at once against bots alone, otherwise when everybody concerned agrees.

import * as api from '../../api/api';
import { words } from '../../words/words.svelte';
import { toasts } from '../toasts.svelte';
import type { Session } from './session.svelte';

/** After how many moves my last turn began. */
function beginning(session: Session): number | null {
  const last = session.log.findLast(
    (move) => move.seat !== null && move.move !== null && session.mySeats.includes(move.seat),
  );
  if (!last) return null;
  const first = last.turn > 0 ? session.log.find((move) => move.turn === last.turn) : undefined;
  return (first ?? last).number - 1;
}

export const canGoBack = (session: Session) =>
  session.past === null &&
  session.started &&
  !session.table?.undo &&
  session.mySeats.length > 0 &&
  beginning(session) !== null;

export async function goBack(session: Session): Promise<void> {
  const to = beginning(session);
  if (to === null || !session.game) return;
  const { revision } = session.game;
  await session.attempt(async () => {
    const { done } = await api.undo(session.id, to, revision);
    if (!done) toasts.show(words.say('undo-waiting'));
  });
}
