import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { awaitTurn, bot, endTurn, gameOfTwo, myTurn, openTable, pressOne } from './table.ts';

test('many tabs share one stream, also when tabs close', async ({ page, context }) => {
  const id = await openTable(page, { seats: [{ kind: 'me' }, bot], rules: { start: 'introductory' }, start: true });
  await page.goto(`/g/${id}`);
  const homes: Page[] = [];
  // More than a browser connects to one host.
  for (let tab = 0; tab < 7; tab++) {
    homes.push(await context.newPage());
    await homes.at(-1)!.goto('/');
    await expect(homes.at(-1)!.getByText('Turn 1 ·')).toBeVisible();
  }
  await awaitTurn(page);
  await pressOne(page);
  await endTurn(page);
  for (const home of homes) await expect(home.getByText('Turn 3 ·')).toBeVisible();
  await expect(homes[0]!).toHaveTitle('● Your turn – Franchise');

  await page.close();
  const again = homes.pop()!;
  await again.goto(`/g/${id}`);
  await awaitTurn(again);
  await pressOne(again);
  await endTurn(again);
  for (const home of homes) await expect(home.getByText('Turn 5 ·')).toBeVisible();
});

test('home follows what happens at my tables', async ({ page, somebody }) => {
  const id = await openTable(page, {
    seats: [{ kind: 'me' }, { kind: 'open' }],
    public: true,
    rules: { start: 'introductory' },
  });
  await page.goto('/');
  const mine = page.locator('main li').first();
  await expect(mine).toContainText('one seat is free');
  const guest = await somebody();
  await guest.request.put('/api/me', { data: { name: 'Hank' } });
  await guest.goto('/');
  await expect(guest.getByRole('heading', { name: 'Tables with free seats' })).toBeVisible();
  await guest.locator('main li a').filter({ hasText: 'Rosa' }).first().click();
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await expect(mine).toContainText('Rosa, Hank');
  await expect(mine).toContainText('ready to start');
  await expect(page).toHaveTitle('Franchise');
  await page.request.post(`/api/tables/${id}/start`);
  await expect(mine).toContainText('your turn');
  await expect(page).toHaveTitle('● Your turn – Franchise');
  await page.request.post(`/api/games/${id}/moves`, { data: { revision: 0, moves: ['end'] } });
  await expect(mine).toContainText('Hank to move');
  await awaitTurn(guest);
});

/** Allow notifications, and let another player move while nobody looks at the page. */
async function playOutOfSight(page: Page, guest: Page): Promise<string> {
  const id = await gameOfTwo(page, guest);
  await page.goto(`/g/${id}`);
  await awaitTurn(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'This table', exact: true }).click();
  await page.getByRole('button', { name: 'Notify me in this browser' }).click();
  await expect(page.getByRole('button', { name: 'Notifications are on.' })).toBeVisible();
  await page.keyboard.press('Escape');
  await pressOne(page);
  await endTurn(page);
  await expect(myTurn(page)).toHaveCount(0);
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
  const played = await guest.request.post(`/api/games/${id}/moves`, { data: { revision: 1, moves: ['end'] } });
  expect(played.status(), await played.text()).toBe(200);
  return id;
}

test('the browser tells of my turn when the page is out of sight', async ({ page, somebody }) => {
  await page.addInitScript(() => {
    const told: string[] = [];
    class Told {
      static permission = 'default';
      static requestPermission = () => Promise.resolve((Told.permission = 'granted'));
      constructor(title: string) {
        told.push(title);
      }
      close(): void {}
    }
    Object.assign(globalThis, { Notification: Told, told });
  });
  await playOutOfSight(page, await somebody());
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { told: string[] }).told))
    .toEqual(['It’s your turn']);
});

test('where a page may not notify, as on Android, a worker does and leads back to the table', async ({
  page,
  context,
  somebody,
}) => {
  await context.grantPermissions(['notifications']);
  await page.addInitScript(() => {
    class Refusing {
      static permission = 'granted';
      static requestPermission = () => Promise.resolve('granted');
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    }
    Object.assign(globalThis, { Notification: Refusing });
  });
  const id = await playOutOfSight(page, await somebody());
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, data }) => [
        title,
        data as string,
      ]),
    );
  // The worker is installed once the page has nothing else to do.
  await expect.poll(shown, { timeout: 30_000 }).toEqual([['It’s your turn', `/g/${id}`]]);
  await page.getByRole('link', { name: 'Franchise' }).first().click();
  await expect(page).toHaveURL('/');
  // Only a finger can press a notification; what follows then is asked of the worker itself, which may not focus
  // without one.
  const [worker] = context.serviceWorkers();
  await worker!.evaluate(
    (address) => (globalThis as unknown as { lead: (to: string) => Promise<unknown> }).lead(address).catch(() => null),
    `/g/${id}`,
  );
  await expect(page).toHaveURL(`/g/${id}`);
});
