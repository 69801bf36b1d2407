// How near the end is, in words, once it is near.

import type { Outlook, View } from '../../api/game';
import { words } from '../../words/words.svelte';

/** From so many region tiles on, the end is in sight. */
const IN_SIGHT = 2;

/** What is to be known of the end; nothing while it is far. */
export function outlookLines(
  outlook: Pick<Outlook, 'tiles_to_red_zone' | 'turns_left' | 'last_seat' | 'red_zone'>,
  { players, actor }: Pick<View, 'actor'> & { players: readonly Pick<View['players'][number], 'seat' | 'name'>[] },
  mine: readonly number[],
): string[] {
  const isMyTurn = (seat: number) => seat === actor && mine.includes(seat);
  const names = (wanted: Outlook['red_zone'][number]) =>
    players.filter(({ seat }) => outlook.red_zone[seat] === wanted && !isMyTurn(seat)).map(({ name }) => name);
  const [could, unknown] = [names('yes'), names('unknown')];
  const couldNow = players.some(({ seat }) => outlook.red_zone[seat] === 'yes' && isMyTurn(seat));
  const lines: string[] = [];
  if (outlook.tiles_to_red_zone <= IN_SIGHT || could.length || couldNow)
    lines.push(words.say('outlook-regions', { missing: outlook.tiles_to_red_zone }));
  if (couldNow) lines.push(words.say('outlook-could-now'));
  if (could.length) lines.push(words.say('outlook-could-next', { players: words.either(could) }));
  if (unknown.length) lines.push(words.say('outlook-unknown', { players: words.either(unknown) }));
  // Earlier it would be a false alarm nearly always; whoever is about to pass is asked by the dock.
  const last = outlook.turns_left === 1 ? players.find(({ seat }) => seat === outlook.last_seat) : undefined;
  if (last)
    lines.push(
      isMyTurn(last.seat) ? words.say('outlook-passing-now') : words.say('outlook-passing', { player: last.name }),
    );
  return lines;
}
