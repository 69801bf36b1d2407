// What people do at a table beside the game, in words, and where it stands among the turns.

import type { News } from '../../api/game';
import { minutesInWords } from '../../words/time';
import { words } from '../../words/words.svelte';
import type { TurnEntry } from './log';

/** What those whom it concerns are told in another way, with buttons or by the game itself. */
const TOLD_OTHERWISE = new Set<News['kind']>(['undo_asked', 'rematch_asked', 'moves_taken_back']);

/** Whether it is worth a word to somebody at the moment it happens: nobody is told what they did themselves. */
export const isToBeTold = (news: News, me: string | null) =>
  !TOLD_OTHERWISE.has(news.kind) && (news.identity === null || news.identity !== me);

export function newsText({ kind, name, by, how, minutes }: News): string {
  return words.say(`news-${kind.replaceAll('_', '-')}`, {
    name,
    by: by ?? '',
    known: by ? 'yes' : 'no',
    how: how ?? 'until_return',
    limited: minutes ? 'yes' : 'no',
    time: minutes ? minutesInWords(minutes) : '',
  });
}

/** A line of the log: a turn, or something that happened at the table. */
export interface Line {
  key: string;
  entry?: TurnEntry;
  news?: News;
}

const lineOf = (entry: TurnEntry): Line => ({ key: `${entry.turn} ${entry.moves} ${entry.seat}`, entry });

/** Turns and news in the order in which they happened; news of a turn that was taken back stand where it went on. */
export function withNews(entries: readonly TurnEntry[], news: readonly News[]): Line[] {
  const lines: Line[] = [];
  let next = 0;
  for (const [index, one] of news.entries()) {
    const moves = Math.min(...news.slice(index).map((later) => later.moves));
    while (next < entries.length && entries[next]!.moves <= moves) lines.push(lineOf(entries[next++]!));
    lines.push({ key: `news ${one.number}`, news: one });
  }
  return [...lines, ...entries.slice(next).map(lineOf)];
}
