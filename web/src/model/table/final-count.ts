// The final count, player by player and part by part: what is counted when, and what is said of it.

import type { PlayerView, View } from '../../api/game';
import { words } from '../../words/words.svelte';
import { outcome } from './outcome';

export const PARTS = ['towns', 'money', 'bonus'] as const;
export type Part = (typeof PARTS)[number];

export interface CountStep {
  seat: number;
  part: Part;
}

type Over = Pick<View, 'winners'> & { players: readonly Pick<PlayerView, 'seat' | 'name' | 'final'>[] };

export const partOf = (player: Pick<PlayerView, 'final'>, part: Part): number =>
  ({ towns: player.final.for_towns, money: player.final.for_money, bonus: player.final.for_bonus_tiles })[part];

/** The order in which players are counted: whoever has won comes last. */
export function counted<T extends Over['players'][number]>({
  players,
  winners,
}: { players: readonly T[] } & Over): T[] {
  const won = (player: T) => Number(winners.includes(player.seat));
  return players.toSorted((a, b) => won(a) - won(b) || a.final.total - b.final.total || a.seat - b.seat);
}

/** What is added up one after the other; where nothing is to be had, nobody waits. */
export const countSteps = (view: Over): CountStep[] =>
  counted(view).flatMap((player) =>
    PARTS.filter((part) => partOf(player, part)).map((part) => ({ seat: player.seat, part })),
  );

/** A player's influence after some of the steps. */
export const influenceAfter = (player: Over['players'][number], steps: readonly CountStep[]): number =>
  steps.reduce(
    (sum, step) => (step.seat === player.seat ? sum + partOf(player, step.part) : sum),
    player.final.influence,
  );

export const winnersText = ({ players, winners }: Over): string =>
  words.say('end-wins', { names: words.list(winners.map((seat) => players[seat]!.name)), count: winners.length });

/** The count and its result in words. */
export function countSaid(view: Over): string {
  const lines = counted(view).map(({ name, final }) =>
    words.say('finale-said', {
      player: name,
      influence: final.influence,
      towns: final.for_towns,
      money: final.for_money,
      bonus: final.for_bonus_tiles,
      total: final.total,
    }),
  );
  return [...lines, `${winnersText(view)}.`, outcome(view)].join(' ');
}
