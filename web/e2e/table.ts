// A browser at the table: what the tests do again and again.

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

export const myTurn = (page: Page) => page.locator('.dock .go .primary');
const ended = (page: Page) => page.locator('.win');

/** Wait for the own turn or for the end; true if it is the own turn. */
export async function awaitTurn(page: Page): Promise<boolean> {
  await expect(myTurn(page).or(ended(page)).first()).toBeVisible({ timeout: 90_000 });
  return myTurn(page).isVisible();
}

/** Press a place or a region tile that is lit, if there is one; choose the first of several moves. */
export async function pressOne(page: Page, nth = 0): Promise<boolean> {
  const lit = page.locator('.place.possible .target, .region-tile.possible .target');
  const count = await lit.count();
  if (!count) return false;
  await lit.nth(nth % count).click({ force: true });
  const choice = page.locator('.choices .choices button:not(.x)').first();
  await page.waitForTimeout(60);
  if (await choice.isVisible()) await choice.click();
  await expect(page.locator('.dock .steps li').first()).toBeVisible();
  return true;
}

/** End the turn, also against a warning. */
export async function endTurn(page: Page): Promise<void> {
  // The link to the history counts the moves.
  const history = page.getByRole('link', { name: 'History' }).first();
  const before = await history.getAttribute('href');
  await myTurn(page).click();
  if (await page.locator('.dock .warning').isVisible()) await myTurn(page).click();
  await expect
    .poll(async () => (await ended(page).isVisible()) || (await history.getAttribute('href', { timeout: 2000 }).catch(() => null)) !== before)
    .toBe(true);
}
