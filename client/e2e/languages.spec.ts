import { expect, test, type Page } from '@playwright/test';
import { expectUsableByEverybody, remember } from './axe';
import { ask, listBook, signUp } from './people';

// Every screen is loaded and looked at twice, which takes its time on a busy machine.
test.describe.configure({ timeout: 240_000 });

const LANGUAGES = {
  hi: { name: 'Hindi', letters: /[\u0900-\u097F]/ },
  gu: { name: 'Gujarati', letters: /[\u0A80-\u0AFF]/ },
};
const OF_VISITORS = ['/', '/login', '/signup', '/signup/publisher', '/forgot-password'];
const OF_EVERYBODY = [
  '/',
  '/profile',
  '/books',
  '/rent-book',
  '/bookmarks',
  '/cart',
  '/checkout',
  '/transactions',
  '/dashboard',
  '/settings',
];

for (const [language, { name, letters }] of Object.entries(LANGUAGES)) {
  test(`a visitor's screens can be used by everybody in ${name}`, async ({ page }) => {
    await remember(page, { 'panna.language': language });
    for (const path of OF_VISITORS) await check(page, path, language, letters);
  });

  test(`a seller's and reader's screens can be used by everybody in ${name}`, async ({ page, request }) => {
    const seller = await signUp(request, 'Kamala Nair');
    const reader = await signUp(request, 'Meera Shah');
    const own = await listBook(request, reader, { title: 'Own Words' });
    const bookId = await listBook(request, seller, { title: 'Borrowed Words' });
    await ask(
      request,
      'mutation ($bookId: ID!) { addToCart(input: { bookId: $bookId, type: PURCHASE }) { userErrors { code } } }',
      { bookId },
      reader.token,
    );
    await remember(page, { 'panna.language': language, 'panna.token': reader.token });
    const paths = [...OF_EVERYBODY, `/books/${bookId}`, `/books/${own}`, `/books/${own}/edit`];
    for (const path of paths) await check(page, path, language, letters);
  });
}

async function check(page: Page, path: string, language: string, letters: RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('main').getByText(letters).first()).toBeVisible();
  await expectUsableByEverybody(page, path);
}
