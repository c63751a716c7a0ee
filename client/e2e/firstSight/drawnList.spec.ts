import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { arrive, ask, listBook, signUp, type Person } from '../people';

test.describe('without its script', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader finds books in the list, in their language', async ({ page, request }) => {
    const reader = await signUp(request, 'Nila Rao');
    await arrive(page, reader, '/books');
    await expect(page.getByRole('heading', { level: 1, name: 'Available Books' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();

    const url = test.info().project.use.baseURL;
    await page.context().addCookies([{ name: 'panna_language', value: 'hi', url }]);
    await page.goto('/books');
    await expect(page).toHaveTitle(/^उपलब्ध किताबें/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('main').getByRole('combobox', { name: 'नाम, लेखक, या ISBN' }).fill('godan');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/books?search=godan&sortBy=&genre=&listingType=');
  });
});

/** Holds back every script of the site until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.fallback();
  });
  return letThrough;
}

const isTakenOver = (page: Page) => expect(page.locator('html[data-page]')).toHaveCount(0);

test('a bookmark that is pressed before the script is there is set once it is', async ({ page, request }) => {
  const [reader, seller] = [await signUp(request, 'Nila Rao'), await signUp(request, 'Kamala Nair')];
  const bookId = await listBook(request, seller, { title: 'The Potter of Khurja' });
  await arrive(page, reader, '/settings');
  // Retries, because the server caches the rendered list for some seconds.
  await expect.poll(async () => (await page.request.get('/books')).text()).toContain(`value="${bookId}"`);
  const letThrough = await holdScripts(page);
  await page.goto('/books');
  const button = page.locator(`button[value="${bookId}"]`);
  await button.click();
  letThrough();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await isTakenOver(page);
  // Retries, because the button changes before the server has responded.
  await expect.poll(() => bookmarksOf(request, reader)).toBe(1);
});

test('what is typed before the script is there is searched for', async ({ page, request }) => {
  const reader = await signUp(request, 'Nila Rao');
  const letThrough = await holdScripts(page);
  await arrive(page, reader, '/books');
  const search = page.getByRole('search', { name: 'Search this list' });
  const field = search.getByRole('combobox', { name: 'Title, author, or ISBN' });
  await field.fill('wuthering hieghts');
  letThrough();
  await isTakenOver(page);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(field).toHaveValue('wuthering hieghts');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible();
  await expect(page).toHaveURL(/[?&]search=wuthering\+hieghts/);
});

test('the script takes over what is there, and shows what is the reader’s own', async ({ page, request }) => {
  const [reader, seller] = [await signUp(request, 'Nila Rao'), await signUp(request, 'Kamala Nair')];
  // Makes the server cache the rendered list before the book exists.
  await arrive(page, reader, '/books');
  await isTakenOver(page);
  const bookId = await listBook(request, seller, { title: 'A Lamp for the Ferry' });
  await bookmark(page, reader, bookId);

  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  // Fonts must not be loaded before the next screen, because they would move text that the person is reading.
  page.on('request', (asked) => asked.url().includes('/fonts-') && faults.push('Fonts came'));
  await page.evaluate(() => localStorage.removeItem('panna.fonts'));
  const letThrough = await holdScripts(page);
  await page.reload();
  // Uses the heading rather than a card, because books that other tests list meanwhile may push any card off the page.
  const drawn = await page.getByRole('heading', { level: 1 }).elementHandle();
  letThrough();
  await isTakenOver(page);
  expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page.locator(`button[value="${bookId}"]`)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Account of Nila Rao' })).toBeVisible();
  expect(faults).toEqual([]);
});

async function bookmarksOf(request: APIRequestContext, { token }: Person): Promise<number> {
  const { bookmarks } = await ask<{ bookmarks: { totalCount: number } }>(
    request,
    '{ bookmarks { totalCount } }',
    {},
    token,
  );
  return bookmarks.totalCount;
}

async function bookmark(page: Page, reader: Person, bookId: string): Promise<void> {
  await ask(
    page.request,
    'mutation ($bookId: ID!) { addBookmark(input: { bookId: $bookId }) { userErrors { code } } }',
    { bookId },
    reader.token,
  );
}
