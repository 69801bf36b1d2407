import { expect, test } from './fixtures.ts';
import { expectAccessibleInBothThemes, expectToFit } from './looks.ts';
import { awaitTurn, bot, importGame, myTurn, openTable, pressOne } from './table.ts';

const againstBot = { seats: [{ kind: 'me' }, bot], rules: { start: 'introductory' }, start: true };

test('a server that restarts in mid-turn loses no plan', async ({ page, server, watch }) => {
  // The browser looks for a new service worker too.
  watch.allow(/ERR_(CONNECTION|EMPTY|INCOMPLETE|SOCKET)/, /WebSocket|EventSource/, /fetching the script/);
  const id = await openTable(page, againstBot);
  await page.goto(`/g/${id}`);
  await awaitTurn(page);
  await pressOne(page);
  await server.stop();
  await expect(page.getByText('No connection')).toBeVisible({ timeout: 30_000 });
  await myTurn(page).click();
  await expect(page.getByText('The server isn’t responding.')).toBeVisible();
  await expect(page.locator('.dock .steps li')).toHaveCount(1);
  await expectAccessibleInBothThemes(page, 'no-connection');
  await server.start();
  await expect(page.getByText('Your turn hasn’t been sent yet.')).toBeVisible({ timeout: 60_000 });
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
  await expect(page.getByRole('alert')).toContainText(
    'The server’s disk is full. Nothing was changed. Your plan is safe.',
  );
  await expect(page.locator('.dock .steps li')).toHaveCount(1);
  await expectAccessibleInBothThemes(page, 'storage-full');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('.dock .steps li')).toHaveCount(0);
});

test('a turn that was played in another tab is explained', async ({ page, context }) => {
  const id = await openTable(page, {
    seats: [{ kind: 'me' }, { kind: 'person', name: 'Hank' }],
    rules: { start: 'introductory' },
    start: true,
  });
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

test(
  'a finished game that the present rules refuse shows its result and gives its record',
  { tag: '@phone' },
  async ({ page, server, watch }) => {
    watch.allow(/409 \(Conflict\)/);
    const [stranger, halfway] = [await importGame(page, 'five_players'), await importGame(page, 'five_players')];
    await server.restartAltered(
      ["UPDATE tables SET rules = 0, setup = json_set(setup, '$.start', 'auction') WHERE id = ?", stranger],
      ['UPDATE tables SET rules = 0 WHERE id = ?', halfway],
      [`UPDATE log SET moves = '["grow chicago"]' WHERE "table" = ? AND revision = 9`, halfway],
    );
    const look = page.getByRole('link', { name: 'View it as far as it goes' });
    for (const id of [stranger, halfway]) {
      await page.goto(`/g/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bob wins');
      await expect(page.getByText('The rules have been corrected since.')).toBeVisible();
      await expect(page.getByText('Played under version 0 of the rules.')).toBeVisible();
      await expect(page.getByRole('row', { name: /^Influence/ })).toHaveText(/42\s*54\s*39\s*46\s*46/);
      const saved = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Save the game to a file' }).first().click();
      expect((await saved).suggestedFilename()).toBe(`franchise-${id}.json`);
      await expect(look).toHaveCount(id === halfway ? 1 : 0);
    }
    await expectToFit(page);
    await expectAccessibleInBothThemes(page, 'kept-result');
    await look.click();
    await expect(page.getByRole('slider')).toBeVisible();
  },
);

test('addresses that lead nowhere say so and lead home', { tag: '@phone' }, async ({ page, watch }) => {
  watch.allow(/404 \(Not Found\)/);
  for (const [address, title] of [
    ['/nowhere/at/all', 'There’s no road here'],
    ['/g/0123456789ab', 'That didn’t work'],
    ['/join/abcdefghjkmn', 'You’re too late'],
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
