import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../../tools/words.ts';
import { words } from '../../words/words.svelte';
import { parseMove } from '../moves';
import { textOf } from './describe';

describe('a move on its own', () => {
  it('names its place, with the colon of the language', () => {
    words.use('en', messagesOf('en'));
    expect(textOf(parseMove('expand houston $1'))).toBe('Houston: Expand for $1');
    words.use('fr', messagesOf('fr'));
    expect(textOf(parseMove('expand houston $1'))).toBe('Houston\u00a0: Se développer pour 1\u00a0$');
  });

  it('is its offer where it has no place', () => {
    words.use('en', messagesOf('en'));
    expect(textOf(parseMove('cash'))).toBe('Take $10 for a bonus tile');
  });
});
