// Studies: from a game, branched, kept, shared, opened by a stranger, copied; and positions that are set up by hand.

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { dress, expectAccessible, expectToFit, shot } from './looks.ts';
import { importGame, pressOne } from './table.ts';

const rows = (page: Page) => page.getByRole('treeitem');
const play = (page: Page) => page.locator('.dock .go .primary');

/** Begin a study from the history of a finished game, in its middle. */
async function studyOf(page: Page, at: number): Promise<string> {
  await dress(page, { asks: 'off' });
  const game = await importGame(page, 'three_players');
  await page.goto(`/g/${game}/${at}`);
  await page.getByRole('button', { name: 'Try something else' }).click();
  await expect(page).toHaveURL(/\/study$/);
  await expect(play(page)).toBeVisible();
  return game;
}

/** Plan a turn on the board and play it. */
async function playTurn(page: Page, nth = 0): Promise<void> {
  const before = await page.locator('.here').innerText();
  await expect.poll(() => pressOne(page, nth)).toBe(true);
  await play(page).click();
  await expect(page.locator('.here')).not.toHaveText(before, { useInnerText: true });
  await expect(play(page)).toBeEnabled();
}

test('a study from a game is branched, kept, shared, opened by a stranger and copied', async ({
  page,
  somebody,
  watch,
}) => {
  watch.allow(/409 .*\/api\/studies\//);
  const game = await studyOf(page, 60);
  await playTurn(page);
  await playTurn(page);
  await page.getByLabel('Name', { exact: true }).fill('The west first');
  await page.getByLabel('Comment').fill('Is it worth the money?');
  // A second way from where the game was left, this one chosen by a bot.
  await page.getByRole('button', { name: 'Back to where you left the game' }).click();
  await page.getByRole('combobox', { name: 'Which bot' }).selectOption('newcomer');
  await page.getByRole('button', { name: 'Let it play' }).click();
  await expect(rows(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Chances' }).click();
  await expect(page.locator('.chances li').first()).toHaveText(/Ann\s*\d+%/);
  await expectAccessible(page);
  await shot(page, 'study');

  // A second tab kept something in between: nothing is overwritten.
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(page).toHaveURL(/\/study\/[0-9a-z]{12,20}$/);
  const address = page.url();
  const id = address.split('/').at(-1)!;
  const kept = (await (await page.request.get(`/api/studies/${id}`)).json()) as { study: object; version: number };
  await page.request.put(`/api/studies/${id}`, { data: { study: kept.study, version: kept.version } });
  await page.getByRole('button', { name: 'Put first' }).click();
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByText('This study was changed elsewhere.')).toBeVisible();
  await page.getByRole('button', { name: 'Open the other version' }).click();
  await expect(page.getByText('Study · kept')).toBeVisible();

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('switch', { name: 'Anyone with the link can look' }).check({ force: true });
  await expect(page.getByLabel('Link to this study')).toHaveValue(address);
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  const stranger = await somebody();
  await stranger.goto(address);
  await expect(rows(stranger)).toHaveCount(4);
  await expect(stranger.locator('.dock .go')).toHaveCount(0);
  await rows(stranger).filter({ hasText: 'The west first' }).click();
  await expect(stranger.locator('.here')).toContainText('In a variation');
  await stranger.getByRole('button', { name: 'Keep a copy' }).click();
  await expect(stranger).not.toHaveURL(address);
  await expect(play(stranger)).toBeVisible();
  await stranger.goto('/');
  await expect(stranger.getByRole('link', { name: /Route 66/ })).toContainText('3 variations');

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await expect(page).toHaveURL(new RegExp(`/g/${game}/60$`));
});

test('a study is gone through by keyboard, and its file goes out and comes in again', async ({ page, watch }) => {
  watch.allow(/422 .*\/api\/studies/);
  await studyOf(page, 60);
  await playTurn(page);
  await page.locator('h1').evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.here')).toContainText('In the game');
  const tree = page.getByRole('tree', { name: 'Variations' });
  await tree.locator('[tabindex="0"]').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('.here')).toContainText('In a variation');
  await page.getByRole('button', { name: 'Menu' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await saving).path();
  await page.goto('/');
  const input = page.locator('label', { hasText: 'Open a study file' }).locator('input');
  await input.setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from('{"format": 1}') });
  await expect(page.locator('.toasts')).toContainText("the field 'title' is missing");
  await input.setInputFiles(file);
  await expect(page).toHaveURL(/\/study\/[0-9a-z]{12,20}$/);
  await expect(rows(page)).toHaveCount(2);
});

test('a board without a game is studied on a phone, in the dark and in German @phone', async ({ page }) => {
  await dress(page, { theme: 'dark', language: 'de', asks: 'off' });
  await page.goto('/new?for=bots');
  await page.getByRole('button', { name: 'Diesen Plan als Studie' }).click();
  await expect(page.getByRole('heading', { name: 'Studie', exact: true })).toBeAttached();
  await expect.poll(() => pressOne(page)).toBe(true);
  await play(page).click();
  await expect(page.locator('.here')).toContainText('In einer Variante');
  await expectToFit(page);
  await expectAccessible(page);
  await shot(page, 'study-german-dark');
  const panel = page.locator('header').getByRole('button', { name: 'Spieler, Regionen und Verlauf' });
  if (await panel.isVisible()) {
    await panel.click();
    await expect(rows(page).first()).toBeVisible();
    await expectToFit(page);
    await expectAccessible(page);
    await shot(page, 'study-german-dark-tree');
  }
});

test('a position that is set up is mended where the server names what is broken, and becomes a study @phone', async ({
  page,
}) => {
  await studyOf(page, 60);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Set up a position' }).click();
  const said = page.getByRole('status', { name: 'Whether this position is possible' });
  const study = page.getByRole('button', { name: 'Study this position' });
  await expect(said).toContainText('This position is possible.');
  // Where nobody can have got to, for more money than anybody had.
  const money = page.getByRole('group', { name: 'Ann' }).getByLabel('Money');
  await money.fill('500');
  await money.blur();
  await expect(said).toContainText('Nobody has more money than they can have earned.');
  await page.getByRole('button', { name: /^Minneapolis/ }).focus();
  await page.keyboard.press('Enter');
  await expect(said).toContainText('A player’s places are linked with one another.');
  await expect(study).toBeDisabled();
  await expectToFit(page);
  await expectAccessible(page);
  await shot(page, 'position-broken');
  await page.getByRole('button', { name: 'Undo' }).click();
  await money.fill('7');
  await money.blur();
  await expect(said).toContainText('This position is possible.');
  await study.click();
  await expect(page).toHaveURL(/\/study$/);
  await expect(page.getByText('Study · not kept yet')).toBeVisible();
  await playTurn(page);
  await page.reload();
  await expect(page.locator('.here')).toContainText('In a variation');
});
