import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { get, post } from './http';
import { preparing } from './preparing.svelte';

/** What the server answers, in order, and what it was asked. */
let health: unknown[] = [];
let compiled = false;
const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  compiled = false;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path === '/api/health') {
      const compiling = health.shift() ?? null;
      compiled = compiling === null || (compiling as { rules: boolean }).rules;
      return new Response(JSON.stringify({ status: 'ok', compiling }));
    }
    return compiled
      ? new Response('{"seed": 1}')
      : new Response('{"error": "rules_compiling", "message": "Later."}', { status: 503 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a request that needs the rules is sent again when they are there, and not before', async () => {
  health = [
    { done: 1, total: 10, rules: false },
    { done: 4, total: 10, rules: false },
    { done: 5, total: 10, rules: true },
    null,
  ];
  const answers: unknown[] = [];
  void post('/preview').then((answer) => answers.push(answer));
  void get('/games/x').then((answer) => answers.push(answer));
  await vi.advanceTimersByTimeAsync(2500);
  expect(preparing.progress).toEqual({ done: 4, total: 10, rules: false });
  expect(answers).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(answers).toEqual([{ seed: 1 }, { seed: 1 }]);
  expect(preparing.progress?.rules).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(preparing.progress).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.filter((path) => path === '/api/health')).toHaveLength(4);
  expect(asked.filter((path) => path === '/api/preview')).toHaveLength(2);
});

test('where everything is there, that is asked once', async () => {
  health = [null];
  await preparing.look();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(['/api/health']);
  expect(preparing.progress).toBeNull();
});
