import type { Page } from '@playwright/test';
import { expect, inMotion, test } from './fixtures.ts';
import { awaitTurn, bot, endTurn, openTable, pressOne } from './table.ts';

test.use(inMotion);

/** What a page has asked its device for. */
interface Device {
  contexts: OfflineAudioContext[];
  taps: number;
}

/** Let sounds be written down instead of played, and count the vibrations. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const device = { contexts: [] as OfflineAudioContext[], taps: 0 };
    function AudioContext() {
      const context = new OfflineAudioContext(1, 4 * 44_100, 44_100);
      device.contexts.push(context);
      return context;
    }
    Object.assign(globalThis, { device, AudioContext });
    Object.defineProperty(navigator, 'vibrate', { value: () => ((device.taps += 1), true) });
  });
}

const asked = (page: Page) =>
  page.evaluate(() => {
    const { contexts, taps } = (globalThis as unknown as { device: Device }).device;
    return { contexts: contexts.length, taps };
  });

/** How loud it gets, and the second in which it falls silent. */
const rendered = (page: Page) =>
  page.evaluate(async () => {
    const { device } = globalThis as unknown as { device: Device };
    const samples = (await device.contexts[0]!.startRendering()).getChannelData(0);
    return {
      peak: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
      until: samples.findLastIndex((sample) => Math.abs(sample) > 0.002) / 44_100,
    };
  });

test(
  'a game is heard from the first own move on, until sound is switched off',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await listen(page);
    const id = await openTable(page, { seats: [{ kind: 'me' }, bot], rules: { start: 'introductory' }, start: true });
    await page.goto(`/g/${id}`);
    await awaitTurn(page);
    expect(await asked(page)).toEqual({ contexts: 0, taps: 0 });
    await pressOne(page);
    await endTurn(page);
    await awaitTurn(page);
    await expect.poll(() => asked(page)).toEqual({ contexts: 1, taps: isMobile ? 1 : 0 });
    const { peak, until } = await rendered(page);
    expect(peak).toBeGreaterThan(0.03);
    expect(peak).toBeLessThan(1);
    expect(until).toBeGreaterThan(0.1);
    expect(until).toBeLessThan(3);

    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Sound', pressed: true }).click();
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.reload();
    await awaitTurn(page);
    await pressOne(page);
    await endTurn(page);
    await awaitTurn(page);
    expect(fetched.filter((address) => address.includes('jukebox'))).toEqual([]);
    expect((await asked(page)).contexts).toBe(0);
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('button', { name: 'Sound', pressed: false })).toBeVisible();
  },
);
