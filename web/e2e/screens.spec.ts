import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { THEMES, dress, enlargeText, expectAccessible, expectToFit, shot } from './looks.ts';
import { awaitTurn, bot, gameOfTwo, importGame, myTurn, openSecondRound, openTable, pressOne } from './table.ts';

/** The dark colours of a tablet are those of a phone. */
const devices = (theme: string) => ({ tag: theme === 'light' ? ['@phone', '@tablet'] : ['@phone'] });
const fiveSeats = [{ kind: 'me' }, bot, bot, bot, bot];

/** Look at a screen: axe finds nothing, nothing is cut off, and there is a picture of it. */
async function inspect(page: Page, name: string): Promise<void> {
  await expectAccessible(page);
  await expectToFit(page);
  await shot(page, name);
}

/** A menu where several moves lead to one place: a share that can be doubled or taken back. */
async function openChoices(page: Page): Promise<void> {
  const phoenix = page.locator('[data-place="phoenix"] .target');
  await phoenix.dispatchEvent('click');
  await expect(page.locator('.dock .steps li')).toHaveCount(1);
  await phoenix.dispatchEvent('click');
  await expect(page.getByRole('button', { name: 'A second franchise, with a bonus tile', exact: true })).toBeVisible();
}

for (const theme of THEMES) {
  test(
    `the screens around a game in ${theme} satisfy axe and fit the page`,
    devices(theme),
    async ({ page, watch, somebody }) => {
      watch.allow(/status of 404/);
      await dress(page, { theme });
      const guest = await somebody();
      await dress(guest, { theme });
      const waiting = await openTable(page, { seats: [{ kind: 'me' }, { kind: 'open' }] });
      const { code } = (await (await page.request.post(`/api/tables/${waiting}/invitation`)).json()) as {
        code: string;
      };

      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
      await inspect(page, `home-${theme}`);
      await page.goto('/new');
      await expect(page.locator('svg.board')).toBeVisible();
      await inspect(page, `new-${theme}`);
      await page.goto(`/g/${waiting}`);
      await expect(page.getByText('Waiting for one player')).toBeVisible();
      await inspect(page, `lobby-${theme}`);
      await guest.goto(`/join/${code}`);
      await expect(guest.getByRole('heading', { name: 'You’re invited' })).toBeVisible();
      await inspect(guest, `join-${theme}`);
      await page.goto('/g/zzzzzzzzzzzzzz');
      await expect(page.getByRole('heading', { name: 'That didn’t work' })).toBeVisible();
      await inspect(page, `problem-${theme}`);
      await page.goto('/rules');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await inspect(page, `rules-${theme}`);
      await page.goto('/learn');
      const next = page.locator('.tutor > .primary');
      await expect(next).toBeVisible();
      await inspect(page, `learn-${theme}`);
      await next.click();
      await next.click();
      await expect(page.locator('.todo')).toBeVisible();
      await inspect(page, `learn-play-${theme}`);
    },
  );

  test(`the screens of a game in ${theme} satisfy axe and fit the page`, devices(theme), async ({ page }) => {
    await dress(page, { theme });
    const id = await openTable(page, {
      seats: fiveSeats,
      rules: { start: 'introductory', milestones: true },
      start: true,
    });
    await page.goto(`/g/${id}`);
    await awaitTurn(page);
    await inspect(page, `game-${theme}`);
    await pressOne(page);
    await inspect(page, `plan-${theme}`);
    await page.goto(`/g/${id}/0`);
    await expect(page.getByRole('slider')).toBeVisible();
    await inspect(page, `history-${theme}`);
    await page.goto(`/g/${await importGame(page, 'five_players', { without: 3 })}`);
    await awaitTurn(page);
    await inspect(page, `late-${theme}`);
    await page.goto(`/g/${await importGame(page, 'five_players')}`);
    await expect(page.locator('.chart svg')).toBeVisible();
    await inspect(page, `end-${theme}`);
  });

  test(
    `what opens in a game in ${theme} satisfies axe and fits the page`,
    { tag: '@phone' },
    async ({ page, somebody }) => {
      await dress(page, { theme });
      await page.goto(`/g/${await openSecondRound(page)}`);
      await awaitTurn(page);
      await openChoices(page);
      await inspect(page, `choices-${theme}`);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Hint' }).click();
      await expect(page.getByRole('button', { name: 'Plan this' }).first()).toBeVisible({ timeout: 90_000 });
      await inspect(page, `hints-${theme}`);
      await page.locator('.top .menu > button').click();
      await inspect(page, `menu-${theme}`);
      await page.locator('.top').getByRole('button', { name: 'The board in words' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await inspect(page, `words-${theme}`);

      await page.goto(`/g/${await gameOfTwo(page, await somebody())}`);
      await awaitTurn(page);
      await pressOne(page);
      await myTurn(page).click();
      await expect(page.locator('.waiting b')).toBeVisible();
      await inspect(page, `waiting-${theme}`);
    },
  );
}

test('on small laptops and large tablets the latest turns and the milestones are in sight', async ({ page }) => {
  const id = await openTable(page, {
    seats: fiveSeats,
    rules: { start: 'introductory', milestones: true },
    start: true,
  });
  const milestones = page.getByRole('button', { name: 'Milestones', exact: true });
  for (const [width, height] of [
    [1366, 768],
    [1024, 768],
    [1024, 1366],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/g/${id}`);
    await awaitTurn(page);
    await expect(page.locator('section.log li').first()).toBeInViewport({ ratio: 0.99 });
    await expect(milestones).toBeInViewport({ ratio: 0.99 });
    await expect(milestones).toHaveAttribute('aria-expanded', String(height > width));
    await inspect(page, `game-${width}x${height}`);
  }
  // Whoever folds them finds them so again.
  await milestones.click();
  await page.reload();
  await expect(milestones).toHaveAttribute('aria-expanded', 'false');

  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`/g/${await importGame(page, 'five_players', { without: 3 })}/0`);
  await page.getByRole('slider').fill('8');
  await expect(page.locator('section.log li.on')).toBeInViewport({ ratio: 0.9 });
});

for (const [language, button] of [
  ['de', 'Zug beenden'],
  ['fr', 'Terminer le tour'],
] as const)
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
    await expectToFit(page);
    await shot(page, `game-${language}`);
    await page.goto(`/g/${await importGame(page, 'five_players')}`);
    await expect(page.locator('.chart svg')).toBeVisible();
    await expectToFit(page);
    await shot(page, `end-${language}`);
  });

test('text of twice the size is nowhere cut off', { tag: '@phone' }, async ({ page }) => {
  await enlargeText(page);
  const id = await openTable(page, {
    seats: fiveSeats,
    rules: { start: 'introductory', milestones: true },
    start: true,
  });
  const waiting = await openTable(page, { seats: [{ kind: 'me' }, { kind: 'open' }] });
  const over = await importGame(page, 'five_players');
  const screens = {
    home: '/',
    new: '/new',
    lobby: `/g/${waiting}`,
    game: `/g/${id}`,
    history: `/g/${id}/0`,
    end: `/g/${over}`,
    learn: '/learn',
    rules: '/rules',
  };
  for (const [name, address] of Object.entries(screens)) {
    await page.goto(address);
    await expect(page.locator('main')).toBeVisible();
    if (name === 'game') await awaitTurn(page);
    await expectToFit(page);
    await shot(page, `large-${name}`);
  }
});
