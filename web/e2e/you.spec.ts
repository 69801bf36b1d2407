import { expect, test } from './fixtures.ts';
import { expectAccessibleInBothThemes, expectToFit } from './looks.ts';
import { bot, openTable } from './table.ts';

const you = (name: string) => ({ name, exact: true });

test(
  'a code makes another device somebody’s too, who is then deleted',
  { tag: '@phone' },
  async ({ page, somebody }) => {
    await page.goto('/');
    await page.getByLabel('Your name').fill('Rosalind');
    await page.getByRole('button', { name: 'Play now' }).click();
    await expect(page).toHaveURL(/\/g\//);

    const phone = await somebody();
    await openTable(phone, { seats: [{ kind: 'me' }, bot], start: true, title: 'On the phone' });

    await page.goto('/');
    await page.getByRole('button', you('You')).click();
    const dialog = page.getByRole('dialog', you('You'));
    await dialog.getByRole('button', { name: 'Make a code' }).click();
    const code = await dialog.locator('strong').textContent();
    await expectAccessibleInBothThemes(page, 'you');
    await expectToFit(page);

    await phone.goto('/');
    await phone.getByRole('button', you('You')).click();
    await phone.getByRole('textbox', you('Code')).fill(` ${code!.toUpperCase()} `);
    await phone.getByRole('button', { name: 'Use the code' }).click();
    await expect(phone.getByText('You are Rosalind.')).toBeVisible();
    await expect(phone.getByRole('button', { name: /^Remove / })).toHaveCount(1);
    await phone.keyboard.press('Escape');
    await expect(phone.getByRole('link', { name: /On the phone/ })).toBeVisible();

    await dialog.getByRole('button', { name: 'Delete me' }).click();
    await expect(dialog.getByRole('button', { name: 'Delete me for good' })).toBeDisabled();
    await dialog.getByLabel('Your name').fill('Rosalind');
    await dialog.getByRole('button', { name: 'Delete me for good' }).click();
    await expect(page.getByText('You’ve been deleted.')).toBeVisible();
    await expect(page.getByLabel('Your name')).toHaveValue('');
    await phone.reload();
    await expect(phone.getByRole('link', { name: /On the phone/ })).toHaveCount(0);
  },
);

test('a passkey makes somebody known again, where there are passkeys', async ({ page, server, watch }) => {
  const address = server.address.replace('127.0.0.1', 'localhost');
  watch.allow(/^request to another host: http:..localhost:/);
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.request.put(`${address}/api/me`, { data: { name: 'Ingrid' } });
  await page.goto(`${address}/`);
  await page.getByRole('button', you('You')).click();
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByText('The passkey is made.')).toBeVisible();

  await page.context().clearCookies();
  await page.goto(`${address}/`);
  await page.getByRole('button', you('You')).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('You are Ingrid.')).toBeVisible();

  await page.goto('/');
  await page.getByRole('button', you('You')).click();
  await expect(page.getByText('This page has the address 127.0.0.1')).toBeVisible();
});
