// The end of a game: said before it comes, shown and counted when it is there.

import type { Page } from '@playwright/test';
import { expect, inMotion, test } from './fixtures.ts';
import { expectAccessible, shot } from './looks.ts';
import { importGame, myTurn, openTable } from './table.ts';

test.use(inMotion);

/** Have the last turn of a game played before the eyes of whoever looks at the page. */
async function playLastTurn(page: Page): Promise<void> {
  const id = await importGame(page, 'three_players', { without: 1 });
  await page.goto(`/g/${id}`);
  await expect(myTurn(page)).toBeVisible();
  const { revision } = (await (await page.request.get(`/api/games/${id}`)).json()) as { revision: number };
  const moves = ['grow charlotte', 'grow houston', 'end'];
  expect((await page.request.post(`/api/games/${id}/moves`, { data: { revision, moves } })).status()).toBe(200);
}

test('a turn without an expansion says when the game would end, and with which result', async ({ page }) => {
  const seats = [{ kind: 'me' }, { kind: 'person', name: 'Hank' }];
  const id = await openTable(page, { seats, rules: { start: 'introductory' }, start: true });
  await page.goto(`/g/${id}`);
  const warnings = page.locator('.dock .warnings');
  await myTurn(page).click();
  await expect(warnings).toContainText('Unless Hank expands, the game is then over: Rosa 19, Hank 19.');
  await expect(page.locator('.dock')).toContainText('Next income');
  await myTurn(page).click();
  await expect(warnings).toContainText('This ends the game: Rosa 19, Hank 19. Rosa and Hank share the victory.');
  await expect(page.locator('.dock')).not.toContainText('Next income');
  await expectAccessible(page);
});

test('the last turn is shown, then everybody is counted, and one key skips it @phone', async ({ page }) => {
  await playLastTurn(page);
  await expect(page.locator('.stage .act').first()).toBeAttached();
  const count = page.getByRole('dialog', { name: 'The final count' });
  await expect(count.getByRole('button', { name: 'Skip' })).toBeFocused();
  await expect(count.getByText('Ann wins')).toBeHidden();
  await page.keyboard.press('x');
  await expect(count.getByText('Ann wins')).toBeVisible();
  await expect(count.getByRole('row', { name: /Ann/ })).toContainText(/58\s*\+6\s*–\s*–\s*64/);
  await expect(page.locator('p[aria-live]')).toContainText(
    'Ann: 58 influence, 6 for towns, 0 for money, 0 for bonus tiles, 64 in all. Ann wins.',
  );
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('.win')).toBeVisible();
});

test('without movement the count is there at once, and no total before it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await playLastTurn(page);
  const count = page.getByRole('dialog', { name: 'The final count' });
  const totals = page.locator('.players td .final');
  await expect(count.getByText('Ann wins')).toBeVisible();
  await expect(totals).toHaveCount(0);
  await expect(count.getByText('The last turn: Ann increases market share in Charlotte and Houston')).toBeVisible();
  await count.getByRole('button', { name: 'Look at the board' }).click();
  await expect(count).toBeHidden();
  await expect(page.getByRole('link', { name: 'See the result' })).toBeVisible();
  await expect(totals.first()).toHaveText('64');
});

test('who would win now, and who could end the game, is in sight; a player’s chain is lit @phone', async ({ page }) => {
  const id = await importGame(page, 'three_players', { without: 1 });
  await page.goto(`/g/${id}`);
  const near = page.getByRole('status', { name: 'The end of the game' });
  await expect(near).toHaveText(
    'One more region ends the game. You could end it with this turn. If you do not expand, the game is over.',
  );
  const bob = page.getByRole('button', { name: /^Bob/ });
  await bob.focus();
  await page.keyboard.press('Enter');
  await expect(bob).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('If the game ended now')).toBeVisible();
  await expect(page.locator('.parts')).toContainText(
    /Influence 48\s*Towns \+2\s*Money \+0\s*Bonus tiles \+0\s*Total 50/,
  );
  await expect(page.locator('.chain circle:not(.edge)')).toHaveCount(10);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('.chain')).toHaveCount(0);
});

test('the result can be shared as a picture, and the game as a film @phone', async ({ page }) => {
  const id = await importGame(page, 'three_players');
  await page.goto(`/g/${id}`);
  const picture = page.getByRole('button', { name: 'Share as a picture' });
  await expect(picture).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share as a film' })).toBeVisible();
  await shot(page, 'end-share');
  const saved = page.waitForEvent('download');
  await picture.click();
  expect((await saved).suggestedFilename()).toBe(`franchise-${id}.png`);
  await expect(picture).toBeEnabled();
});
