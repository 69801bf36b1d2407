import { expect, test } from './fixtures.ts';
import { expectAccessibleInBothThemes } from './looks.ts';
import {
  awaitTurn,
  endTurn,
  gameOfTwo,
  importGame,
  myTurn,
  openTable,
  openTableMenu,
  playTurn,
  pressOne,
  sitDown,
} from './table.ts';

test('the host sends somebody away, silences, and passes hosting on', async ({ page, somebody }) => {
  const id = await openTable(page, { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], public: true });
  const [hank, peggy] = [await somebody(), await somebody()];
  await sitDown(hank, id, 1, 'Hank');
  await sitDown(peggy, id, 2, 'Peggy');
  await Promise.all([page, hank, peggy].map((one) => one.goto(`/g/${id}`)));

  await page.getByRole('button', { name: /^More… ?Hank/ }).click();
  await page.getByRole('button', { name: /^Mute in chat/ }).click();
  await expect(hank.getByLabel('Say something')).toHaveCount(0);
  await page.getByRole('button', { name: /^Unmute/ }).click();
  await expect(hank.getByLabel('Say something')).toBeVisible();
  await page.getByRole('button', { name: /^Remove from table/ }).click();
  await expect(page.getByText('Remove Hank from the table?')).toBeVisible();
  await page.getByRole('button', { name: 'Remove from table' }).click();
  await expect(hank.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await expect(page.locator('.seats')).not.toContainText('Hank');

  await page.getByRole('button', { name: /^More… ?Peggy/ }).click();
  await page.getByRole('button', { name: /^Make host/ }).click();
  await page.getByRole('button', { name: 'Make host' }).click();
  await peggy.getByRole('button', { name: 'Add a bot' }).click();
  await expect(peggy.getByRole('button', { name: 'Start the game' })).toBeVisible();
  await expect(page.getByText('The host starts the game')).toBeVisible();
});

test('whoever resigns leaves the seat to a bot, and everybody is told', async ({ page, somebody }) => {
  const guest = await somebody();
  const id = await gameOfTwo(page, guest, { turn_minutes: 5 });
  await page.goto(`/g/${id}`);
  await awaitTurn(page);
  await guest.goto(`/g/${id}`);
  await expect(guest.locator('.top').getByRole('timer')).toHaveText(/^4:\d\d left$/);
  await openTableMenu(page);
  await page.getByRole('button', { name: /^Resign/ }).click();
  await expectAccessibleInBothThemes(page, 'table');
  await page.getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('dialog').getByText('Your seat')).toHaveCount(0);
  await expect(guest.locator('.toasts')).toContainText('Rosa has resigned. A bot takes over.');
  await expect(guest.locator('section.log')).toContainText('Rosa has resigned.');
  await awaitTurn(guest);
  await guest.reload();
  await expect(guest.locator('section.log')).toContainText('Rosa has resigned.');
  await expect(guest.getByRole('region', { name: 'Chat' })).toBeVisible();
  await expect(guest.locator('.players')).toContainText('Regular');
  await expect(guest.locator('.players')).toContainText('Rosa');
});

test('a rematch is asked for, and starts when the other agrees', async ({ page, somebody }) => {
  const guest = await somebody();
  const id = await importGame(page, 'two_players', { seats: [{ kind: 'me' }, { kind: 'open' }] });
  const { code } = (await (await page.request.post(`/api/tables/${id}/invitation`)).json()) as { code: string };
  await guest.request.put('/api/me', { data: { name: 'Hank' } });
  expect((await guest.request.post(`/api/join/${code}`, { data: {} })).ok()).toBe(true);
  // One looks at the result, the other at the board.
  await Promise.all([page.goto(`/g/${id}`), guest.goto(`/g/${id}/3`)]);
  await expect(guest.locator('.board').first()).toBeVisible();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page.locator('.wait')).toContainText('Waiting for an answer:');
  await expect(guest.getByText('would like a rematch. Are you in?')).toBeVisible();
  await expectAccessibleInBothThemes(guest, 'rematch-asked');
  await guest.getByRole('button', { name: 'No, thanks' }).click();
  await expect(guest.getByText('would like a rematch.')).toHaveCount(0);
  await expect(page.locator('.toasts')).toContainText('declines the rematch');
  await guest.goto(`/g/${id}`);
  await guest.getByRole('button', { name: 'Rematch' }).click();
  await Promise.all([page, guest].map((one) => expect(one.locator('.board').first()).toBeVisible()));
});

test('a seat is handed over to a second browser', { tag: '@phone' }, async ({ page, somebody, watch }) => {
  watch.allow(/404 \(Not Found\).*\/api\/handover/);
  const id = await gameOfTwo(page, await somebody());
  await page.goto(`/g/${id}`);
  await awaitTurn(page);
  await openTableMenu(page);
  await page.getByRole('button', { name: /^Continue on another device/ }).click();
  const code = (await page.locator('.code strong').textContent())!;

  const other = await somebody();
  await other.goto('/');
  await other.getByRole('button', { name: /Take over a seat/ }).click();
  await other.getByLabel('Code').fill('abcd abcd abcd');
  await other.getByRole('button', { name: 'Take the seat' }).click();
  await expect(other.getByText('This code has been used or has expired.')).toBeVisible();
  await expectAccessibleInBothThemes(other, 'take-over');
  await other.getByLabel('Code').fill(code.toUpperCase());
  await other.getByRole('button', { name: 'Take the seat' }).click();
  await awaitTurn(other);
  await page.keyboard.press('Escape');
  await expect(myTurn(page)).toHaveCount(0);
});

test('a turn is taken back when the other agrees', async ({ page, somebody }) => {
  const guest = await somebody();
  const id = await gameOfTwo(page, guest);
  await Promise.all([page, guest].map((one) => one.goto(`/g/${id}`)));
  await awaitTurn(page);
  await pressOne(page);
  await endTurn(page);
  await awaitTurn(guest);
  await page.getByRole('button', { name: 'Undo my last turn' }).click();
  await expect(page.getByText('Waiting for agreement from Hank')).toBeVisible();
  await expect(guest.getByText('Rosa would like to undo a turn. Do you agree?')).toBeVisible();
  await expectAccessibleInBothThemes(guest, 'wish');
  await guest.getByRole('button', { name: 'Agree' }).click();
  await awaitTurn(page);
  await expect(myTurn(guest)).toHaveCount(0);
});

test('a bot plays for whoever is away, and the seat is taken back', async ({ page, somebody }) => {
  const id = await gameOfTwo(page, await somebody());
  await page.goto(`/g/${id}`);
  await awaitTurn(page);
  await openTableMenu(page);
  await page.getByRole('button', { name: /^Let a bot play until I’m back/ }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Take my seat back/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(page.locator('.players')).not.toContainText('bot standing in');
});

test('the host lets a bot play for somebody who is late', async ({ page, somebody, server, watch }) => {
  // The worker may still be fetching what it keeps when the server restarts.
  watch.allow(/^failed request: GET \S+\/assets\/\S+ net::ERR_CONNECTION_REFUSED$/);
  const id = await gameOfTwo(page, await somebody(), { turn_minutes: 5 });
  await playTurn(page, id, ['end']);
  await page.goto(`/g/${id}`);
  await expect(page.locator('section.waiting')).toContainText('Hank to move');
  await expect(page.getByRole('button', { name: 'Let a bot play this turn' })).toHaveCount(0);
  await page.goto('about:blank');
  await server.restartAltered(['UPDATE log SET actor_since = actor_since - 600000 WHERE "table" = ?', id]);

  await page.goto(`/g/${id}`);
  await expect(page.locator('section.waiting')).toContainText('Hank has run out of time');
  await expectAccessibleInBothThemes(page, 'somebody-late');
  await page.getByRole('button', { name: 'Let a bot play this turn' }).click();
  await awaitTurn(page);
  // For this turn only: the seat is still Hank's.
  await expect(page.locator('.players')).not.toContainText('bot standing in');
  await pressOne(page);
  await endTurn(page);
  await expect(page.locator('section.waiting')).toContainText('Hank to move');
});

test('turns are announced at an address, which is tried and forgotten', async ({ page, somebody, watch }) => {
  watch.allow(/422 \(/);
  const id = await gameOfTwo(page, await somebody());
  await page.goto(`/g/${id}`);
  await awaitTurn(page);
  await openTableMenu(page);
  await page.getByText('By ntfy, Discord or Slack').click();
  const address = page.getByLabel('Address of the service');
  await address.fill('https://127.0.0.1/turns');
  await address.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Notifications can’t be sent there. Use a public address')).toBeVisible();
  await expect(address).toHaveValue('https://127.0.0.1/turns');
  // A name that can be kept, but leads to this machine, where nothing is ever posted.
  await address.fill('https://localhost/turns');
  await page.getByRole('button', { name: 'Send notifications here' }).click();
  await expect(page.getByText('Notifications go to localhost.')).toBeVisible();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(dialog.getByText('Nothing answers at that address.')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'webhook');
  await page.reload();
  await openTableMenu(page);
  await page.getByText('By ntfy, Discord or Slack').click();
  await page.getByRole('button', { name: 'Stop notifications' }).click();
  await expect(address).toBeVisible();
  expect((await (await page.request.get('/api/me')).json()).me.webhook).toBeNull();
});

test('a lost seat is given to somebody else by a link', async ({ page, somebody }) => {
  const lost = await somebody();
  const id = await gameOfTwo(page, lost);
  await page.goto(`/g/${id}`);
  await awaitTurn(page);
  await openTableMenu(page);
  await page.getByRole('button', { name: /^More… ?Hank/ }).click();
  await page.getByRole('button', { name: /^Give the seat to someone else/ }).click();
  await page.getByRole('button', { name: 'Give the seat to someone else' }).click();
  const link = page.getByLabel('Invite');
  await expect(link).toHaveValue(/\/join\//);
  const again = await somebody();
  await again.goto(await link.inputValue());
  await again.getByRole('button', { name: 'Sit down' }).click();
  await expect(again.locator('.players')).toContainText('Hank');
  await page.keyboard.press('Escape');
  await pressOne(page);
  await endTurn(page);
  await awaitTurn(again);
});

test('a table is closed to spectators, renamed and deleted', async ({ page, somebody, watch }) => {
  watch.allow(/403 \(Forbidden\)/, /404 \(Not Found\)/);
  const id = await openTable(page, { seats: [{ kind: 'me' }, { kind: 'open' }], public: true });
  const [guest, spectator] = [await somebody(), await somebody()];
  await sitDown(guest, id, 1, 'Hank');
  await Promise.all([page, guest, spectator].map((one) => one.goto(`/g/${id}`)));
  await expect(page.getByText('One person is watching.')).toBeVisible();
  await page.getByLabel('Name').fill('Route 66');
  await page.keyboard.press('Tab');
  await expect(guest.locator('.top')).toContainText('Route 66');
  await page.getByRole('switch', { name: /Open to spectators/ }).click({ force: true });
  await expect(spectator.getByText('The host has closed this table to spectators.')).toBeVisible();
  await expectAccessibleInBothThemes(spectator, 'closed');
  await openTableMenu(page);
  await page.getByRole('button', { name: 'Delete the table' }).click();
  await page.getByRole('button', { name: 'Delete the table' }).click();
  await expect(page).toHaveURL('/');
  await expect(guest.getByText('The host has deleted this table.')).toBeVisible();
  await guest.getByRole('link', { name: 'Home' }).click();
  await expect(guest.getByRole('button', { name: 'Play now' })).toBeVisible();
});
