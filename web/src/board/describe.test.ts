import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../tools/words.ts';
import type { PlaceView } from '../api/game';
import { words } from '../words/words.svelte';
import { describePlace } from './describe';

const seattle = {
  id: 'seattle',
  name: 'Seattle',
  kind: 'city',
  region: 'northwest',
  open: false,
  value: null,
  scored: false,
  pieces: [0, 0],
  standings: [],
  boom: false,
} as unknown as PlaceView;

describe('a place in words', () => {
  it('has no value where it is closed', () => {
    words.use('en', messagesOf('en'));
    expect(describePlace(seattle, ['Ann', 'Bob'])).toBe('Seattle, city, Northwest, closed');
  });

  it('has no tile yet in a draft', () => {
    words.use('en', messagesOf('en'));
    const bare = { ...seattle, open: true };
    expect(describePlace(bare, ['Ann', 'Bob'])).toBe('Seattle, city without a tile, Northwest');
  });

  it('says when one more franchise would score it', () => {
    words.use('en', messagesOf('en'));
    const near = { ...seattle, open: true, value: 2, empty_spaces: 1, near_scoring: true, pieces: [1, 0] };
    expect(describePlace(near, ['Ann', 'Bob'])).toBe(
      'Seattle, city of value 2, Northwest, 1 empty space, one franchise from scoring, Ann one franchise',
    );
  });
});
