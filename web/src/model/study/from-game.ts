// Studies from elsewhere: from a point of a table's game, from an empty board, from a file.

import * as api from '../../api/api';
import type { Preview } from '../../api/game';
import { words } from '../../words/words.svelte';
import { myself } from '../me.svelte';
import { titleOf } from '../title';
import type { Session } from '../table/session.svelte';
import { beginStudy } from './drafts';
import { studyOf, type GameRecord } from './tree';

/** The largest file of a study. */
const MOST_BYTES = 1 << 18;
const LONGEST_TITLE = 80;

/** Study a game from a point of it, and know the way back: to that point, or where else somebody comes from. */
export async function tryFromGame(session: Session, at: number, from = `/g/${session.id}/${at}`): Promise<void> {
  const record = (await api.record(session.id)) as GameRecord;
  const title = session.table ? titleOf(session.table).slice(0, LONGEST_TITLE) : '';
  const colours = session.view?.players.map((player) => player.colour);
  beginStudy(studyOf({ record }, at, title), { from, colours });
}

/** Study the empty board of a setup. */
export function tryFromSetup(setup: Preview['setup'], rules: number, players: number): void {
  const names = Array.from({ length: players }, (_, seat) => words.say('seat-name', { seat: seat + 1 }));
  const record = { format: 'franchise/1', rules, players: names, setup, moves: [] };
  beginStudy(studyOf({ record }, 0));
}

/** Keep a study from its file; return its id. */
export async function importStudy(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new Error(words.say('studies-too-large'));
  let study: unknown;
  try {
    study = JSON.parse(await file.text());
  } catch {
    throw new Error(words.say('studies-unreadable'));
  }
  await myself.introduce();
  return (await api.keepStudy(study)).id;
}
