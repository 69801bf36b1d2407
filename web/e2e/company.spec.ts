import { expect, inMotion, test } from './fixtures.ts';
import { expectAccessibleInBothThemes } from './looks.ts';
import { awaitTurn, endTurn, gameOfTwo, myTurn, playTurn, pressOne } from './table.ts';

test.use(inMotion);

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

test('a table and a message are reported to whoever runs the server', { tag: '@phone' }, async ({ page, somebody }) => {
  const guest = await somebody();
  const id = await gameOfTwo(page, guest);
  await guest.request.post(`/api/tables/${id}/chat`, { data: { text: 'Give me your money' } });
  await page.goto(`/g/${id}`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Report this table…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('What’s wrong?')).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Report', exact: true })).toBeDisabled();
  await page.keyboard.type('Spam in the title');
  await expectAccessibleInBothThemes(page, 'report');
  const told = page.waitForRequest(`/api/tables/${id}/report`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect((await told).postDataJSON()).toEqual({ message: null, reason: 'Spam in the title' });
  await expect(page.locator('.toasts')).toContainText('Reported.');
  await expect(dialog).toBeHidden();

  const panel = page.getByRole('button', { name: 'Players, regions and log' });
  if (await panel.isVisible()) await panel.click();
  await page.getByRole('button', { name: 'Report what Hank said…' }).click();
  await expect(dialog).toContainText('Give me your money');
  await dialog.getByLabel('What’s wrong?').fill('Begging');
  const again = page.waitForRequest(`/api/tables/${id}/report`);
  await dialog.getByRole('button', { name: 'Report', exact: true }).click();
  expect((await again).postDataJSON()).toEqual({ message: 1, reason: 'Begging' });
  await expect(dialog).toBeHidden();
});

test('a turn of somebody else is told on the board until it is skipped, and holds nobody up', async ({
  page,
  somebody,
}) => {
  const guest = await somebody();
  const id = await gameOfTwo(page, guest);
  await guest.addInitScript(() => localStorage.setItem('franchise.motion', 'slow'));
  await guest.goto(`/g/${id}`);
  await expect(guest.locator('.card.waiting')).toContainText('Rosa');
  const { revision } = (await (await page.request.get(`/api/games/${id}`)).json()) as { revision: number };
  const { additions } = (await (
    await page.request.post(`/api/games/${id}/plan`, { data: { moves: ['end'], revision, view: false } })
  ).json()) as { additions: string[] };
  await playTurn(page, id, [additions.find((move) => move.startsWith('expand'))!, 'end']);
  await expect(guest.locator('.caption')).toContainText('Rosa');
  await expect(myTurn(guest)).toBeEnabled();
  await guest.locator('.caption').getByRole('button', { name: 'Skip' }).click();
  await expect(guest.locator('.caption')).toBeHidden();
});

test('the region’s card stays with what was looked at while others play', async ({ page, somebody }) => {
  const id = await gameOfTwo(page, await somebody());
  await page.goto(`/g/${id}`);
  await awaitTurn(page);
  await page.getByRole('button', { name: /: Texas,/ }).click();
  const card = page.locator('.region-card h2');
  await expect(card).toHaveText('Texas');
  await page.mouse.move(5, 5);
  await playTurn(page, id, ['end']);
  await expect(myTurn(page)).toBeHidden();
  await expect(card).toHaveText('Texas');
});
