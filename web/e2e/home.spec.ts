import { expect, test } from './fixtures.ts';
import { THEMES, dress, expectAccessible, shot } from './looks.ts';

const EVERYWHERE = { tag: ['@phone', '@tablet'] };

test('one click leads from home to a board that can be played on', EVERYWHERE, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Play now' })).toBeVisible();
  await shot(page, 'home');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('group', { name: 'Board.' })).toBeVisible();
  await expect(page.locator('[data-place]')).not.toHaveCount(0);
  await expect(page.locator('[data-place].possible').first()).toBeVisible();
  await shot(page, 'game');
});

test('three languages are offered and remembered', async ({ page }) => {
  await page.goto('/');
  for (const [name, play] of [['Deutsch', 'Los geht’s'], ['Français', 'C’est parti'], ['English', 'Play now']] as const) {
    await page.locator('main .menu > button').first().click();
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name: play }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: play }).first()).toBeVisible();
  }
});

for (const language of ['de', 'fr'])
  test(`home and game speak ${language}`, async ({ page }) => {
    await dress(page, { language });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await shot(page, `home-${language}`);
    await page.locator('form.play button.primary').click();
    await expect(page.locator('[data-place].possible').first()).toBeVisible();
    await shot(page, `game-${language}`);
  });

for (const theme of THEMES)
  test(`axe has nothing to say against home, new table and game in ${theme}`, EVERYWHERE, async ({ page }) => {
    await dress(page, { theme });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
    await expectAccessible(page);
    await shot(page, `home-${theme}`);
    await page.goto('/new?for=friends');
    await expect(page.locator('svg.board')).toBeVisible();
    await expectAccessible(page);
    await shot(page, `new-${theme}`);
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now' }).click();
    await expect(page.locator('[data-place].possible').first()).toBeVisible();
    await expectAccessible(page);
    await shot(page, `game-${theme}`);
  });
