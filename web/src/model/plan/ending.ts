// Whether a planned turn ends the game or brings its end near, and with which result.

import type { Plan, PlayerView } from '../../api/game';
import { words } from '../../words/words.svelte';
import type { Waste } from './waste';

type Result = 'won' | 'shared' | 'lost';

interface Ending {
  answer: Pick<Plan, 'events' | 'final' | 'winners' | 'turns_without_expansion'>;
  players: readonly Pick<PlayerView, 'seat' | 'name'>[];
  /** Whose turn it is, and which seats are played here. */
  seat: number;
  mine: readonly number[];
  /** Whether the turn could still be made one with an expansion. */
  couldExpand: boolean;
}

/** What is to be known of the end before a turn is confirmed: as a warning, asked about where something is at stake. */
export function endingOf(ending: Ending): Waste[] {
  const { answer, players, seat, couldExpand } = ending;
  if (answer.events.some((event) => event.type === 'game_ended')) return [resultOf(ending)];
  const turns = players.length - answer.turns_without_expansion;
  if (turns === players.length) return [];
  const player = players[(seat + 1) % players.length]!.name;
  // Whoever has no choice is told, and need not say so twice.
  const text = words.say('ending-soon', { turns, player, text: countText(ending) });
  return [{ text, lost: couldExpand, planned: false }];
}

function resultOf(ending: Ending): Waste {
  const result = resultFor(ending);
  const good = result === 'lost' ? {} : { good: true };
  return { text: resultText(ending), lost: result !== 'won', planned: true, ...good };
}

function resultText(ending: Ending): string {
  const { answer, players, mine } = ending;
  const totals = answer.final.map((count) => count.total);
  const best = Math.max(...totals);
  const level = totals.filter((total) => total === best).length > answer.winners.length;
  const winners = answer.winners.map((seat) => players[seat]!.name);
  return [
    words.say('ending-now', { text: countText(ending) }),
    level ? words.say('ending-by-towns') : '',
    mine.length === 1
      ? words.say('ending-result', { result: resultFor(ending) })
      : `${words.say('end-wins', { names: words.list(winners), count: winners.length })}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function resultFor({ answer, seat }: Ending): Result {
  if (!answer.winners.includes(seat)) return 'lost';
  return answer.winners.length > 1 ? 'shared' : 'won';
}

/** Everybody's influence with the final count; at a screen with one player, that one first and as "you". */
function countText({ answer, players, mine }: Ending): string {
  const me = mine.length === 1 ? mine[0] : undefined;
  return players
    .toSorted((a, b) => Number(b.seat === me) - Number(a.seat === me))
    .map(({ seat, name }) =>
      words.say('ending-count', {
        player: seat === me ? words.say('ending-you') : name,
        total: answer.final[seat]!.total,
      }),
    )
    .join(', ');
}
