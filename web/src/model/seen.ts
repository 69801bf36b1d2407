// The games as they were last seen here, kept in the browser for where there is no network.

import type { View } from '../api/game';
import { forget, recall, remember } from '../browser/remembered';

/** A position takes some 20 KB. */
const MOST = 8;

export interface Seen {
  id: string;
  title: string;
  /** When it was seen. */
  at: number;
}

/** The games that are kept, the last seen first. */
export function seenGames(): Seen[] {
  try {
    return JSON.parse(recall('seen') ?? '[]') as Seen[];
  } catch {
    return [];
  }
}

export function seenView(id: string): View | null {
  try {
    return JSON.parse(recall(`seen.${id}`) ?? 'null') as View | null;
  } catch {
    return null;
  }
}

export function keepSeen(id: string, title: string, view: View, at = Date.now()): void {
  const games = [{ id, title, at }, ...seenGames().filter((game) => game.id !== id)];
  for (const game of games.slice(MOST)) forget(`seen.${game.id}`);
  remember('seen', JSON.stringify(games.slice(0, MOST)));
  remember(`seen.${id}`, JSON.stringify(view));
}

export function dropSeen(id: string): void {
  forget(`seen.${id}`);
  remember('seen', JSON.stringify(seenGames().filter((game) => game.id !== id)));
}

/** Forget all of them, as when somebody else is to use the browser. */
export function forgetSeen(): void {
  for (const game of seenGames()) dropSeen(game.id);
}
