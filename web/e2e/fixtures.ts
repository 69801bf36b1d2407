// What every test of the client starts with: a real server, and pages on which no error goes unseen.

import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { GameServer } from './server.ts';
import { Watch } from './watch.ts';

interface OfTest {
  watch: Watch;
  /** Another person with a browser of their own. */
  somebody: () => Promise<Page>;
}
interface OfWorker {
  server: GameServer;
}

export const test = base.extend<OfTest, OfWorker>({
  server: [
    async ({}, use) => {
      const server = new GameServer();
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  watch: async ({ server }, use) => {
    const watch = new Watch(server.address);
    await use(watch);
    expect(watch.troubles).toEqual([]);
  },
  context: async ({ context, watch }, use) => {
    watch.context(context);
    await use(context);
  },
  somebody: async ({ browser, contextOptions, viewport, locale, baseURL, watch }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, viewport, locale, baseURL });
      contexts.push(context);
      watch.context(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

/** For tests that watch what moves. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export { expect };
