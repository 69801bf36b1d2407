// What is heard and felt of a game, as far as somebody wants it.

import type { Sound } from '../browser/jukebox';
import { preferences } from './preferences.svelte';

/** Two short ones, like a tap on the shoulder. */
const TAP = [60, 80, 60];

/** Whether this device can be felt: many that have no motor know how to ask for one. */
export const canBeFelt = () => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/** Play sounds, each after its seconds at the usual pace. */
export async function hear(cues: readonly { sound: Sound; after: number }[]): Promise<void> {
  if (!preferences.sound || !cues.length) return;
  // Where it cannot be fetched or there is no sound, the game goes on without.
  const loaded = await import('../browser/jukebox').catch(() => null);
  for (const { sound, after } of cues) loaded?.jukebox.play(sound, after / preferences.rate);
}

/** Let somebody feel that it is their turn. */
export function tap(): void {
  if (preferences.touch && canBeFelt()) navigator.vibrate(TAP);
}
