import type { Locator, Page } from '@playwright/test';
import { expect, inMotion, test } from './fixtures.ts';
import { dress } from './looks.ts';
import { awaitTurn, bot, endTurn, myTurn, openSecondRound, openTable, pressOne } from './table.ts';

test.describe('as it is for everybody', () => {
  test.use(inMotion);

  test('a newcomer plays from home to the end by clicks alone', async ({ page }) => {
    await page.goto('/');
    await page.getByText('1 bot').click();
    await page.getByRole('button', { name: 'Play now' }).click();
    for (let turn = 0; turn < 60 && (await awaitTurn(page)); turn++) {
      await pressOne(page, turn);
      await pressOne(page, turn + 1);
      await endTurn(page);
    }
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/wins|share/);
    await expect(page.getByRole('row', { name: /^Influence/ })).toBeVisible();
    await expect(page.locator('.chart svg')).toBeVisible();
  });

  test('what happened is shown as a scene, unless somebody wants no movement', async ({ page }) => {
    const id = await openTable(page, { seats: [{ kind: 'me' }, bot], rules: { start: 'introductory' }, start: true });
    await page.goto(`/g/${id}`);
    await awaitTurn(page);
    await page.evaluate(() => {
      const seen = ((globalThis as unknown as { acts: string[] }).acts = []) as string[];
      new MutationObserver((changes) => {
        for (const change of changes)
          for (const node of change.addedNodes) if (node instanceof HTMLElement) seen.push(node.className);
      }).observe(document.querySelector('.stage')!, { childList: true });
    });
    const acts = () => page.evaluate(() => (globalThis as unknown as { acts: string[] }).acts.length);
    await pressOne(page);
    await endTurn(page);
    await expect.poll(acts).toBeGreaterThan(0);
    await expect(page.locator('.stage > *')).toHaveCount(0);
    await page.locator('.top .menu > button').click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radiogroup', { name: 'Animations' }).getByRole('radio', { name: 'Off' }).check();
    await page.keyboard.press('Escape');
    await awaitTurn(page);
    const before = await acts();
    await pressOne(page);
    await endTurn(page);
    await awaitTurn(page);
    expect(await acts()).toBe(before);
  });
});

/** Go to a place by the page keys alone, which lead to the places where something can be done. */
async function reach(page: Page, id: string): Promise<void> {
  const target = page.locator(`[data-place="${id}"] .target`);
  for (let i = 0; i < 50 && !(await target.evaluate((node) => node === document.activeElement)); i++)
    await page.keyboard.press('PageDown');
  await expect(target).toBeFocused();
}

/** Tab on until something has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeEnabled();
  for (let i = 0; i < 120 && !(await wanted.evaluate((node) => node === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await expect(wanted).toBeFocused();
}

test('a whole turn with expansion, market share and bonus tile is planned and played by keyboard alone', async ({
  page,
}) => {
  const id = await openSecondRound(page);
  await page.goto(`/g/${id}`);
  await awaitTurn(page);
  const steps = page.locator('.dock .steps li');
  await tabTo(page, page.locator('.board [tabindex="0"]'));
  await reach(page, 'kansas_city');
  await page.keyboard.press('Enter');
  await expect(steps).toHaveCount(1);
  await reach(page, 'phoenix');
  await page.keyboard.press('Enter');
  await expect(steps).toHaveCount(2);
  // Once more at the same place there is a choice; Escape leads back, and so does choosing.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'A second franchise, with a bonus tile', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-place="phoenix"] .target')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(steps).toHaveCount(3);
  await tabTo(page, myTurn(page));
  await page.keyboard.press('Enter');
  await expect(page.locator('section.log')).toContainText('expands to Kansas City');
  await expect(page.locator('section.log')).toContainText('doubles market share in Phoenix with a bonus tile');
  await expect(page.locator('.players tr.acting')).toContainText('Hank');
});

test(
  'the turns of the others are stepped through, and the plan is still there',
  { tag: '@phone' },
  async ({ page }) => {
    const id = await openTable(page, {
      seats: [{ kind: 'me' }, bot, bot],
      rules: { start: 'introductory' },
      start: true,
    });
    await page.goto(`/g/${id}`);
    await awaitTurn(page);
    await pressOne(page);
    await endTurn(page);
    await awaitTurn(page);
    const phone = page.viewportSize()!.width < 1000;
    if (phone) await page.getByRole('link', { name: 'Since your last turn' }).click();
    else {
      await pressOne(page);
      await page.getByRole('link', { name: 'Replay everything since your last turn' }).click();
    }
    const bar = page.getByRole('region', { name: 'Since your last turn' });
    await expect(bar).toContainText(/Turn \d+/);
    await expect(page).toHaveURL(/\/g\/\w+\/\d+$/);
    await bar.getByRole('button', { name: 'Pause' }).click();
    const first = await bar.textContent();
    await page.keyboard.press('ArrowRight');
    await expect(bar).not.toHaveText(first!);
    await page.keyboard.press('ArrowLeft');
    await expect(bar).toHaveText(first!.replace('Pause', 'Play'));
    // Played on, it leads back to the present by itself.
    await bar.getByRole('button', { name: 'Play' }).click();
    await expect(page).toHaveURL(new RegExp(`/g/${id}$`), { timeout: 30_000 });
    await expect(myTurn(page)).toBeVisible();
    if (!phone) await expect(page.locator('.dock .steps li')).toHaveCount(1);
  },
);

test('whoever could still expand is asked once', async ({ page }) => {
  const id = await openTable(page, { seats: [{ kind: 'me' }, bot], rules: { start: 'introductory' }, start: true });
  await page.goto(`/g/${id}`);
  await awaitTurn(page);
  await expect(page.locator('[data-offer]').first()).toBeVisible();
  await myTurn(page).click();
  await expect(page.getByRole('alert')).toContainText('You could still expand.');
  await expect(myTurn(page)).toHaveText('End anyway');
  await myTurn(page).click();
  await expect(page.locator('.top')).toContainText('turn 3');
});

test('the board is read in words, and planned from there', async ({ page }) => {
  const id = await openTable(page, { seats: [{ kind: 'me' }, bot], rules: { start: 'introductory' }, start: true });
  await page.goto(`/g/${id}`);
  await awaitTurn(page);
  const menu = page.locator('.top .menu > button');
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.locator('.top').getByRole('button', { name: 'The board in words' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Kansas City, city of value 5, Heartland, 5 empty spaces. Links:');
  await dialog
    .getByRole('button', { name: /Expand for/ })
    .first()
    .press('Enter');
  await expect(dialog.getByRole('button', { name: /Undo/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(menu).toBeFocused();
  await expect(page.locator('.dock .steps li')).toHaveCount(1);
});

test('a part of a plan is taken back, and the rest stays', async ({ page }) => {
  const id = await openTable(page, { seats: [{ kind: 'me' }, bot], rules: { start: 'introductory' }, start: true });
  await page.goto(`/g/${id}`);
  await awaitTurn(page);
  await pressOne(page);
  await page.locator('.steps li button').last().click();
  await expect(page.locator('.dock .steps li')).toHaveCount(0);
  await expect(page.locator('[data-offer]').first()).toBeVisible();
});

test('says why a place is not possible', { tag: '@phone' }, async ({ page }) => {
  const id = await openTable(page, { seats: [{ kind: 'me' }, bot], rules: { start: 'introductory' }, start: true });
  await page.goto(`/g/${id}`);
  await awaitTurn(page);
  const newYork = page.locator('[data-place="new_york"] .target');
  if (page.viewportSize()!.width < 1000) {
    const zoomOut = page.getByRole('button', { name: 'Zoom out' });
    while (await zoomOut.isEnabled()) await zoomOut.click();
    await newYork.click({ force: true });
  } else await newYork.hover();
  await expect(page.locator('.tip')).toContainText('New York');
  await expect(page.locator('.tip span')).toHaveText(/None of your places has a link to New York/);
});

test('a plan outlives a reload and a lost connection', async ({ page, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  const id = await openTable(page, { seats: [{ kind: 'me' }, bot], rules: { start: 'introductory' }, start: true });
  await page.goto(`/g/${id}`);
  await awaitTurn(page);
  await pressOne(page);
  await page.reload();
  await awaitTurn(page);
  await expect(page.locator('.dock .steps li')).toHaveCount(1);
  await context.setOffline(true);
  await expect(page.getByText('No connection')).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.dock .steps li')).toHaveCount(1);
  await context.setOffline(false);
  await expect(page.getByText('No connection')).toBeHidden({ timeout: 30_000 });
  await expect(page.locator('.dock .steps li')).toHaveCount(1);
});

test('hints can be planned', async ({ page }) => {
  const id = await openTable(page, { seats: [{ kind: 'me' }, bot], rules: { start: 'introductory' }, start: true });
  await page.goto(`/g/${id}`);
  await awaitTurn(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  const take = page.getByRole('button', { name: 'Plan this' });
  const ghosts = page.locator('.board .layer .ghost');
  await expect(take.first()).toBeVisible({ timeout: 90_000 });
  await expect(ghosts).toHaveCount(0);
  // The board shows the turn that is looked at, without planning it.
  await page.locator('.hints ol > li').first().hover();
  await expect(ghosts).not.toHaveCount(0);
  await expect(page.locator('.dock .steps li')).toHaveCount(0);
  await page.mouse.move(300, 300);
  await expect(ghosts).toHaveCount(0);
  await take.first().click();
  await expect(page.locator('.dock .steps li').first()).toBeVisible();
  // What was asked about one turn is gone in the next.
  await endTurn(page);
  await awaitTurn(page);
  await expect(page.locator('.hints')).toHaveCount(0);
});

test('every position of the history has an address', { tag: '@phone' }, async ({ page }) => {
  // Figures that count would be read before they are there.
  await dress(page, { motion: 'off' });
  await page.goto(`/g/${await openSecondRound(page)}`);
  await awaitTurn(page);
  await page.getByRole('link', { name: 'History' }).first().click();
  await expect(page).toHaveURL(/\/g\/\w+\/\d+$/);
  const slider = page.getByRole('slider');
  const last = await slider.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowLeft');
  await expect(slider).not.toHaveAttribute('aria-valuetext', last!);
  const [address, turn] = [page.url(), await slider.getAttribute('aria-valuetext')];
  const figures = page.locator('.players, .strip').first();
  const before = await figures.textContent();
  await page.goto(address);
  await expect(slider).toHaveAttribute('aria-valuetext', turn!);
  await expect(figures).toHaveText(before!);
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await expect(myTurn(page)).toBeVisible();
});
