// What is told as toasts to those who are at a table.

import type { News } from '../../api/game';
import { words } from '../../words/words.svelte';
import { myself } from '../me.svelte';
import type { Move } from '../moves';
import { textOf } from '../plan/describe';
import { toasts } from '../toasts.svelte';
import { isToBeTold, newsText } from './news';

/** How many of the news are told at once, after a long absence. */
const MOST = 3;

export function tellNews(fresh: readonly News[]): void {
  const told = fresh.filter((news) => isToBeTold(news, myself.me?.id ?? null));
  for (const news of told.slice(-MOST)) toasts.show(newsText(news));
}

/** The turn that was planned ahead has come, or something of it can no longer be played. */
export function tellAhead(dropped: readonly Move[]): void {
  toasts.show(
    dropped.length ? words.say('ahead-dropped', { moves: words.list(dropped.map(textOf)) }) : words.say('ahead-ready'),
  );
}
