import { expect, test } from './fixtures.ts';
import { awaitTurn, bot, endTurn, myTurn, openTable, pressOne } from './table.ts';

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

test('a turn is planned and played by keyboard alone', async ({ page }) => {
  const id = await openTable(page, { seats: [{ kind: 'me' }, bot], rules: { start: 'introductory' }, start: true });
  await page.goto(`/g/${id}`);
  await awaitTurn(page);
  await page.locator('.board [tabindex="0"]').focus();
  await page.keyboard.press('PageDown');
  await expect(page.locator('.place:has(:focus)')).toHaveClass(/possible/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.dock .steps li')).toHaveCount(1);
  await myTurn(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('section.log')).toContainText('expands');
});

test('a part of a plan is taken back, and the rest stays', async ({ page }) => {
  const id = await openTable(page, { seats: [{ kind: 'me' }, bot], rules: { start: 'introductory' }, start: true });
  await page.goto(`/g/${id}`);
  await awaitTurn(page);
  await pressOne(page);
  await page.locator('.steps li button').last().click();
  await expect(page.locator('.dock .steps li')).toHaveCount(0);
  await expect(page.locator('.place.possible').first()).toBeVisible();
});

test('says why a place is not possible', async ({ page }) => {
  const id = await openTable(page, { seats: [{ kind: 'me' }, bot], rules: { start: 'introductory' }, start: true });
  await page.goto(`/g/${id}`);
  await awaitTurn(page);
  await page.locator('[data-place="new_york"] .target').hover();
  await expect(page.locator('.tip')).toContainText('New York');
  await expect(page.locator('.tip span')).toHaveText(/none of your places has a link to New York/);
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
  await page.getByRole('button', { name: 'Plan this' }).first().click({ timeout: 90_000 });
  await expect(page.locator('.dock .steps li').first()).toBeVisible();
});

test('every position of the history has an address', async ({ page }) => {
  const id = await openTable(page, { seats: [{ kind: 'me' }, bot], rules: { start: 'introductory' }, start: true });
  await page.goto(`/g/${id}`);
  for (let turn = 0; turn < 3 && (await awaitTurn(page)); turn++) {
    await pressOne(page);
    await endTurn(page);
  }
  await awaitTurn(page);
  await page.getByRole('link', { name: 'History' }).first().click();
  await expect(page).toHaveURL(/\/g\/\w+\/\d+$/);
  const before = page.url();
  await page.keyboard.press('ArrowLeft');
  await expect(page).not.toHaveURL(before);
  const address = page.url();
  const influence = await page.locator('.players').textContent();
  await page.goto(address);
  await expect(page.locator('.players')).toHaveText(influence!);
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await expect(myTurn(page)).toBeVisible();
});
