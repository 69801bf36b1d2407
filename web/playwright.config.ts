import { defineConfig } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A browser on a busy machine may miss its time once.
  retries: process.env.CI ? 2 : 0,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    locale: 'en-US',
    colorScheme: 'light',
    // Motion takes most of a test's time; what is about motion, or plays a whole game, asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace takes as long as the test itself; `make e2e ONLY="game --trace on"` makes one.
    trace: 'on-first-retry',
    actionTimeout: 30_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  // Everything on a desktop; what names a device also there.
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
    {
      name: 'tablet',
      grep: /@tablet/,
      use: { viewport: { width: 820, height: 1180 }, isMobile: true, hasTouch: true },
    },
  ],
});
