import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessibleInBothThemes } from './looks.ts';
import { awaitTurn, bot, endTurn, myTurn, openTable, pressOne } from './table.ts';

test('two browsers meet at a table by an invitation and talk', { tag: '@phone' }, async ({ page, somebody }) => {
  await page.goto('/new?for=friends');
  await page.getByRole('radio', { name: '2' }).check({ force: true });
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = page.getByLabel('Invite').last();
  await expect(link).toHaveValue(/\/join\//);
  await page.getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByRole('img', { name: 'The invitation as a QR code' })).toBeVisible();
  const guest = await somebody();
  await guest.goto(await link.inputValue());
  await expect(guest.getByRole('heading', { name: 'You’re invited' })).toBeVisible();
  await expectAccessibleInBothThemes(guest, 'join');
  await guest.getByLabel('Your name').fill('Hank');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.locator('.seats')).toContainText('Hank');
  await expect(page.getByText('here', { exact: true })).toBeVisible();
  await guest.getByLabel('Say something').fill('Shall we?');
  await guest.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Chat' })).toContainText('Shall we?');
  await expectAccessibleInBothThemes(page, 'lobby-full');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(guest.locator('.board').first()).toBeVisible();
  await expect(page.locator('.board').first()).toBeVisible();
  const actor = (await awaitEither(page, guest)) ? page : guest;
  await expect(actor).toHaveTitle('● Your turn – Franchise');
  await pressOne(actor);
  await endTurn(actor);
  await expect(page.locator('section.log')).toContainText('starts in');
  await expect(guest.locator('section.log')).toContainText('starts in');
});

async function awaitEither(a: Page, b: Page): Promise<boolean> {
  await expect.poll(async () => (await myTurn(a).isVisible()) || (await myTurn(b).isVisible())).toBe(true);
  return myTurn(a).isVisible();
}

test('people around one screen play in turn', async ({ page }) => {
  await page.goto('/new?for=screen');
  await page.getByLabel('Your name').fill('Rosa');
  await page.getByLabel('Player 2').fill('Hank');
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (const name of ['Rosa', 'Hank', 'Player 3']) await expect(page.locator('.players')).toContainText(name);
  const seats = [{ kind: 'me' }, { kind: 'person', name: 'Hank' }, { kind: 'person', name: 'Peggy' }];
  const id = await openTable(page, { seats, rules: { start: 'introductory' }, start: true });
  await page.goto(`/g/${id}`);
  for (const name of ['Rosa', 'Hank', 'Peggy', 'Rosa']) {
    await awaitTurn(page);
    await expect(page.locator('.players tr.acting')).toContainText(name);
    await pressOne(page);
    await endTurn(page);
  }
});

test('a record is saved and opened again', async ({ page }) => {
  const id = await openTable(page, { seats: [{ kind: 'me' }, bot], rules: { start: 'introductory' }, start: true });
  const record = await (await page.request.get(`/api/games/${id}/record`)).body();
  await page.goto('/');
  await page
    .getByRole('button', { name: 'Open a saved game' })
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: record });
  await expect(page).toHaveURL(/\/g\//);
  await expect(page.locator('.board')).toBeVisible();
});

test('what is no record is refused in words', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('button', { name: 'Open a saved game' })
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('no') });
  await expect(page.getByText('This file isn’t a saved game.')).toBeVisible();
});
