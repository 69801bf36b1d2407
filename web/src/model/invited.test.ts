import { expect, test } from 'vitest';
import { Refused } from '../api/http';
import { Invited } from './invited.svelte';

const needed = new Refused('invitation_needed', 'By invitation only.', 403);
const ended = new Refused('invitation_ended', 'It has expired.', 404);

/** A server that lets in with one code. */
const door = (right: string, tried: (string | null)[]) => (code: string | null) => {
  tried.push(code);
  if (code === right) return Promise.resolve('in');
  return Promise.reject(code ? ended : needed);
};

const soon = () => new Promise((resolve) => setTimeout(resolve));

test('whoever needs a code is asked, and asked again if it does not work', async () => {
  const invited = new Invited();
  const tried: (string | null)[] = [];
  const coming = invited.with(door('right', tried));
  await soon();
  expect(invited.asked).toEqual({ problem: '' });
  invited.give('wrong');
  await soon();
  expect(invited.asked).toEqual({ problem: 'It has expired.' });
  invited.give('right');
  expect(await coming).toBe('in');
  expect(invited.asked).toBeNull();
  expect(tried).toEqual([null, 'wrong', 'right']);
});

test('whoever gives no code is refused as before', async () => {
  const invited = new Invited();
  const coming = invited.with(door('right', []));
  await soon();
  invited.give(null);
  await expect(coming).rejects.toBe(needed);
});

test('a link brings its code along, and an address that was opened does', async () => {
  const tried: (string | null)[] = [];
  expect(await new Invited().with(door('link', tried), 'link')).toBe('in');
  const invited = new Invited();
  expect(invited.open('http://localhost/new?for=bots')).toBeUndefined();
  expect(invited.open('http://localhost/?invitation=0123-ABCD')).toBe('/');
  expect(await invited.with(door('0123abcd', tried))).toBe('in');
  expect(tried).toEqual(['link', '0123abcd']);
});

test('what has another reason is not asked about', async () => {
  const banned = new Refused('banned', 'You are banned.', 403);
  const invited = new Invited();
  await expect(invited.with(() => Promise.reject(banned))).rejects.toBe(banned);
  expect(invited.asked).toBeNull();
});
