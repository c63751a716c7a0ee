import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { follow } from './accessibility/screens';
import { arrive, listBook, signUp } from './people';

const FOR_SIGNED_IN = [
  '/profile',
  '/books',
  '/books/any',
  '/books/any/edit',
  '/rent-book',
  '/bookmarks',
  '/cart',
  '/checkout',
  '/orders/any',
  '/transactions',
  '/dashboard',
  '/moderation',
  '/settings',
];
const FOR_VISITORS = ['/login', '/signup', '/forgot-password'];

/**
 * Opens a path. On a desktop, always loads the page. On a phone, loads only the first page, and navigates without a reload
 * afterwards.
 */
const go = (page: Page, path: string, isMobile: boolean) =>
  isMobile && page.url() !== 'about:blank' ? follow(page, path) : page.goto(path);

test('a visitor is asked to log in before any screen of somebody’s own', async ({ page, isMobile }) => {
  for (const path of FOR_SIGNED_IN) {
    await go(page, path, isMobile);
    await expect(page, path).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  }
});

test('unknown paths lead home', async ({ page, isMobile }) => {
  for (const path of ['/nowhere', '/books/a/b/c', '/orders']) {
    await go(page, path, isMobile);
    await expect(page, path).toHaveURL('/');
  }
});

test('anyone who logs in arrives where they wanted to go', async ({ page, request }) => {
  const seller = await signUp(request, 'Kamala Nair');
  const bookId = await listBook(request, seller, { title: 'A Lantern for the Ghats' });
  await page.goto(`/books/${bookId}`);
  await expect(page).toHaveURL('/login');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(seller.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(`/books/${bookId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'A Lantern for the Ghats' })).toBeVisible();
});

test('the screens of visitors, and of administrators, lead others home', async ({
  page,
  request,
  isMobile,
}) => {
  const reader = await signUp(request, 'Meera Shah');
  await arrive(page, reader, '/moderation');
  await expect(page).toHaveURL('/');
  for (const path of FOR_VISITORS) {
    await go(page, path, isMobile);
    await expect(page, path).toHaveURL('/');
  }
});
