import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessibleInBothThemes, expectToFit } from './looks.ts';

const ON_PHONES = { tag: '@phone' };
const tutor = (page: Page) => page.locator('.tutor');
const heading = (page: Page) => tutor(page).getByRole('heading');
const endTurn = (page: Page) => page.locator('.dock .go .primary');

async function next(page: Page): Promise<void> {
  await tutor(page).locator('> .primary').click();
}

/** Press a place; choose an offer where there are several. */
async function press(page: Page, place: string, offer?: string): Promise<void> {
  // A part of the board may be out of sight on a phone: the place itself takes the click.
  await page.locator(`[data-place="${place}"]`).dispatchEvent('click');
  if (offer) await page.getByRole('button', { name: offer, exact: true }).click();
}

/** Look at a step: axe finds nothing in either theme, nothing is cut off, and there are pictures of it. */
async function inspect(page: Page, name: string): Promise<void> {
  await expectToFit(page);
  await expectAccessibleInBothThemes(page, `learn-${name}`);
}

const planned = (page: Page, count: number) => expect(page.locator('.todo .planned')).toHaveCount(count);

async function finishTurn(page: Page): Promise<void> {
  await endTurn(page).click();
  await expect(page.locator('.todo')).toHaveCount(0);
}

test('the tutorial is played from the first move to the final count', ON_PHONES, async ({ page }) => {
  // A whole game, and axe looks at six of its screens.
  test.slow();
  await page.goto('/');
  await page.getByRole('link', { name: /Learn by playing/ }).click();
  await expect(heading(page)).toHaveText('Welcome to the table');
  await expect(endTurn(page)).toBeDisabled();
  await next(page);
  await next(page);
  await expect(heading(page)).toHaveText('Expand to Houston');
  await expect(page.locator('[data-offer]')).toHaveCount(1);
  await press(page, 'houston');
  await planned(page, 1);
  await finishTurn(page);
  await expect(heading(page)).toHaveText('Your first city');
  await next(page);
  await expect(heading(page)).toHaveText('Rosa and Theo play');
  await next(page);

  await expect(heading(page)).toHaveText('A bonus tile for a second expansion');
  await press(page, 'kansas_city');
  await planned(page, 1);
  await expect(endTurn(page)).toBeDisabled();
  await press(page, 'phoenix');
  await planned(page, 2);
  await press(page, 'houston');
  await planned(page, 3);
  await finishTurn(page);
  await next(page);
  await expect(heading(page)).toHaveText('Trouble in Phoenix');
  await next(page);

  await expect(heading(page)).toHaveText('Double your market share');
  await press(page, 'phoenix');
  await planned(page, 1);
  await inspect(page, 'double');
  await press(page, 'phoenix', 'A second franchise, with a bonus tile');
  await planned(page, 2);
  await press(page, 'huntsville');
  await planned(page, 3);
  await finishTurn(page);
  await expect(heading(page)).toHaveText('Scored by absolute majority');
  await expect(tutor(page).locator('.gains')).toContainText('Phoenix');
  await expect(page.locator('section.waiting').getByRole('button')).toHaveCount(0);
  await inspect(page, 'scoring');
  await next(page);
  await expect(heading(page)).toHaveText('The tie-breaker');
  await next(page);

  await expect(heading(page)).toHaveText('A few rounds later');
  await next(page);
  await page.getByRole('button', { name: 'Take $10' }).click();
  await planned(page, 1);
  await press(page, 'chicago');
  await planned(page, 2);
  await finishTurn(page);
  await expect(heading(page)).toHaveText('Texas is scored');
  await next(page);
  await expect(heading(page)).toHaveText('So is the Southeast');
  await next(page);
  await expect(heading(page)).toHaveText('Farther west');
  await press(page, 'denver');
  await planned(page, 1);
  await press(page, 'washington');
  await planned(page, 2);
  await finishTurn(page);
  await expect(heading(page)).toHaveText('Theo takes Chicago');
  await next(page);
  await press(page, 'albuquerque');
  await planned(page, 1);
  await press(page, 'washington');
  await planned(page, 2);
  await finishTurn(page);
  await expect(heading(page)).toHaveText('Five kinds of links');
  await next(page);

  await expect(heading(page)).toHaveText('The last turn');
  await next(page);
  for (const [i, place] of ['kansas_city', 'denver', 'albuquerque'].entries()) {
    await press(page, place);
    await planned(page, i + 1);
  }
  // Rosa takes back what decided before the plan.
  const ranks = page.locator('.region-card li');
  await expect(ranks.first()).toContainText(/2 →\s*1\s*Guest/);
  await expect(ranks.nth(1)).toContainText(/1 →\s*2\s*Rosa/);
  await finishTurn(page);
  await expect(heading(page)).toHaveText('Full without a majority');
  await next(page);
  await expect(heading(page)).toHaveText('Your tie-breaker decides');
  await next(page);
  await expect(heading(page)).toHaveText('The final count');
  await expect(page.getByRole('row', { name: /^Influence/ })).toContainText('57');
  await inspect(page, 'end');

  await page.getByRole('button', { name: 'Play your first game' }).click();
  await expect(page).toHaveURL(/\/g\//);
  await expect(page.locator('.board').first()).toBeVisible();
});

test('the tutorial goes on where it was left, and can be skipped', async ({ page }) => {
  await page.goto('/learn');
  await next(page);
  await next(page);
  await press(page, 'houston');
  await planned(page, 1);
  await finishTurn(page);
  await expect(heading(page)).toHaveText('Your first city');
  await page.reload();
  await expect(heading(page)).toHaveText('Your first city');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Your games' })).toHaveCount(0);
  await page.goto('/learn');
  await expect(heading(page)).toHaveText('Your first city');
  await tutor(page).getByRole('button', { name: 'Chapters' }).click();
  await page.getByRole('button', { name: 'Chapter 3: The last turn' }).click();
  await expect(heading(page)).toHaveText('The last turn');
  await tutor(page).getByRole('button', { name: 'Chapters' }).click();
  await page.getByRole('button', { name: 'Skip the tutorial' }).click();
  await expect(page).toHaveURL('/');
  expect((await (await page.request.get('/api/tables')).json()).tables).toEqual([]);
});

test('a move that is possible but not asked for is held back, and the reason is said', async ({ page }) => {
  await page.goto('/learn');
  await next(page);
  await next(page);
  await press(page, 'kansas_city');
  await expect(page.locator('.place-card .reason')).toContainText('highlighted moves first');
  await expect(page.locator('.dock .steps')).toHaveCount(0);
  await press(page, 'new_york');
  await expect(page.locator('.place-card .reason')).toContainText('None of your places has a link');
  await expect(page.locator('.place-card .reason a')).toHaveAttribute('href', '/rules#expansion');
});

test('a turn of the tutorial is played by keyboard alone', async ({ page }) => {
  await page.goto('/learn');
  await expect(heading(page)).toBeFocused();
  const button = tutor(page).locator('> .primary');
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-offer]')).toHaveCount(1);
  await page.locator('.board [tabindex="0"]').focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await planned(page, 1);
  await endTurn(page).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Your first city');
});

test('every paragraph of the rules has an address, in three languages', ON_PHONES, async ({ page }) => {
  await page.goto('/rules#majority');
  const paragraph = page.locator('#majority');
  await expect(paragraph).toBeInViewport();
  await expect(paragraph).toHaveClass(/wanted/);
  for (const [language, title] of [
    ['Deutsch', 'Absolute Mehrheit'],
    ['Français', 'Majorité absolue'],
    ['English', 'Absolute majority'],
  ] as const) {
    await page.locator('.top .menu > button').click();
    await page.getByRole('button', { name: language }).click();
    await expect(paragraph.getByRole('heading')).toContainText(title);
    await expect(page.locator('main')).not.toContainText('rules-');
  }
});
