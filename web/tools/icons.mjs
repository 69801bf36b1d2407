// Draws the icons of the installed game from public/icon.svg, which is our own.
//
//   npm run icons        needs Chromium, as the tests in a browser do
//
// `any` is the icon as it is. `maskable` and `touch` fill the whole square, because systems cut shapes of their own out
// of it, and keep the star within the middle 80 %, which none of them cuts into.

import { chromium } from '@playwright/test';
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));
const ICONS = [
  ['any', 192],
  ['any', 512],
  ['maskable', 192],
  ['maskable', 512],
  ['touch', 180],
];
const SAFE = 0.9;

const art = readFileSync(`${PUBLIC}icon.svg`, 'utf8');
const ground = /<rect [^>]*fill="(#[0-9a-f]{6})"[^>]*\/>/.exec(art);
const filled = art
  .replace(
    ground[0],
    `<rect width="32" height="32" fill="${ground[1]}"/><g transform="translate(16 16) scale(${SAFE}) translate(-16 -16)">`,
  )
  .replace('</svg>', '</g></svg>');

mkdirSync(`${PUBLIC}icons`, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
for (const [purpose, size] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const picture = Buffer.from(purpose === 'any' ? art : filled).toString('base64');
  await page.setContent(
    `<body style="margin:0"><img width="${size}" height="${size}" style="display:block" src="data:image/svg+xml;base64,${picture}">`,
  );
  await page.locator('img').evaluate((image) => image.decode());
  await page.screenshot({ path: `${PUBLIC}icons/${purpose}-${size}.png`, omitBackground: true });
}
await browser.close();
