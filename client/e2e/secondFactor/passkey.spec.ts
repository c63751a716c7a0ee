import { expect, test as base, type Page } from '@playwright/test';
import { expectUsableByEverybody } from '../accessibility/axe';
import { PASSWORD, signUp } from '../people';

/** Opens the site as localhost, because browsers create no passkeys for an IP address such as 127.0.0.1. */
const test = base.extend({
  baseURL: async ({ baseURL }, provide) => provide(baseURL?.replace('127.0.0.1', 'localhost')),
});

const signedIn = (page: Page) =>
  expect(page.getByRole('link', { name: 'Browse Books' }).first()).toBeVisible();

test('a passkey is added in the settings, and logs in with and without the password', async ({
  page,
  request,
  baseURL,
}) => {
  const person = await signUp(request, 'Meera Shah');
  // The Chromium of these tests crashes when it creates a passkey, so Playwright creates it instead.
  await page.context().credentials.install();
  await page.context().addCookies([{ name: 'panna_session', value: person.token, url: baseURL ?? '' }]);
  await page.goto('/login');
  await page.evaluate((token) => localStorage.setItem('panna.token', token), person.token);
  await page.goto('/settings/security');
  await expect(page.getByText('your other devices will be logged out')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('alertdialog').getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'I have saved the codes' }).click();
  const factors = page.getByRole('list', { name: 'Second steps' });
  await expect(factors.getByText('Passkey')).toBeVisible();
  await expect(factors.getByText('Never used')).toBeVisible();
  await expectUsableByEverybody(page, 'security with a passkey');

  await logOut(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await signedIn(page);
  await page.goto('/settings/security');
  await expect(factors.getByText(/^Last used/)).toBeVisible();

  await logOut(page);
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectUsableByEverybody(page, 'the second step with a passkey');
  await page.getByRole('button', { name: 'Use a passkey', exact: true }).click();
  await signedIn(page);

  // After the second factor is removed, the password alone is sufficient again.
  await page.goto('/settings/security');
  await factors.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(factors.getByRole('listitem')).toHaveCount(0);
  await logOut(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('This passkey belongs to no account');
});

async function logOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
}
