// Where everybody's influence came from, added up from what happened.

import type { PlayedMove, View } from '../../api/game';

export interface CountRow {
  id: 'cities' | 'regions' | 'track' | 'during' | 'towns' | 'money' | 'bonus' | 'total';
  values: number[];
}

export function countRows(view: View, log: readonly PlayedMove[]): CountRow[] {
  const zero = () => view.players.map(() => 0);
  const [cities, regions, track] = [zero(), zero(), zero()];
  for (const move of log)
    for (const event of move.events) {
      if (event.type === 'city_scored') cities[event.seat]! += event.influence;
      else if (event.type === 'region_gained') regions[event.seat]! += event.influence;
      else if (event.type === 'region_scored') track[event.seat]! += event.influence;
    }
  const final = view.players.map((player) => player.final);
  return [
    { id: 'cities', values: cities },
    { id: 'regions', values: regions },
    { id: 'track', values: track },
    { id: 'during', values: final.map((count) => count.influence) },
    { id: 'towns', values: final.map((count) => count.for_towns) },
    { id: 'money', values: final.map((count) => count.for_money) },
    { id: 'bonus', values: final.map((count) => count.for_bonus_tiles) },
    { id: 'total', values: final.map((count) => count.total) },
  ];
}
