import { expect, test } from './fixtures.ts';
import { expectAccessible } from './looks.ts';
import { gameOfTwo } from './table.ts';

test('one click leads from home to a board that can be played on', { tag: ['@phone', '@tablet'] }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('group', { name: 'Board.' })).toBeVisible();
  await expect(page.locator('[data-offer]').first()).toBeVisible();
});

test('a name is kept if one is given, and none is made up', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('.players')).toContainText('Guest');
  await page.goto('/');
  await expect(page.getByLabel('Your name')).toHaveValue('');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('.players')).toContainText('Ada');
  await page.goto('/');
  await expect(page.getByLabel('Your name')).toHaveValue('Ada');
});

test(
  'finished games stand in the record, with what was remarkable about them',
  { tag: '@phone' },
  async ({ page, somebody }) => {
    const other = await somebody();
    const id = await gameOfTwo(page, other, { hints: true });
    const ask = (who: typeof page, revision: number) =>
      who.request.post(`/api/games/${id}/moves`, { data: { revision, moves: ['end'] } });
    await page.request.post(`/api/games/${id}/hint`, { data: { seconds: 0.01, turns: 1 } });
    expect((await ask(page, 0)).status()).toBe(200);
    expect((await ask(other, 1)).status()).toBe(200);
    await page.goto(`/g/${id}`);
    await expect(page.locator('.win')).toContainText('Your first victory');
    await expect(page.locator('.win')).toContainText('with hints');
    await page.goto('/');
    await expect(page.getByRole('link', { name: /^Rosa, Hank/ })).toContainText('shared · 19');
    const card = page.getByRole('region', { name: 'Your record' });
    await card.getByText('By level and number of players').click();
    await expect(card.getByRole('row', { name: /Most influence/ })).toContainText('19');
    await expectAccessible(page);
  },
);

test('three languages are offered and remembered', async ({ page }) => {
  await page.goto('/');
  for (const [name, play] of [
    ['Deutsch', 'Los geht’s'],
    ['Français', 'C’est parti'],
    ['English', 'Play now'],
  ] as const) {
    await page.locator('main .menu > button').first().click();
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name: play })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: play })).toBeVisible();
  }
});
