import { test } from './fixtures.ts';
import { expectAccessible } from './looks.ts';

test('axe measures what fades in once it is there, and what begins afterwards too', async ({ page }) => {
  await page.goto('/rules');
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const fade = () => heading.animate({ opacity: [0.1, 0.3] }, { delay: 200, duration: 800, fill: 'backwards' });
    fade().onfinish = fade;
  });
  await expectAccessible(page);
});
