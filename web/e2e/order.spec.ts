import { expect, test } from './fixtures.ts';
import { expectAccessibleInBothThemes, expectToFit } from './looks.ts';
import { bot, gameOfTwo, openTable } from './table.ts';

interface Made {
  code: string;
  address: string;
}

test('a newcomer is asked for the code of an invitation', { tag: '@phone' }, async ({ page, server, watch }) => {
  watch.allow(/status of (403|404)/);
  server.admin('invitation-only', 'on');
  try {
    const { code } = server.admin<Made>('invite');
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now' }).click();
    const dialog = page.getByRole('dialog', { name: 'By invitation only' });
    await expectAccessibleInBothThemes(page, 'invited');
    await expectToFit(page);
    await dialog.getByLabel('Invitation code').fill('0000 0000 0000');
    await dialog.getByRole('button', { name: 'Come in' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(/expired/);
    await dialog.getByLabel('Invitation code').fill(code.toUpperCase());
    await dialog.getByRole('button', { name: 'Come in' }).click();
    await expect(page).toHaveURL(/\/g\//);
  } finally {
    server.admin('invitation-only', 'off');
  }
});

test('whoever has no code reads what the server is', async ({ page, server, watch }) => {
  watch.allow(/status of 403/);
  server.admin('invitation-only', 'on');
  try {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('This server is by invitation only.')).toBeVisible();
  } finally {
    server.admin('invitation-only', 'off');
  }
});

test('the link to a table lets a newcomer in, and so does that of an invitation', async ({
  page,
  server,
  somebody,
}) => {
  const id = await openTable(page, { seats: [{ kind: 'me' }, { kind: 'open' }] }, 'Rosa');
  const link = (await (await page.request.post(`/api/tables/${id}/invitation`)).json()) as Made;
  server.admin('invitation-only', 'on');
  try {
    const friend = await somebody();
    await friend.goto(link.address);
    await friend.getByRole('button', { name: 'Sit down' }).click();
    await expect(friend).toHaveURL(new RegExp(`/g/${id}`));

    const other = await somebody();
    await other.goto(server.admin<Made>('invite').address);
    await expect(other).toHaveURL(/\/$/);
    await other.getByRole('button', { name: 'Play now' }).click();
    await expect(other).toHaveURL(/\/g\//);
  } finally {
    server.admin('invitation-only', 'off');
  }
});

test('whoever is banned reads why, and goes on once the ban has ended', async ({ page, server, watch }) => {
  watch.allow(/status of 403/);
  const id = await openTable(page, { seats: [{ kind: 'me' }, bot], start: true }, 'Rude');
  const { me } = (await (await page.request.get('/api/me')).json()) as { me: { id: string } };
  server.admin('ban', me.id, '--reason', 'Insults in the chat.', '--yes');
  await page.goto('/');
  const why = page.getByText('You’re banned from this server: Insults in the chat.');
  await expect(why).toBeVisible();
  await page.goto(`/g/${id}`);
  await expect(why).toBeVisible();
  server.admin('unban', me.id);
  await page.goto(`/g/${id}`);
  await expect(why).toHaveCount(0);
  await expect(page.locator('.board')).toBeVisible();
});

test('a deleted message goes from open screens', async ({ page, server, somebody }) => {
  const other = await somebody();
  const id = await gameOfTwo(page, other);
  await page.goto(`/g/${id}`);
  await other.request.post(`/api/tables/${id}/chat`, { data: { text: 'Something rude' } });
  await expect(page.getByText('Something rude').first()).toBeAttached();
  server.admin('delete-message', id, '1', '--yes');
  await expect(page.getByText('Something rude')).toHaveCount(0);
});
