import { expect, test } from './fixtures.ts';
import { expectAccessibleInBothThemes } from './looks.ts';
import { awaitTurn, bot, myTurn, openTable, pressOne } from './table.ts';

const againstBot = { seats: [{ kind: 'me' }, bot], rules: { start: 'introductory' }, start: true };

test('a server that restarts in mid-turn loses no plan', async ({ page, server, watch }) => {
  watch.allow(/ERR_(CONNECTION|EMPTY|INCOMPLETE|SOCKET)/, /WebSocket|EventSource/);
  const id = await openTable(page, againstBot);
  await page.goto(`/g/${id}`);
  await awaitTurn(page);
  await pressOne(page);
  await server.stop();
  await expect(page.getByText('No connection')).toBeVisible({ timeout: 30_000 });
  await myTurn(page).click();
  await expect(page.getByText('The server does not answer.')).toBeVisible();
  await expect(page.locator('.dock .steps li')).toHaveCount(1);
  await expectAccessibleInBothThemes(page, 'no-connection');
  await server.start();
  await expect(page.getByText('No connection')).toBeHidden({ timeout: 60_000 });
  await expect(page.locator('.dock .steps li')).toHaveCount(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('section.log')).toContainText('expands');
  await expect(page.locator('.dock .steps li')).toHaveCount(0);
});

test('storage that refuses keeps the plan and offers a way on', { tag: '@phone' }, async ({ page, watch }) => {
  watch.allow(/507/);
  const id = await openTable(page, againstBot);
  await page.goto(`/g/${id}`);
  await awaitTurn(page);
  await pressOne(page);
  const refusal = { error: 'storage_full', message: 'The server’s disk is full. Nothing was changed.', arguments: {} };
  await page.route('**/moves*', (route) => route.fulfill({ status: 507, json: refusal }), { times: 1 });
  await myTurn(page).click();
  await expect(page.getByRole('alert')).toContainText('The server’s disk is full. Nothing was changed. Your plan is kept.');
  await expect(page.locator('.dock .steps li')).toHaveCount(1);
  await expectAccessibleInBothThemes(page, 'storage-full');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('.dock .steps li')).toHaveCount(0);
});

test('a turn that was played in another tab is explained', async ({ page, context }) => {
  const id = await openTable(page, { seats: [{ kind: 'me' }, { kind: 'person', name: 'Hank' }], rules: { start: 'introductory' }, start: true });
  await page.goto(`/g/${id}`);
  await awaitTurn(page);
  await pressOne(page);
  const other = await context.newPage();
  await other.goto(`/g/${id}`);
  await awaitTurn(other);
  await pressOne(other, 1);
  await myTurn(other).click();
  await expect(page.getByText('You played this turn in another tab')).toBeVisible();
  await expect(page.locator('.players tr.acting')).toContainText('Hank');
});

test('addresses that lead nowhere say so and lead home', { tag: '@phone' }, async ({ page, watch }) => {
  watch.allow(/404 \(Not Found\)/);
  for (const [address, title] of [
    ['/nowhere/at/all', 'There is no road here'],
    ['/g/0123456789ab', 'That did not work'],
    ['/join/abcdefghjkmn', 'You come too late'],
  ] as const) {
    const answer = await page.goto(address);
    expect(answer!.status()).toBe(title.includes('road') ? 404 : 200);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await expectAccessibleInBothThemes(page, 'invitation-ended');
  await page.goto('/nowhere');
  await expectAccessibleInBothThemes(page, 'nowhere');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
});
