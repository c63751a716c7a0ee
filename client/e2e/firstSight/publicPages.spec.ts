import { expect } from '@playwright/test';
import { touch } from '../accessibility/screens';
import { test } from '../test';
import { listBook, signUp } from '../people';

test('a visitor opens the link to a book, logs in, and lands on the book', async ({ page, request }) => {
  const seller = await signUp(request, 'Kamala Nair');
  const bookId = await listBook(request, seller, { title: 'A Lamp for the Ferry' });
  const opened = await page.goto(`/b/${bookId}/another-slug`);
  expect(opened?.status()).toBe(200);
  await expect(page).toHaveURL(`/b/${bookId}/a-lamp-for-the-ferry`);
  await page.getByRole('link', { name: 'Kamala Nair' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kamala Nair' })).toBeVisible();
  await page.getByRole('link', { name: 'A Lamp for the Ferry' }).click();
  await page.getByRole('link', { name: 'Log in to buy or rent' }).click();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(seller.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(`/books/${bookId}`);
  await page.goto(`/b/${bookId}/a-lamp-for-the-ferry`);
  await expect(page).toHaveURL(`/books/${bookId}`);
});

for (const [language, logIn] of [
  ['hi', 'खरीदने या किराए पर लेने के लिए लॉग इन करें'],
  ['gu', 'ખરીદવા કે ભાડે લેવા માટે લૉગ ઇન કરો'],
] as const) {
  test(`a visitor who reads ${language} sees the page of a book in it before the script is there, and after`, async ({
    page,
    request,
  }) => {
    const seller = await signUp(request, 'Kamala Nair');
    const bookId = await listBook(request, seller, { title: 'A Lamp for the Ferry' });
    await page.goto('/favicon.svg');
    await page.evaluate((chosen) => {
      localStorage.setItem('panna.language', chosen);
      document.cookie = `panna_language=${chosen}; path=/`;
    }, language);
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.fallback();
    });
    await page.goto(`/b/${bookId}/a-lamp-for-the-ferry`);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', language);
    await expect(html).toHaveAttribute('data-page', 'complete');
    await expect(page.getByRole('link', { name: logIn })).toBeVisible();
    letThrough();
    await touch(page);
    await expect(page.getByRole('link', { name: logIn })).toBeVisible();
    await expect(html).toHaveAttribute('lang', language);
  });
}
