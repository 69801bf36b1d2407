import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { THEMES, dress, expectAccessible, shot } from './looks.ts';
import { awaitTurn, bot, openTable, pressOne } from './table.ts';

const EVERYWHERE = { tag: ['@phone', '@tablet'] };
const fiveSeats = [{ kind: 'me' }, bot, bot, bot, bot];

/** Look at a screen: axe finds nothing, nothing is wider than the page, and there is a picture of it. */
async function inspect(page: Page, name: string): Promise<void> {
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${name} is too wide by`).toBeLessThanOrEqual(0);
  await shot(page, name);
}

for (const theme of THEMES)
  test(`every screen in ${theme} satisfies axe and fits the page`, EVERYWHERE, async ({ page }) => {
    await dress(page, { theme });
    const id = await openTable(page, { seats: fiveSeats, rules: { start: 'introductory', milestones: true }, start: true });
    const waiting = await openTable(page, { seats: [{ kind: 'me' }, { kind: 'open' }] });

    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
    await inspect(page, `home-${theme}`);

    await page.goto('/new');
    await expect(page.locator('svg.board')).toBeVisible();
    await inspect(page, `new-${theme}`);

    await page.goto(`/g/${waiting}`);
    await expect(page.getByText('Waiting for one player')).toBeVisible();
    await inspect(page, `lobby-${theme}`);

    await page.goto(`/g/${id}`);
    await awaitTurn(page);
    await inspect(page, `game-${theme}`);
    await pressOne(page);
    await inspect(page, `plan-${theme}`);

    await page.goto(`/g/${id}/0`);
    await expect(page.getByRole('slider')).toBeVisible();
    await inspect(page, `history-${theme}`);
  });

for (const [language, button] of [['de', 'Zug beenden'], ['fr', 'Finir le tour']] as const)
  // A message that is missing is reported as an error, which fails the test.
  test(`everything is said in ${language}`, { tag: '@phone' }, async ({ page }) => {
    await dress(page, { language });
    const id = await openTable(page, { seats: fiveSeats, rules: { start: 'introductory' }, start: true });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await shot(page, `home-${language}`);
    await page.goto('/new');
    await expect(page.locator('svg.board')).toBeVisible();
    await shot(page, `new-${language}`);
    await page.goto(`/g/${id}`);
    await awaitTurn(page);
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    await shot(page, `game-${language}`);
  });
