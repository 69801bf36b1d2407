// Notifications that arrive while the game is closed: how a device is subscribed, and what its worker does with what
// arrives. The push services of browsers cannot be reached from here: a subscription is made up, and the developer
// tools deliver.

import type { CDPSession, Page, Worker } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessibleInBothThemes } from './looks.ts';
import { openTable } from './table.ts';

// The keys of the example in RFC 8291.
const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

/** A push service that takes every subscription, or none. */
async function withService(page: Page, keys: typeof KEYS | null): Promise<void> {
  await page.addInitScript((found) => {
    let made: object | null = null;
    const endpoint = 'https://push.example/device';
    PushManager.prototype.subscribe = async () => {
      if (!found) throw new DOMException('push service not available', 'AbortError');
      made = { toJSON: () => ({ endpoint, keys: found }), unsubscribe: async () => ((made = null), true) };
      return made as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () => made as PushSubscription | null;
  }, keys);
}

/** A table that waits for somebody, where I am asked whether I want to be told. */
async function waitAtTable(page: Page): Promise<void> {
  const id = await openTable(page, { seats: [{ kind: 'me' }, { kind: 'open' }], rules: { start: 'introductory' } });
  await page.goto(`/g/${id}`);
}

test('a press subscribes this device, with quiet hours by its own clock', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await withService(page, KEYS);
  await waitAtTable(page);
  const devices = async () =>
    ((await (await page.request.get('/api/me/push')).json()) as { devices: Record<string, unknown>[] }).devices;
  expect(await devices()).toEqual([]);
  await page.getByRole('button', { name: 'Notify me in this browser' }).click();
  await expect(page.getByText('even when the game is closed')).toBeVisible();
  const [mine] = await devices();
  expect(mine).toMatchObject({ service: 'push.example', current: true, active: true, quiet_from: null });
  await page.getByRole('switch', { name: /Quiet hours/ }).check({ force: true });
  await expect(page.getByLabel('From')).toHaveValue('22:00');
  await page.getByLabel('Until').fill('07:30');
  await page.getByLabel('Until').blur();
  await expect.poll(async () => (await devices())[0]).toMatchObject({ quiet_from: 1320, quiet_until: 450 });
  await expectAccessibleInBothThemes(page, 'push');
  await page.getByRole('button', { name: 'Notifications are on.' }).click();
  await expect.poll(devices).toEqual([]);
});

test('where the push service cannot be reached, that is said and pages still notify', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await withService(page, null);
  await waitAtTable(page);
  await page.getByRole('button', { name: 'Notify me in this browser' }).click();
  await expect(page.getByText('couldn’t reach its push service')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications are on.' })).toBeVisible();
});

/** Delivers messages to the worker of a page, as a push service does. */
class Delivery {
  private constructor(
    private readonly tools: CDPSession,
    private readonly registrationId: string,
    private readonly origin: string,
  ) {}

  static async to(page: Page): Promise<Delivery> {
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const tools = await page.context().newCDPSession(page);
    const found = new Promise<string>((done) =>
      tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0]) done(registrations[0].registrationId);
      }),
    );
    await tools.send('ServiceWorker.enable');
    return new Delivery(tools, await found, new URL(page.url()).origin);
  }

  async deliver(message: object): Promise<void> {
    const { origin, registrationId } = this;
    await this.tools.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(message),
    });
  }
}

const shown = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    return (await registration.getNotifications()).map(({ title, body, data }) => [title, body, data as string]);
  });

test('what arrives is shown unless a page is seen, and taken back', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await page.goto('/');
  const delivery = await Delivery.to(page);
  const [worker] = context.serviceWorkers();
  const turn = { tag: 'abc', title: 'It’s your turn.', body: 'Friday', to: '/g/abc', again: false };
  await delivery.deliver({ ...turn, title: 'Seen on the page itself' });
  const elsewhere = await context.newPage(); // keeps the tools' connection; the game is closed
  await page.goto('about:blank');
  await delivery.deliver(turn);
  await expect.poll(() => shown(worker!)).toEqual([['It’s your turn.', 'Friday', '/g/abc']]);
  await delivery.deliver({ ...turn, tag: 'def', title: 'The game is over.' });
  await expect.poll(async () => (await shown(worker!)).length).toBe(2);
  await delivery.deliver({ tag: 'abc', close: true });
  await expect.poll(() => shown(worker!)).toEqual([['The game is over.', 'Friday', '/g/abc']]);
  await elsewhere.close();
});
