import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { awaitTurn, gameOfTwo, importGame, myTurn, openPlanned, openSecondRound, pressOne } from './table.ts';

const board = (page: Page) => page.locator('.area-board .box');
const rectangle = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!;

/** How much of the screen shows the board. */
async function shareOfBoard(page: Page): Promise<number> {
  const [seen, dock] = [(await board(page).boundingBox())!, await rectangle(page, '.dock')];
  const { width, height } = page.viewportSize()!;
  // The plan lies over the board's lower edge, or beside it.
  const bottom = dock.width === width ? Math.min(seen.y + seen.height, dock.y) : seen.y + seen.height;
  return (seen.width * (bottom - seen.y)) / (width * height);
}

const SHARES = ['grow pittsburgh', 'grow new_york', 'expand minneapolis $3'];

test(
  'on a phone the board keeps half of the screen, no part of the plan lies on another, and the turn can be ended',
  { tag: '@phone' },
  async ({ page }) => {
    const id = await importGame(page, 'five_players', { without: 3 });
    for (const [width, height] of [
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openPlanned(page, id, SHARES);
      await expect(page.locator('.dock .steps li')).toHaveCount(3);
      await expect(myTurn(page)).toBeInViewport({ ratio: 1 });
      expect(await shareOfBoard(page)).toBeGreaterThanOrEqual(0.5);
      const scores = await rectangle(page, '.dock .scores');
      for (const tile of await page.locator('.dock .bonus button').all()) {
        const { y, height } = (await tile.boundingBox())!;
        expect(y + height).toBeLessThanOrEqual(scores.y);
      }
    }
  },
);

test('a folded plan stays folded, and says what is left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await importGame(page, 'five_players', { without: 3 });
  await openPlanned(page, id, SHARES);
  await page.locator('.fold').click();
  await page.reload();
  await awaitTurn(page);
  await expect(page.locator('.dock .steps')).toBeHidden();
  await expect(page.locator('.fold')).toHaveText('$1 left +20 influence');
  await expect(myTurn(page)).toBeInViewport({ ratio: 1 });
});

test('however much a plan scores, its total, the end of the game and the button are in sight', async ({ page }) => {
  const id = await importGame(page, 'link_tile_again', { without: 1 });
  for (const [width, height] of [
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPlanned(page, id, ['expand conrad $1', 'grow portland']);
    await expect(page.locator('.dock .scores li')).toHaveCount(6);
    for (const part of ['.sum', '.warning', '.primary'])
      await expect(page.locator(`.dock .go ${part}`)).toBeInViewport({ ratio: 1 });
    await expect(page.locator('section.log li').first()).toBeInViewport({ ratio: 0.99 });
    const { width: wide, height: high } = (await board(page).boundingBox())!;
    expect(Math.min(wide / width, (high * 1.6) / width)).toBeGreaterThan(0.7);
  }
});

test('on a phone nothing lies on a place that can be pressed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/g/${await openSecondRound(page)}`);
  await awaitTurn(page);
  const spots = page.locator('[data-offer] .target');
  await expect(spots.first()).toBeVisible();
  await expect(page.locator('.overview circle')).toHaveCount(await spots.count());
  const zoomIn = page.getByRole('button', { name: 'Zoom in' });
  for (let step = 0; step < 4; step++) {
    const covered = await spots.evaluateAll((targets) =>
      targets.flatMap((target) => {
        const { x, y, width, height } = target.getBoundingClientRect();
        const above = document.elementFromPoint(x + width / 2, y + height / 2);
        return above?.closest('.overview, .zoom') ? [target.parentElement!.dataset.place] : [];
      }),
    );
    expect(covered).toEqual([]);
    await zoomIn.click();
  }
});

test('on a phone hints leave the board in sight, and show there what they propose', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/g/${await openSecondRound(page)}`);
  await awaitTurn(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByRole('button', { name: 'Plan this' }).first()).toBeVisible({ timeout: 90_000 });
  await expect(page.locator('.board .layer .ghost')).not.toHaveCount(0);
  const [seen, hints] = [(await board(page).boundingBox())!, await rectangle(page, '.hints')];
  expect(Math.min(seen.y + seen.height, hints.y) - seen.y).toBeGreaterThanOrEqual(422);
  await page.getByRole('button', { name: 'Plan this' }).first().click();
  await expect(page.locator('.dock .steps li').first()).toBeVisible();
});

test('on a small laptop nothing lies over the hints, and a turn of theirs is planned in their place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`/g/${await openSecondRound(page)}`);
  await awaitTurn(page);
  await pressOne(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  const take = page.getByRole('button', { name: 'Plan this' }).first();
  await expect(take).toBeInViewport({ ratio: 1, timeout: 90_000 });
  await take.click();
  await expect(page.locator('.hints')).toHaveCount(0);
  await expect(page.locator('.dock .steps li').first()).toBeVisible();
});

test('on a small phone the time left for a turn is not cut off', async ({ page, somebody }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/g/${await gameOfTwo(page, await somebody(), { turn_minutes: 5 })}`);
  await awaitTurn(page);
  await expect(page.getByRole('timer')).toBeInViewport({ ratio: 0.99 });
});
