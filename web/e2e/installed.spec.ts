// The game installed: as a browser sees it, without a network, and when a new version is there.

import { chromium, type Page } from '@playwright/test';
import { createServer, get, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';
import { expectAccessibleInBothThemes } from './looks.ts';
import { awaitTurn, bot, myTurn, openTable, pressOne } from './table.ts';

const alone = { seats: [{ kind: 'me' }, bot], rules: { start: 'introductory' }, start: true };

/** Until the service worker has kept what a page needs. */
const kept = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

test('the browser offers to install the game', async ({ server, launchOptions }) => {
  // Only a profile of its own can install anything.
  const profile = mkdtempSync(join(tmpdir(), 'franchise-profile-'));
  const context = await chromium.launchPersistentContext(profile, launchOptions);
  try {
    const page = await context.newPage();
    await page.goto(server.address);
    const browser = await context.newCDPSession(page);
    const { errors, manifest } = (await browser.send('Page.getAppManifest')) as unknown as {
      errors: unknown[];
      manifest?: { icons?: { url: string; purpose?: string }[] };
    };
    expect(errors).toEqual([]);
    expect(manifest).toBeDefined();
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});

test(
  'without a network the games are shown as they were last seen',
  { tag: '@phone' },
  async ({ page, context, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const id = await openTable(page, { ...alone, title: 'Friday night' });
    await page.goto(`/g/${id}`);
    await awaitTurn(page);
    await kept(page);
    await page.goto('/'); // kept when the page of the game is left
    await context.setOffline(true);
    await page.goto(`/g/${id}`);
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Friday night/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Rosa')).toBeVisible();
    await expectAccessibleInBothThemes(page, 'offline');
    await context.setOffline(false); // the page notices it
    await expect(myTurn(page)).toBeVisible();
  },
);

/** The server behind a door that can pretend to hand out a later build. */
class Later {
  private readonly door: Server;
  private later = false;

  constructor(server: string) {
    const port = Number(new URL(server).port);
    this.door = createServer((asked, answer) => {
      if (this.later && asked.url === '/service-worker.js') {
        get(`${server}/service-worker.js`, (found) => {
          let text = '';
          found.on('data', (part: Buffer) => (text += part.toString()));
          found.on('end', () => {
            answer.writeHead(200, { 'content-type': 'text/javascript' });
            answer.end(
              text
                .replace(/const BUILD = .*/, "const BUILD = 'later';")
                .replace(/const SHELL = .*/, "const SHELL = ['/'];"),
            );
          });
        });
        return;
      }
      const { method, url } = asked;
      const headers = {
        ...asked.headers,
        host: new URL(server).host,
        ...(asked.headers.origin ? { origin: server } : {}),
      };
      const passed = request({ port, method, headers, path: url }, (found) => {
        answer.writeHead(found.statusCode!, found.headers);
        found.pipe(answer);
      });
      passed.on('error', () => answer.destroy());
      asked.pipe(passed);
      answer.on('close', () => passed.destroy());
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((done) => this.door.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.door.address() as AddressInfo).port}`;
  }

  update(): void {
    this.later = true;
  }

  close(): void {
    this.door.closeAllConnections();
    this.door.close();
  }
}

test('a new version is offered and takes nothing from a planned turn', async ({ browser, server }) => {
  const later = new Later(server.address);
  const context = await browser.newContext({ baseURL: await later.open(), locale: 'en-US' });
  try {
    const page = await context.newPage();
    const id = await openTable(page, alone);
    await page.goto(`/g/${id}`);
    await kept(page);
    await page.reload(); // from here on the worker is in charge
    await awaitTurn(page);
    await pressOne(page);
    await expect(page.getByText('A new version is there.')).toHaveCount(0);
    later.update();
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await expect(page.getByText('A new version is there.')).toBeVisible();
    await expect(page.locator('.dock .steps li')).toHaveCount(1);
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
    await expect(page.locator('.dock .steps li')).toHaveCount(1);
    expect(await page.evaluate(() => caches.keys())).toEqual(['franchise-later']);
  } finally {
    await context.close();
    later.close();
  }
});
