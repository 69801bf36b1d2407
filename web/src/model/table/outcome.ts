// How a game was decided, in one sentence.

import type { PlayerView, View } from '../../api/game';
import { words } from '../../words/words.svelte';

type Counted = Pick<PlayerView, 'seat' | 'name' | 'final'>;

/**
 * By how much, or by what, the winners won. Who they are is for the server to say: equal totals can have one winner.
 */
export function outcome(view: Pick<View, 'winners'> & { players: readonly Counted[] }): string {
  const won = (player: Counted) => view.winners.includes(player.seat);
  const [winner, ...sharers] = view.players.filter(won);
  const [second, ...rest] = view.players.filter((player) => !won(player)).toSorted(byTotal);
  if (!winner) return '';
  const { total, for_towns: towns } = winner.final;
  if (sharers.length || !second) return words.say('end-shared', { total });
  if (second.final.total < total)
    return words.say('end-ahead', { total, ahead: total - second.final.total, player: second.name });
  const level = [second, ...rest].filter((player) => player.final.total === total);
  const others = Math.max(...level.map((player) => player.final.for_towns));
  return words.say('end-by-towns', { total, players: words.list(level.map((player) => player.name)), towns, others });
}

const byTotal = (a: Counted, b: Counted) => b.final.total - a.final.total;
