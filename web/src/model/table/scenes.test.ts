import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../api/game';
import { messagesOf } from '../../../tools/words.ts';
import { words } from '../../words/words.svelte';
import { sceneOf } from './scenes';

words.use('en', messagesOf('en'));

const expanded: GameEvent = {
  type: 'expanded',
  seat: 1,
  place: 'denver',
  way: ['phoenix', 'denver'],
  prices: [5],
  free_link: null,
  paid: 5,
  second: false,
};
const share: GameEvent = { type: 'share_increased', seat: 1, place: 'phoenix', paid: 1 };
const city: GameEvent = { type: 'city_scored', seat: 0, place: 'phoenix', influence: 5, majority: true, taken_back: 2 };
const region: GameEvent = { type: 'region_scored', region: 'texas', tile: 'texas', space: 3, seat: 1, influence: 2 };
const rank: GameEvent = {
  type: 'region_gained',
  region: 'texas',
  seat: 0,
  rank: 0,
  pieces: 2,
  influence: 5,
  dollars: 0,
};

describe('the scene of a turn', () => {
  it('sends a piece along its way, lets scores rise at the city and fly to the players, and money where it is kept', () => {
    const acts = sceneOf([expanded, share, city, region, rank]);
    expect(acts.find((act) => act.kind === 'travel')).toMatchObject({ way: ['phoenix', 'denver'], seat: 1 });
    expect(acts.find((act) => act.kind === 'float' && act.text === '−$5')).toMatchObject({
      at: { kind: 'money', seat: 1 },
    });
    expect(acts.find((act) => act.kind === 'float' && act.text === '+5')).toMatchObject({
      at: { kind: 'place', id: 'phoenix' },
      seat: 0,
    });
    expect(acts.find((act) => act.kind === 'turn')).toMatchObject({ region: 'texas', space: 3 });
    expect(acts.filter((act) => act.kind === 'fly').map((act) => act.to)).toEqual([
      { kind: 'seat', seat: 1 },
      { kind: 'seat', seat: 0 },
    ]);
  });

  it('is short: about a second, also with everything in one turn', () => {
    const acts = sceneOf([
      expanded,
      { ...expanded, second: true },
      share,
      share,
      share,
      city,
      region,
      rank,
      { ...rank, rank: 1 },
      { ...rank, rank: 2 },
    ]);
    expect(Math.max(...acts.map((act) => act.start + act.length))).toBeLessThan(1700);
  });

  it('has nothing to show for a turn in which nothing moved', () => {
    expect(sceneOf([{ type: 'turn_ended', turn: 3, seat: 0, expanded: false }])).toEqual([]);
  });
});
