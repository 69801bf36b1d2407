// Which turn is shown, in words for the top of the screen.

import { words } from '../../words/words.svelte';
import type { TurnEntry } from './log';
import type { Session } from './session.svelte';

export function aboutOf({ view, past }: Session, entries: TurnEntry[]): string {
  if (past) {
    const entry = entries.findLast((one) => one.moves <= past.at);
    return entry?.turn
      ? words.say('history-about', { turn: entry.turn, of: entries.at(-1)?.turn ?? 0 })
      : words.say('game-setup');
  }
  return view?.turn ? words.say('game-about', { round: view.round, turn: view.turn }) : words.say('game-setup');
}
