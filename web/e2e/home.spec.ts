import { expect, test } from './fixtures.ts';

test('one click leads from home to a board that can be played on', { tag: ['@phone', '@tablet'] }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('group', { name: 'Board.' })).toBeVisible();
  await expect(page.locator('[data-offer]').first()).toBeVisible();
});

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
