import { expect, test } from './fixtures.ts';
import { expectAccessibleInBothThemes } from './looks.ts';
import { awaitTurn, endTurn, gameOfTwo, playTurn, pressOne } from './table.ts';

test(
  'whoever waits plans ahead, and plays the plan when the turn comes',
  { tag: '@phone' },
  async ({ page, somebody }) => {
    const guest = await somebody();
    const id = await gameOfTwo(page, guest);
    await guest.goto(`/g/${id}`);
    await guest.getByRole('button', { name: 'Plan ahead' }).click();
    await expect(guest.getByRole('heading', { name: /Your next turn/ })).toBeVisible();
    await pressOne(guest);
    const step = (await guest.locator('.dock .steps li').first().textContent())!;
    await expectAccessibleInBothThemes(guest, 'ahead');
    await guest.reload();
    await expect(guest.locator('.dock .steps li').first()).toHaveText(step);
    const { revision } = (await (await page.request.get(`/api/games/${id}`)).json()) as { revision: number };
    await playTurn(page, id, ['end']);
    await awaitTurn(guest);
    await expect(guest.locator('.toasts')).toContainText('Your plan is ready.');
    await expect(guest.locator('.dock .steps li').first()).toHaveText(step);
    // Nothing was played by itself.
    const now = (await (await page.request.get(`/api/games/${id}`)).json()) as { revision: number };
    expect(now.revision).toBe(revision + 1);
    await endTurn(guest);
  },
);

test('the game that has waited longest is the next one', async ({ page, somebody }) => {
  const guest = await somebody();
  const [first, second, here] = [
    await gameOfTwo(page, guest),
    await gameOfTwo(page, guest),
    await gameOfTwo(page, guest),
  ];
  await playTurn(page, second, ['end']);
  await playTurn(page, first, ['end']);
  await guest.goto(`/g/${here}`);
  await guest.getByRole('link', { name: 'Next game: 2 tables wait for you' }).click();
  await expect(guest).toHaveURL(`/g/${second}`);
  await awaitTurn(guest);
  await endTurn(guest);
  await expect(guest.getByRole('link', { name: 'Next game: one table waits for you' })).toHaveAttribute(
    'href',
    `/g/${first}`,
  );
});
