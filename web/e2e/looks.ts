// The looks a screen can have, pictures of it, and what axe says about it.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PICTURES = fileURLToPath(new URL('../screenshots/', import.meta.url));

export type Theme = 'light' | 'dark';
export const THEMES: Theme[] = ['light', 'dark'];

/** Choose theme, language or movement as if it had been chosen on an earlier visit; pages loaded afterwards have it. */
export async function dress(
  page: Page,
  wanted: { theme?: Theme; language?: string; motion?: 'off'; asks?: 'off' },
): Promise<void> {
  await page.addInitScript(
    (chosen) => {
      for (const [name, value] of Object.entries(chosen)) localStorage.setItem(`franchise.${name}`, value);
    },
    wanted as Record<string, string>,
  );
}

/** Write a picture where a person can look at it: web/screenshots/NAME.png, with the device unless it is a desktop. */
export async function shot(page: Page, name: string): Promise<void> {
  const device = test.info().project.name;
  await page.evaluate(() => document.fonts.ready);
  const path = `${PICTURES}${name}${device === 'desktop' ? '' : `-${device}`}.png`;
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
}

/** Wait until nothing fades or moves that comes to an end: what is half transparent has no contrast to be measured. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    // One animation may begin as another ends, and a transition begins with the frame after the change.
    for (let quiet = 0; quiet < 2;) {
      await new Promise(requestAnimationFrame);
      const passing = document.getAnimations().filter(ends);
      quiet = passing.length ? 0 : quiet + 1;
      await Promise.all(passing.map((animation) => animation.finished.catch(() => undefined)));
    }
  });
}

/** Expect that axe finds nothing to say against the page once it has come to rest. */
export async function expectAccessible(page: Page): Promise<void> {
  await stillness(page);
  // Evaluated rather than added as a script, which the page's own policy would refuse.
  await page.evaluate(AXE);
  const results = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
  );
  const said = results.violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `    ${node.html.slice(0, 200)}\n      ${node.failureSummary?.split('\n').slice(1).join(' ')}`).join('\n')}`,
  );
  expect(said.join('\n\n'), 'what axe found').toBe('');
}

/** The same in both themes, with a picture of each. */
export async function expectAccessibleInBothThemes(page: Page, name: string): Promise<void> {
  for (const theme of THEMES) {
    await page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), theme);
    await expectAccessible(page);
    await shot(page, `${name}-${theme}`);
  }
}

/** Make the browser's text twice as large, as people with weak eyesight set it. */
export async function enlargeText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** Expect that the page is not wider than its window, and that no button cuts off what it says. */
export async function expectToFit(page: Page): Promise<void> {
  const wrong = await page.evaluate((width) => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > width)
      found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const element of document.querySelectorAll<HTMLElement>('button, a.button, label')) {
      const { right, width: own } = element.getBoundingClientRect();
      const name = element.innerText || element.ariaLabel || element.className;
      if (!own || getComputedStyle(element).display === 'inline') continue;
      if (element.scrollWidth > element.clientWidth + 2 || element.scrollHeight > element.clientHeight + 2)
        found.push(`cut off: ${name}`);
      if (right > width + 1 && !element.closest('table')) found.push(`outside: ${name}`);
    }
    return found;
  }, page.viewportSize()!.width);
  expect(wrong).toEqual([]);
}
