import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessibleInBothThemes, expectToFit } from './looks.ts';
import { awaitTurn, bot, myTurn, openTable } from './table.ts';

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
}

test('what is chosen in the settings lasts, and a turn ends unasked', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await openSettings(page);
  await expectAccessibleInBothThemes(page, 'settings');
  await expectToFit(page);
  await page.getByRole('radio', { name: 'Fast' }).check();
  await page.getByRole('switch', { name: 'Ask before I waste something' }).uncheck();

  const id = await openTable(page, { seats: [{ kind: 'me' }, bot], rules: { start: 'introductory' }, start: true });
  await page.goto(`/g/${id}`);
  await awaitTurn(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await openSettings(page);
  await expect(page.getByRole('radio', { name: 'Fast' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  await myTurn(page).click();
  await expect.poll(async () => (await page.request.get(`/api/games/${id}`)).json()).not.toHaveProperty('moves', 0);
});

test('a colour is chosen where one sits down, and changed in the lobby', async ({ page, somebody }) => {
  const id = await openTable(page, { seats: [{ kind: 'me', colour: 'red' }, bot, { kind: 'open' }] });
  const { code } = (await (await page.request.post(`/api/tables/${id}/invitation`)).json()) as { code: string };
  const guest = await somebody();
  await guest.goto(`/join/${code}`);
  await expect(guest.getByRole('radio', { name: 'Red square, taken' })).toBeDisabled();
  await guest.getByRole('radio', { name: 'Beige star' }).check();
  await guest.getByRole('button', { name: 'Sit down' }).click();
  const own = guest.getByRole('radiogroup', { name: 'Colour of seat 3' });
  await expect(own.getByRole('radio', { name: 'Beige star' })).toBeChecked();
  // A bot gives way.
  await own.getByRole('radio', { name: 'Blue disc' }).check();
  const seats = async () => ((await (await page.request.get(`/api/tables/${id}`)).json()) as { seats: object[] }).seats;
  await expect.poll(seats).toMatchObject([{ colour: 'red' }, { colour: 'beige' }, { colour: 'blue' }]);
});
