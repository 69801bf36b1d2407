import { expect, test } from './fixtures.ts';
import { expectAccessible } from './looks.ts';

test('axe measures nothing that still fades, or that begins to fade when something else has', async ({ page }) => {
  await page.goto('/rules');
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate((element) => {
    const fade = () => element.animate({ opacity: [0.1, 0.3] }, { delay: 200, duration: 2_000, fill: 'backwards' });
    fade().onfinish = fade;
    // axe makes itself known just before it measures.
    Object.defineProperty(globalThis, 'axe', {
      configurable: true,
      set(value) {
        element.setAttribute('data-faded', String(element.getAnimations().length === 0));
        Object.defineProperty(globalThis, 'axe', { value });
      },
    });
  });
  await expectAccessible(page);
  await expect(heading).toHaveAttribute('data-faded', 'true');
});
