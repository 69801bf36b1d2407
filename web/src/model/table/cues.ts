// Which sounds go with what happened. Nothing here makes any.

import type { GameEvent } from '../../api/game';
import type { Sound } from '../../browser/jukebox';

export interface Cue {
  sound: Sound;
  /** Seconds, as the scene of a turn needs them to get there. */
  after: number;
}

const SOUND_OF: Partial<Record<GameEvent['type'], Sound>> = {
  franchise_opened: 'piece',
  city_scored: 'city',
  region_scored: 'region',
  game_ended: 'end',
};
/** When each is heard; a region's sound has that of a city in it. */
const AFTER: Record<Sound, number> = { piece: 0, city: 0.4, region: 0.5, turn: 0, end: 1.2 };

/** Each sound once, however often its reason is there; your turn comes after everything else. */
export function cuesOf(events: readonly GameEvent[], yourTurn: boolean): Cue[] {
  const sounds = new Set(events.flatMap((event) => SOUND_OF[event.type] ?? []));
  if (sounds.has('region')) sounds.delete('city');
  const cues = [...sounds].map((sound) => ({ sound, after: AFTER[sound] })).sort((a, b) => a.after - b.after);
  if (!yourTurn || sounds.has('end')) return cues;
  const last = cues.at(-1);
  return [...cues, { sound: 'turn', after: last ? last.after + 0.4 : 0 }];
}
