// A browser at the table: what the tests do again and again.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const bot = { kind: 'bot', bot: 'newcomer' };

/** Open a table over the API, as the one whose cookie the page has. */
export async function openTable(page: Page, wish: object, name = 'Rosa'): Promise<string> {
  await page.request.put('/api/me', { data: { name } });
  const answer = await page.request.post('/api/tables', { data: wish });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/** Somebody else sits down at a free seat of a public table. */
export async function sitDown(page: Page, id: string, seat: number, name: string): Promise<void> {
  await page.request.put('/api/me', { data: { name } });
  const answer = await page.request.post(`/api/tables/${id}/seats/${seat}/take`);
  expect(answer.status(), await answer.text()).toBe(200);
}

/** A game of two people that has begun, the page's own to move. */
export async function gameOfTwo(page: Page, other: Page, wish: object = {}): Promise<string> {
  const id = await openTable(page, {
    seats: [{ kind: 'me' }, { kind: 'open' }],
    public: true,
    rules: { start: 'introductory' },
    ...wish,
  });
  await sitDown(other, id, 1, 'Hank');
  expect((await page.request.post(`/api/tables/${id}/start`)).status()).toBe(200);
  return id;
}

/** Open what can be done at the table, from the menu of the game. */
export async function openTableMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'This table', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

export const myTurn = (page: Page) => page.locator('.dock .go .primary');
const ended = (page: Page) => page.locator('.win');
const toResult = (page: Page) => page.locator('.finale .primary, .waiting .primary').last();

/** Wait for your turn or for the end, and go on to the result; true if it is your turn. */
export async function awaitTurn(page: Page): Promise<boolean> {
  await expect(myTurn(page).or(toResult(page)).or(ended(page)).first()).toBeVisible({ timeout: 90_000 });
  if (await toResult(page).isVisible()) await toResult(page).click();
  return myTurn(page).isVisible();
}

/**
 * The middles of what is lit: on a phone some lie outside the part of the board that is seen, or under a button.
 * Expansions come first: after a turn without one a bot that is ahead may end the game.
 */
const litSpots = (page: Page) =>
  page.locator('[data-offer] .target, .region-tile.possible .target').evaluateAll((targets) =>
    targets
      .flatMap((target) => {
        const { x, y, width, height } = target.getBoundingClientRect();
        const middle = { x: x + width / 2, y: y + height / 2 };
        const expands = /expand(?! again)/i.test(target.getAttribute('aria-label') ?? '');
        return document.elementFromPoint(middle.x, middle.y) === target ? [{ ...middle, expands }] : [];
      })
      .sort((one, other) => Number(other.expands) - Number(one.expands)),
  );

/** Press a place or a region tile that is lit, if there is one; choose the first of several moves. */
export async function pressOne(page: Page, nth = 0): Promise<boolean> {
  if (!(await litSpots(page)).length) return false;
  const steps = page.locator('.dock .steps li:not(.more)');
  const before = await steps.count();
  const choice = page.locator('.choices .choices button:not(.x)').first();
  const answered = async () => (await choice.isVisible()) || (await steps.count()) !== before;
  // What was lit may have been so before the last plan was answered.
  let lit = true;
  // Again if the board moved meanwhile, as it does when a phone has just learned what is lit.
  await expect(async () => {
    if (!(await answered())) {
      const spots = await litSpots(page);
      lit = spots.length > 0;
      if (!lit) return;
      const { x, y } = spots[nth % spots.length]!;
      await page.mouse.click(x, y);
    }
    await expect.poll(answered, { timeout: 3000 }).toBe(true);
  }).toPass({ timeout: 20_000 });
  if (!lit) return false;
  if (await choice.isVisible()) await choice.click();
  await expect(steps.first()).toBeVisible();
  return true;
}

/** End the turn, also against a warning. */
export async function endTurn(page: Page): Promise<void> {
  // The link to the history counts the moves.
  const history = page.getByRole('link', { name: 'History' }).first();
  const before = await history.getAttribute('href');
  await myTurn(page).click();
  if (await myTurn(page).filter({ hasText: 'End anyway' }).isVisible()) await myTurn(page).click();
  await expect
    .poll(
      async () =>
        (await ended(page).isVisible()) ||
        (await history.getAttribute('href', { timeout: 2000 }).catch(() => null)) !== before,
    )
    .toBe(true);
}

/** Bring a finished game of the engine's own tests to the table: whole, or without its last turns. */
export async function importGame(
  page: Page,
  name: string,
  { without = 0, seats }: { without?: number; seats?: object[] } = {},
): Promise<string> {
  const record = JSON.parse(
    readFileSync(fileURLToPath(new URL(`../../tests/fixtures/games/${name}.json`, import.meta.url)), 'utf8'),
  ) as {
    moves: string[];
    result?: object;
  };
  for (let turn = 0; turn < without; turn++) {
    delete record.result;
    record.moves.pop();
    while (record.moves.length && record.moves.at(-1) !== 'end') record.moves.pop();
  }
  await page.request.put('/api/me', { data: { name: 'Rosa' } });
  const answer = await page.request.post('/api/tables/import', {
    data: { record, title: 'Route 66', ...(seats ? { seats } : {}) },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/**
 * A table of three around one screen on which everybody has played once: a city to grow in, and bonus tiles may be
 * used.
 */
export async function openSecondRound(page: Page): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'person', name: 'Hank' }, { kind: 'person', name: 'Peggy' }];
  const id = await openTable(page, { seats, rules: { start: 'introductory' }, hints: true, start: true });
  for (const moves of [['expand phoenix $1', 'end'], ['end'], ['end']]) await playTurn(page, id, moves);
  return id;
}

/** Open a game with a plan, as if it had been made before the page was loaded. */
export async function openPlanned(page: Page, id: string, moves: string[]): Promise<void> {
  const { revision } = (await (await page.request.get(`/api/games/${id}`)).json()) as { revision: number };
  await page.goto('/');
  await page.evaluate(
    ([key, plan]) => sessionStorage.setItem(key!, plan!),
    [`franchise.plan.${id}`, JSON.stringify({ revision, moves })],
  );
  await page.goto(`/g/${id}`);
  await awaitTurn(page);
}

/** Play a turn over the API. */
export async function playTurn(page: Page, id: string, moves: string[]): Promise<void> {
  const { revision } = (await (await page.request.get(`/api/games/${id}`)).json()) as { revision: number };
  const headers = { 'Idempotency-Key': `${id}-${revision}` };
  const answer = await page.request.post(`/api/games/${id}/moves`, { data: { moves, revision }, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
}
