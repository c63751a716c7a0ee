import { expect, type Page } from '@playwright/test';
import { arrive, signUp } from '../people';
import { expectUsableByEverybody, remember } from '../accessibility/axe';
import { test } from '../test';

/** Scrolls the home page until the first shelf is visible. */
async function scrollToShelves(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible();
  await page.evaluate(() => scrollTo(0, innerHeight * 0.6));
  await expect(rows(page).first()).toBeVisible();
}

const rows = (page: Page) => page.locator('main section').filter({ has: page.locator('h3 a') });

const placeOfAboutUs = (page: Page) =>
  page
    .locator('main section')
    .filter({ hasText: 'circulation' })
    .evaluate((section) => section.getBoundingClientRect().top + scrollY);

test('a visitor pushes a shelf along and opens a book, and nothing moved when it came', async ({ page }) => {
  const covers: string[] = [];
  page.on('request', (request) => void (/\/covers\//.test(request.url()) && covers.push(request.url())));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(covers).toEqual([]);
  const before = await placeOfAboutUs(page);
  await scrollToShelves(page);
  await expect(rows(page)).toHaveCount(4);
  expect(await placeOfAboutUs(page)).toBe(before);
  const row = rows(page).first();
  await row.scrollIntoViewIfNeeded();
  await expect(row.locator('img')).toHaveCount(8);
  await expect(rows(page).last().locator('img')).toHaveCount(0);
  await row.getByRole('link').first().focus();
  for (let book = 1; book < 8; book += 1) await page.keyboard.press('Tab');
  const last = row.getByRole('link').last();
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  const name = await last.textContent();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/b\/book_\w+\/./);
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
});

test('the shelves also load for a visitor who scrolls while the device is busy', async ({ page }) => {
  await page.addInitScript(scrollWhileBusy);
  await page.goto('/');
  // If the chosen language differs from the language of the rendered page, the script renders the page immediately.
  await page.evaluate(() => localStorage.setItem('panna.language', 'hi'));
  await page.reload();
  await expect(rows(page)).toHaveCount(4);
});

/**
 * Runs in the page. After its first call of IntersectionObserver.observe, blocks the page with two tasks of 250 ms
 * and scrolls to the shelves in between.
 */
function scrollWhileBusy() {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    const end = performance.now() + 250;
    while (performance.now() < end);
  });
  port1.start();
  const observe = IntersectionObserver.prototype.observe;
  IntersectionObserver.prototype.observe = function (target) {
    IntersectionObserver.prototype.observe = observe;
    observe.call(this, target);
    requestAnimationFrame(() => {
      for (const task of [1, 2]) port2.postMessage(task);
      requestAnimationFrame(() => scrollTo(0, innerHeight * 0.6));
    });
  };
}

test('somebody who is signed in comes to the full page of the book', async ({ page, request }) => {
  await arrive(page, await signUp(request, 'Meera Shah'), '/');
  await scrollToShelves(page);
  await rows(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/books\/book_\w+$/);
});

for (const language of ['en', 'hi', 'gu']) {
  test(`the shelves can be used by everybody (${language})`, async ({ page }) => {
    await remember(page, { 'panna.language': language });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await scrollToShelves(page);
    await expect(rows(page)).toHaveCount(4);
    await expectUsableByEverybody(page, 'the shelves');
  });
}
