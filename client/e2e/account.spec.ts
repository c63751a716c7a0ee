import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { arrive, listBook, logIn, mailPage, PASSWORD, signUp } from './people';

test.skip(({ isMobile }) => !isMobile, 'of no width: what a form keeps, and what is mailed');

const note = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('settings are kept on the server, and the site follows them', async ({ page, request }) => {
  const person = await signUp(request, 'Meera Shah');
  await arrive(page, person, '/settings');
  await page.getByText('New Book Alerts').click();
  await page.getByLabel('Theme', { exact: true }).selectOption('Dark');
  await page.getByLabel('Language', { exact: true }).selectOption('हिन्दी');
  await page.getByLabel('Currency').selectOption('US dollar ($)');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Save Changes' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'सेटिंग' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'सेटिंग' })).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(page.getByRole('checkbox').nth(2)).toBeChecked();
  await page.goto('/books');
  await expect(page.getByText(/₹[\d.]+.*लगभग \$\d/).first()).toBeVisible();
});

test('a profile is changed, which a note says for three seconds', async ({ page, request }) => {
  await arrive(page, await signUp(request, 'Meera Shah'), '/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('99000 00001');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('textbox', { name: 'Phone', exact: true })).toHaveValue('98200 11223');

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('99000 00002');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(note(page, 'Profile updated successfully!')).toBeVisible();
  await expect(note(page, 'Profile updated successfully!')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Phone', exact: true })).toHaveValue('99000 00002');
});

test('a book is kept for later, and let go again', async ({ page, request }) => {
  const title = 'The Kite Maker of Jamnagar';
  const bookId = await listBook(request, await signUp(request, 'Kamala Nair'), { title });
  await arrive(page, await signUp(request, 'Meera Shah'), `/books/${bookId}`);
  await page.getByRole('button', { name: 'Bookmark', exact: true }).click();
  await page.goto('/bookmarks');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`bookmark.*${title}`, 'i') }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No bookmarks yet' })).toBeVisible();
});

test('a forgotten password is replaced by way of a mailed link', async ({ page, request }) => {
  const person = await signUp(request, 'Meera Shah');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The previous screen has a field with the same name.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  await page.goto(await mailedLink(page, person.email));
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('another long secret');
  await page.getByRole('textbox', { name: 'Confirm Password', exact: true }).fill('another long secret');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await page.getByRole('link', { name: 'Log in with the new one' }).click();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to login: the email or the password is wrong');
  await logIn(page, person, 'another long secret');
});

/** Waits for the password-reset mail, which a job sends. Returns the path of the link in it. */
async function mailedLink(page: Page, email: string): Promise<string> {
  const link = new RegExp(`/reset-password/[\\w-]+`);
  await expect(async () => {
    await page.goto(mailPage());
    const mail = page.locator('details').filter({ hasText: email }).filter({ hasText: link });
    await expect(mail).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  const mail = page.locator('details').filter({ hasText: email }).filter({ hasText: link });
  return link.exec((await mail.textContent()) ?? '')?.[0] ?? '';
}
