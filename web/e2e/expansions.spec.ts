import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessible, shot } from './looks.ts';
import { awaitTurn, bot, endTurn, myTurn, openTable, pressOne } from './table.ts';

const steps = (page: Page) => page.locator('.dock .steps li:not(.more)');
const log = (page: Page) => page.locator('section.log');

/** Open a finished game of the tests after some of its moves; unless told otherwise all sit at this screen. */
async function openRecord(page: Page, name: string, moves: number, seats?: object[]): Promise<void> {
  const file = new URL(`../../tests/fixtures/games/${name}.json`, import.meta.url);
  const { result: _, ...record } = JSON.parse(readFileSync(file, 'utf8')) as { moves: string[]; result: unknown };
  await page.request.put('/api/me', { data: { name: 'Rosa' } });
  const answer = await page.request.post('/api/tables/import', {
    data: { record: { ...record, moves: record.moves.slice(0, moves) }, ...(seats && { seats }) },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  await page.goto(`/g/${((await answer.json()) as { id: string }).id}`);
}

/** Press a place; where several moves lead there, choose one by its words, without special tiles unless told so. */
async function press(
  page: Page,
  place: string,
  offer: string | RegExp = /^(Expand for|Add a franchise)/,
): Promise<void> {
  const [before, choices] = [await steps(page).count(), page.locator('.choices .choices')];
  await page.locator(`[data-place="${place}"] .target`).click({ force: true });
  await expect(steps(page).nth(before).or(choices)).toBeVisible();
  if (await choices.isVisible()) await choices.getByRole('button', { name: offer }).first().click();
  await expect(steps(page)).toHaveCount(before + 1);
}

/** Two fingers, the first on something that can be dragged: the board comes nearer. */
async function pinchFrom(page: Page, first: string): Promise<void> {
  const seen = async () => Number((await page.locator('.board .layer').first().getAttribute('viewBox'))!.split(' ')[2]);
  const [{ x, y, width, height }, before] = [(await page.locator(first).boundingBox())!, await seen()];
  const fingers = await page.context().newCDPSession(page);
  const [fromX, fromY] = [x + width / 2, y + height / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [x: number, y: number][]) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })),
    });
  await touch('touchStart', [fromX, fromY]);
  await touch('touchMove', [fromX, fromY + 12]);
  await touch('touchStart', [fromX, fromY + 12], [fromX, fromY - 40]);
  for (let step = 1; step <= 4; step++)
    await touch('touchMove', [fromX, fromY + 12 + 8 * step], [fromX, fromY - 40 - 8 * step]);
  await touch('touchEnd');
  expect(await seen()).toBeLessThan(before * 0.9);
}

test(
  'a draft shows which tiles are left, and its log what they are worth',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await openRecord(page, 'draft', 0);
    await awaitTurn(page);
    const left = page.locator('.left');
    await expect(left.getByRole('listitem', { name: '2 of value 7' })).toBeVisible();
    await expect(left.getByText('Great Lakes 6')).toBeVisible();
    if (isMobile) return;
    await openRecord(page, 'draft', 27);
    await awaitTurn(page);
    await expect(left.getByText('Texas 5')).toHaveCount(0);
    await expect(log(page)).toContainText(/lays a tile on Texas: 5\s·\s4\s·\s2/);
  },
);

test('tiles are drafted by a person and bots, cities first, then regions', async ({ page }) => {
  await openRecord(page, 'draft_of_new_tiles', 15, [{ kind: 'me' }, bot, bot]);
  await awaitTurn(page);
  await expect(page.locator('.dock h2').first()).toContainText('Lay a city tile');
  await page.locator('[data-place="chicago"] .target').click();
  await page.getByRole('button', { name: 'Lay a tile of value 8' }).click();
  await endTurn(page);
  await expect(page.locator('[data-place="chicago"] .target')).toHaveAttribute('aria-label', /city of value 8/);
  await awaitTurn(page);
  await page.locator('[data-offer] .target').first().click();
  const value = page
    .locator('.choices .choices')
    .getByRole('button', { name: /of value/ })
    .first();
  if (await value.isVisible()) await value.click();
  await endTurn(page);
  for (let lay = 0; lay < 2; lay++) {
    await awaitTurn(page);
    await expect(page.locator('.dock h2').first()).toContainText('Lay a region tile');
    // By keyboard alone: from a place to a region that waits for a tile, its menu, the tile, the button.
    await page.locator('.board [tabindex="0"]').first().focus();
    await page.keyboard.press(lay ? 'PageUp' : 'PageDown');
    const region = page.locator('.region-tile.possible', { has: page.locator(':focus') });
    await expect(region).toHaveCount(1);
    const laid = page.locator(`[data-region="${await region.getAttribute('data-region')}"] .target`);
    await expect(laid).not.toHaveAttribute('aria-label', /worth/);
    await page.keyboard.press('Enter');
    const offer = page
      .locator('.choices .choices')
      .getByRole('button', { name: /^Lay .*\(.*·.*·.*\)/ })
      .first();
    await expect(offer).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(steps(page)).toHaveCount(1);
    await myTurn(page).press('Enter');
    await expect(steps(page)).toHaveCount(0);
    await expect(laid).toHaveAttribute('aria-label', /worth/);
  }
  await awaitTurn(page);
  await expect(log(page)).toContainText(/lays a tile on .*: .+/);
  await expect(page.locator('.dock h2').first()).toContainText(/Choose a town|Lay a region tile/);
});

test('a milestone is reached, seen in its panel and in the log, and brings a bonus tile', async ({ page }) => {
  const milestones = ['four_regions', 'four_towns', 'two_three_four', 'big_city', 'region', 'two_8_links'];
  const id = await openTable(page, {
    seats: [{ kind: 'me' }, bot],
    rules: { start: 'introductory', milestones },
    start: true,
  });
  await page.goto(`/g/${id}`);
  const goal = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'four regions' }) });
  const own = goal.getByRole('cell').first();
  await awaitTurn(page);
  await page.getByRole('button', { name: 'Milestones' }).click();
  await expect(own).toHaveAttribute('title', 'Rosa: 2 of 4');
  await goal.getByRole('button', { name: 'four regions' }).click();
  await expect(page.locator('.milestones')).toContainText('A franchise in each of four regions');
  await expect(page.locator('.milestones .help .rule-link')).toHaveAttribute('href', '/rules#milestone-goals');
  await press(page, 'oklahoma_city');
  await endTurn(page);
  await awaitTurn(page);
  await expect(own).toHaveText('3');
  await press(page, 'charlotte');
  await expect(page.locator('.dock')).toContainText('a bonus tile');
  await endTurn(page);
  await awaitTurn(page);
  await expect(own).toHaveAttribute('title', 'Rosa has it');
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(log(page)).toContainText('Rosa reaches the milestone “four regions”');
  await expect(page.getByRole('row', { name: /^Rosa.* 1 bonus tile,/ })).toBeVisible();
  await shot(page, 'milestones');
});

test('the boom marker is placed, moved and left where it is', async ({ page }) => {
  const id = await openTable(page, {
    seats: [{ kind: 'me' }, bot],
    rules: { start: 'introductory', boom: true },
    start: true,
  });
  await page.goto(`/g/${id}`);
  const marked = (place: string) => page.locator(`[data-place="${place}"] .target[aria-label*="boom marker"]`);
  await awaitTurn(page);
  await expect(page.locator('.dock h2').first()).toContainText('Place the boom marker');
  await press(page, 'kansas_city');
  await endTurn(page);
  await expect(marked('kansas_city')).toHaveCount(1);
  await awaitTurn(page);
  await page.getByRole('button', { name: 'Move the boom marker' }).click();
  await press(page, 'st_louis');
  await expect(page.locator('.boom.ghost')).toHaveCount(1);
  await press(page, 'oklahoma_city');
  await endTurn(page);
  await awaitTurn(page);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(log(page)).toContainText('moves the boom marker to St. Louis');
  await expect(page.locator('.spot .boom')).toHaveCount(1);
  await pressOne(page);
  await endTurn(page);
  const { moves } = (await (await page.request.get(`/api/games/${id}/record`)).json()) as { moves: string[] };
  const turns = moves.join('/').split('/end/');
  expect(turns[0]).toMatch(/^boom kansas_city\/boom st_louis/);
  expect(turns[2]).toMatch(/^stay/);
});

test('new region tiles are explained, and their Link and Expansion tiles are won and used to the end of a game', async ({
  page,
}) => {
  await openRecord(page, 'both_tiles_together', 152);
  await awaitTurn(page);
  await page
    .locator('.region-card .chips')
    .getByRole('button', { name: /California/ })
    .click();
  await expect(page.locator('.region-card')).toContainText('First place also takes the Expansion tile');
  await expect(page.locator('.region-card')).toContainText('Most values of the new tiles are our own');
  await page
    .locator('.region-card .chips')
    .getByRole('button', { name: /Northern Plains/ })
    .click();
  await expect(page.locator('.region-card')).toContainText('tiles are on the track');
  await shot(page, 'new-region-tiles');
  for (const places of [
    ['seattle', 'billings'],
    ['salt_lake_city', 'san_francisco'],
    [],
    ['seattle'],
    ['boise', 'seattle'],
  ]) {
    await awaitTurn(page);
    for (const place of places) await press(page, place);
    await endTurn(page);
  }
  await awaitTurn(page);
  await expect(log(page)).toContainText('Bob takes the Expansion tile');
  await press(page, 'conrad', 'Expand far for $0 (both tiles)');
  await expect(steps(page)).toContainText('both tiles');
  await endTurn(page);
  await awaitTurn(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bob wins');
  await expect(page.getByRole('row', { name: /^Influence/ })).toContainText('62');
});

test('a layout is made on the board, kept, checked and played', async ({ page }) => {
  await page.goto('/new?for=bots');
  await page.getByRole('group').filter({ hasText: 'Tiles' }).locator('summary').first().click();
  await page.getByRole('radiogroup', { name: 'City tiles' }).getByText('Custom').click();
  await expect(page.getByRole('heading', { name: 'Lay out the tiles' })).toBeFocused();
  await expect(page.getByText('This layout can be played.')).toBeVisible();
  const city = (id: string) => page.locator(`[data-place="${id}"] .target`);
  const value = (id: string, wanted: number) =>
    expect(city(id)).toHaveAttribute('aria-label', new RegExp(`city of value ${wanted},`));

  await city('chicago').click();
  await city('new_york').click();
  await value('chicago', 8);
  await city('houston').dragTo(city('omaha'), { force: true });
  await value('omaha', 6);
  await city('kansas_city').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await value('kansas_city', 6);
  await page.keyboard.press('Control+z');
  await value('kansas_city', 5);
  await city('omaha').focus();
  await page.keyboard.press('Delete');
  await expect(page.getByText('Omaha has no tile.')).toBeVisible();
  await page.locator('[data-tile="2"]').click();
  // Not lit, since it does not fit; it can be laid all the same, and the server says what is wrong.
  await city('omaha').click({ force: true });
  await expect(page.getByText('Omaha: the value 2 doesn’t fit here.')).toBeVisible();
  await shot(page, 'layout');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Fill in the rest' }).click();
  await expect(page.getByText('This layout can be played.')).toBeVisible();

  await page.reload();
  await value('chicago', 8);
  await page.getByText('Layout as text').click();
  const text = page.getByRole('textbox', { name: 'Layout as text' });
  const written = JSON.parse(await text.inputValue()) as { city_tiles: Record<string, number> };
  expect(written.city_tiles.new_york).toBe(7);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('19 cities have no tile yet.')).toBeVisible();
  for (const hostile of [
    '{"city_tiles": {"chicago": 1e9}}',
    '<img src=x onerror=alert(1)>',
    JSON.stringify(written).slice(0, -9),
  ]) {
    await text.fill(hostile);
    await page.getByRole('button', { name: 'Use this text' }).click();
    await expect(page.getByRole('alert')).toContainText('Nothing was changed.');
    await expect(text).toHaveValue(hostile);
    await expect(page.getByText('19 cities have no tile yet.')).toBeVisible();
  }
  await text.fill(JSON.stringify({ setup: written }));
  await page.getByRole('button', { name: 'Use this text' }).click();
  await expect(page.getByText('This layout can be played.')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).last().click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await awaitTurn(page);
  await value('chicago', 8);
  await value('new_york', 7);
});

test('a layout is made with fingers', { tag: '@phone' }, async ({ page }) => {
  test.skip(!test.info().project.use.hasTouch, 'there is no finger on a desktop');
  await page.goto('/new?for=bots');
  await page.getByText('Tiles', { exact: true }).tap();
  await page.getByRole('radiogroup', { name: 'Region tiles' }).getByText('Custom').tap();
  await expect(page.getByText('This layout can be played.')).toBeVisible();
  await page.locator('[data-tile="n12"]').tap();
  await page.locator('.region-tile[data-region="heartland"] .target').tap();
  await expect(page.locator('.region-tile[data-region="heartland"] .target')).toHaveAttribute(
    'aria-label',
    /worth 3, 2, 2/,
  );
  await pinchFrom(page, '.region-tile[data-region="heartland"] .target');
  await expect(page.locator('.region-tile[data-region="heartland"] .target')).toHaveAttribute(
    'aria-label',
    /worth 3, 2, 2/,
  );
  await expect(page.locator('.flying')).toHaveCount(0);
  await shot(page, 'layout');
  await expectAccessible(page);
});

test('the introductory game begins in fixed towns', async ({ page }) => {
  await page.goto('/new?for=bots');
  await page.getByText('Start', { exact: true }).click();
  await page.getByRole('radio', { name: 'Introductory game' }).check({ force: true });
  await page.getByText('Players', { exact: true }).click();
  await page.getByRole('switch', { name: /Random order/ }).uncheck({ force: true });
  await page.getByLabel('Your name').fill('Rosa');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await awaitTurn(page);
  await expect(page.locator('[data-place="flagstaff"] .target')).toHaveAttribute('aria-label', /Rosa one franchise/);
  await expect(page.locator('[data-place="little_rock"] .target')).toHaveAttribute('aria-label', /Rosa one franchise/);
  await pressOne(page);
  await endTurn(page);
});
