import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { dress, expectAccessible, expectAccessibleInBothThemes, expectToFit, shot } from './looks.ts';

/** Expanding to Jacksonville and nothing else solves it. */
const PUZZLE = '/puzzles/9c7533d2';
const ON_PHONES = { tag: '@phone' };
const tryIt = (page: Page) => page.locator('.dock .go .primary');
const verdict = (page: Page) => page.locator('.verdict');
const heading = (page: Page) => verdict(page).getByRole('heading', { level: 2 });

async function pressJacksonville(page: Page): Promise<void> {
  // A part of the board may be out of sight on a phone: the place itself takes the click.
  await page.locator('[data-place="jacksonville"]').dispatchEvent('click');
  await expect(page.getByRole('button', { name: 'Undo: Jacksonville' })).toBeVisible();
}

test('a puzzle is failed, looked at with a hint, and solved', ON_PHONES, async ({ page }) => {
  await dress(page, { motion: 'off' });
  await page.goto('/');
  await page.getByRole('link', { name: /Puzzle of the day/ }).click();
  await expect(page.getByRole('heading', { name: 'Puzzle of the day' })).toBeVisible();
  await expect(page.locator('.day .board svg').first()).toBeVisible();
  await expectToFit(page);
  await expectAccessibleInBothThemes(page, 'puzzles');

  await page.goto(PUZZLE);
  await expect(tryIt(page)).toHaveText('Try this turn');
  await shot(page, 'puzzle');
  await tryIt(page).click();
  await expect(heading(page)).toContainText('There’s a better turn');
  await expect(heading(page)).toContainText(/Rating 1,?\d{3} \(-\d+\)/);
  await expect(verdict(page)).toContainText('What the best turn does and yours doesn’t:');
  await expectToFit(page);
  await expectAccessibleInBothThemes(page, 'puzzle-failed');

  await verdict(page).getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.task')).toContainText('income or influence');
  await expect(page.locator('.task')).toContainText('Look at Jacksonville.');
  await shot(page, 'puzzle-hint');
  await pressJacksonville(page);
  await tryIt(page).click();
  await expect(heading(page)).toHaveText('Solved!');
  await expectAccessibleInBothThemes(page, 'puzzle-solved');

  await verdict(page).getByRole('button', { name: 'Next puzzle' }).click();
  await expect(page).not.toHaveURL(new RegExp(PUZZLE));
  await expect(tryIt(page)).toBeVisible();

  await page.goto('/puzzles');
  await expect(page.locator('.mine')).toContainText(/Tried\s*1\s*Solved\s*1\s*At the first try\s*0/);
  await page.getByRole('radio', { name: /Income or influence/ }).check();
  await page.getByText('Show the list').click();
  await expect(page.locator('details li').filter({ hasText: 'Solved' })).toHaveCount(1);
  await shot(page, 'puzzles-progress');
});

test('by keyboard, in German and in the dark, a puzzle is solved and its solution shown', async ({ page }) => {
  await dress(page, { language: 'de', theme: 'dark', motion: 'off' });
  await page.goto(PUZZLE);
  await expect(tryIt(page)).toHaveText('Diesen Zug versuchen');
  await page.getByRole('button', { name: /^Jacksonville.*Expandieren/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Zurücknehmen: Jacksonville' })).toBeVisible();
  await tryIt(page).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toContainText('Gelöst!');
  await expect(heading(page)).toBeFocused();
  await shot(page, 'puzzle-solved-de');

  await page.getByRole('button', { name: 'Menü' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Lösung' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Lösung');
  await page.getByRole('radio', { name: 'Bester Zug' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(verdict(page)).toContainText(/verliert er \d+\s%/);
  await expectToFit(page);
  await expectAccessible(page);
  await shot(page, 'puzzle-solution-de');
});
