import { expect, test } from 'vitest';
import { Numbered } from './numbered.svelte';

test('what is told twice is there once, and as it was told last', () => {
  const said = new Numbered<{ number: number; text: string }>(() => Promise.resolve([]));
  expect(said.add([{ number: 2, text: 'rude' }])).toHaveLength(1);
  expect(said.add([{ number: 1, text: 'first' }])).toHaveLength(1);
  expect(said.add([{ number: 2, text: '…' }])).toEqual([]);
  expect(said.list.map(({ text }) => text)).toEqual(['first', '…']);
});
