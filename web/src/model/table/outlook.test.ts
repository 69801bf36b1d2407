import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../../tools/words.ts';
import type { Outlook } from '../../api/game';
import { words } from '../../words/words.svelte';
import { outlookLines } from './outlook';

words.use('en', messagesOf('en'));

const players = ['Rosa', 'Jack', 'Cy'].map((name, seat) => ({ seat, name }));
const lines = (known: Partial<Outlook>, actor = 0, mine = [0]) =>
  outlookLines(
    { tiles_to_red_zone: 4, turns_left: 3, last_seat: 2, red_zone: ['no', 'no', 'no'], ...known },
    { players, actor },
    mine,
  );

describe('how near the end is', () => {
  it('is not spoken of while it is far', () => {
    expect(lines({})).toEqual([]);
  });

  it('is told by the regions that are missing, and by who could score them', () => {
    expect(lines({ tiles_to_red_zone: 1 })).toEqual(['One more region ends the game.']);
    expect(lines({ tiles_to_red_zone: 2, red_zone: ['yes', 'yes', 'yes'] })).toEqual([
      '2 more regions end the game.',
      'You could end it with this turn.',
      'Jack or Cy could end it in the next turn.',
    ]);
    expect(lines({ tiles_to_red_zone: 3, red_zone: ['yes', 'no', 'no'] }, 1)).toEqual([
      '3 more regions end the game.',
      'Rosa could end it in the next turn.',
    ]);
  });

  it('is told by the turns without expansion when the present one could be the last', () => {
    expect(lines({ turns_left: 2, last_seat: 1 })).toEqual([]);
    expect(lines({ turns_left: 1, last_seat: 0 })).toEqual(['If you do not expand, the game is over.']);
    expect(lines({ turns_left: 1, last_seat: 1 }, 1)).toEqual(['If Jack does not expand, the game is over.']);
  });

  it('says where it is not known', () => {
    expect(lines({ tiles_to_red_zone: 2, red_zone: ['no', 'unknown', 'no'] })).toEqual([
      '2 more regions end the game.',
      'Whether Jack could is hard to tell.',
    ]);
  });
});
