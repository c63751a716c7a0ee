import { expect, test, type Page } from '@playwright/test';
import { expectUsableByEverybody } from '../accessibility/axe';
import { codeOf } from './factors';
import { logIn, PASSWORD, signUp, type Person } from '../people';

async function logOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
}

/** Logs in with email and password, and expects the form for the second factor. */
async function givePassword(page: Page, { email }: Person): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
}

const signedIn = (page: Page) =>
  expect(page.getByRole('link', { name: 'Browse Books' }).first()).toBeVisible();

test('an authenticator app and a recovery code are the second step of a log-in', async ({
  page,
  request,
}) => {
  const person = await signUp(request, 'Meera Shah');
  await logIn(page, person);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Open security settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  await expect(page.getByText('Logged in').first()).toBeVisible();
  await expectUsableByEverybody(page, 'security');
  await page.screenshot({ path: test.info().outputPath('security.png') });

  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const dialog = page.getByRole('dialog');
  const key = (await dialog.locator('code').textContent()) ?? '';
  await expectUsableByEverybody(page, 'adding an app');
  await page.screenshot({ path: test.info().outputPath('app.png') });
  await dialog.getByRole('textbox', { name: 'Code' }).fill('000000');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('The code is wrong')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(key));
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();

  const codes = page.getByRole('alertdialog').getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.nth(2).textContent()) ?? '';
  await expectUsableByEverybody(page, 'recovery codes');
  await page.screenshot({ path: test.info().outputPath('codes.png') });
  await page.getByRole('button', { name: 'I have saved the codes' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
  await expect(page.getByText('Second step added')).toBeVisible();

  await logOut(page);
  await givePassword(page, person);
  await expectUsableByEverybody(page, 'the second step');
  await page.screenshot({ path: test.info().outputPath('step.png') });
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(key, 30));
  await page.keyboard.press('Enter');
  await signedIn(page);

  await logOut(page);
  await givePassword(page, person);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode.toLowerCase());
  await page.keyboard.press('Enter');
  await signedIn(page);
  await page.goto('/settings/security');
  await expect(page.getByText('9 recovery codes left')).toBeVisible();
  await expect(page.getByText('Recovery code used')).toBeVisible();
});

test('"This was not me" ends every session and leads to a new password', async ({ page, request }) => {
  const person = await signUp(request, 'Meera Shah');
  await logIn(page, person);
  await page.goto('/settings/security');
  await expect(page.getByText('New device')).toBeVisible();
  await page.getByRole('button', { name: 'This was not me' }).first().click();
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('This password is blocked');
  await expectUsableByEverybody(page, 'a blocked password');
});
