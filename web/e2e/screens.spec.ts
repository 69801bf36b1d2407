import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { awaitTurn, bot, expect, openTable, pressOne, test } from './table';

const AXE = createRequire(import.meta.url).resolve('axe-core');

async function violations(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: AXE }).catch(() => undefined);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } };
    const result = await axe.run();
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
  });
}

const fiveSeats = [{ kind: 'me' }, bot, bot, bot, bot];

// The page's own policy keeps foreign scripts out, also the checker's.
test.use({ bypassCSP: true });

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('no screen has a violation that axe finds', async ({ page }) => {
      const id = await openTable(page, { seats: fiveSeats, rules: { start: 'introductory', milestones: true }, start: true });
      const waiting = await openTable(page, { seats: [{ kind: 'me' }, { kind: 'open' }] });
      for (const [name, path] of [['home', '/'], ['new', '/new'], ['lobby', `/g/${waiting}`]] as const) {
        await page.goto(path);
        await page.waitForTimeout(500);
        expect(await violations(page), name).toEqual([]);
        await page.screenshot({ path: `shots/${name}-${colorScheme}.png` });
      }
      await page.goto(`/g/${id}`);
      await awaitTurn(page);
      await pressOne(page);
      expect(await violations(page), 'game').toEqual([]);
      await page.screenshot({ path: `shots/game-${colorScheme}.png` });
      await page.goto(`/g/${id}/0`);
      await expect(page.getByRole('slider')).toBeVisible();
      expect(await violations(page), 'history').toEqual([]);
      await page.screenshot({ path: `shots/history-${colorScheme}.png` });
    });
  });

for (const [locale, button] of [['en', 'End turn'], ['de', 'Zug beenden'], ['fr', 'Finir le tour']] as const)
  test.describe(locale, () => {
    test.use({ locale });

    // A message that is missing is reported as an error, which fails the test.
    test(`everything is said in ${locale}`, async ({ page }) => {
      const id = await openTable(page, { seats: fiveSeats, rules: { start: 'introductory', milestones: true }, start: true });
      for (const path of ['/', '/new', `/g/${id}`]) {
        await page.goto(path);
        await page.waitForTimeout(400);
      }
      await awaitTurn(page);
      await expect(page.getByRole('button', { name: button })).toBeVisible();
      await page.screenshot({ path: `shots/game-${locale}.png` });
    });
  });

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a turn is played on a phone, and nothing is wider than it', async ({ page }) => {
    const id = await openTable(page, { seats: fiveSeats, rules: { start: 'introductory' }, start: true });
    for (const path of ['/', '/new', `/g/${id}`]) {
      await page.goto(path);
      await page.waitForTimeout(400);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
    await awaitTurn(page);
    await page.getByRole('button', { name: 'Whole board' }).click();
    await pressOne(page);
    await page.screenshot({ path: 'shots/game-phone.png' });
  });
});
