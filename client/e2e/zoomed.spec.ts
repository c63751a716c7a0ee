import { expect, test, type Locator, type Page } from '@playwright/test';
import { show } from './accessibility/screens';
import { arrive, signUp } from './people';
import { prepareShop } from './shop';

// The viewport of a small phone at 200% zoom, in CSS pixels.
test.use({ viewport: { width: 180, height: 370 } });
test.skip(({ isMobile }) => !isMobile, 'of one width, that of a phone');

/** Shows a screen and expects that it does not scroll horizontally. */
async function expectNothingWider(page: Page, path: string, heading: RegExp): Promise<void> {
  await show(page, path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width(), path).toBe(180);
}

/** Expects that no visible control is cut off or covered by another element. */
async function expectNoneCut(controls: Locator): Promise<void> {
  for (const control of await controls.filter({ visible: true }).all()) {
    const found = await control.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const at = (x: number) => element.contains(document.elementFromPoint(x, (top + bottom) / 2));
      const name = element.ariaLabel ?? element.textContent;
      return { name, ends: [at(left + 2), at(right - 3)], isCut: element.scrollWidth > element.clientWidth };
    });
    expect(found).toEqual({ name: expect.any(String), ends: [true, true], isCut: false });
  }
}

const inBar = (page: Page) => page.getByRole('banner').locator('> a, > button, > div > :is(a, button)');

test('visitors reach all that the bar and the home page offer', async ({ page }) => {
  await expectNothingWider(page, '/', /Good books/);
  await expect(inBar(page).filter({ visible: true })).toHaveCount(6);
  await expectNoneCut(inBar(page));
  const last = page.getByRole('link', { name: 'Sign Up Now' });
  await last.scrollIntoViewIfNeeded();
  await expectNoneCut(last);
});

test('what is shown twice as large on a phone is no wider than the screen', async ({ page, request }) => {
  const { seller, buyer, shop } = await prepareShop(request);
  await arrive(page, buyer, '/');
  await expectNothingWider(page, `/books/${shop.takenBookId}`, /Ferry/);
  await expectNothingWider(page, `/books/${shop.bookId}`, /Tamarind/);
  await expectNothingWider(page, `/orders/${shop.rentalId}`, /Order/);
  await expectNothingWider(page, `/editions/${shop.editionId}`, /Tamarind/);
  await expectNothingWider(page, '/books?search=tamarind', /Search/);
  await expect(inBar(page).filter({ visible: true })).toHaveCount(6);
  await expectNoneCut(inBar(page));
  await arrive(page, seller, '/');
  await expectNothingWider(page, `/orders/${shop.rentalId}`, /Order/);
  await expectNothingWider(page, '/dashboard', /Dashboard/);
  await expectNothingWider(page, `/books/${shop.bookId}/edit`, /Edit/);
  await expectNothingWider(page, '/', /Good books/);
});

test('the dialog of the waiting list is whole where all is twice as large', async ({ page, request }) => {
  const { shop } = await prepareShop(request);
  await arrive(page, await signUp(request, 'Nila Rao'), `/books/${shop.rentedBookId}`);
  await page.getByRole('button', { name: 'Notify me when it is available' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'One month more' })).toBeVisible();
  for (const name of ['One month fewer', 'One month more', 'Notify me']) {
    const button = dialog.getByRole('button', { name, exact: true });
    const { right, edge } = await button.evaluate((element) => ({
      right: element.getBoundingClientRect().right,
      edge: element.closest('[role=dialog]')?.getBoundingClientRect().right ?? 0,
    }));
    expect(right, name).toBeLessThan(edge);
  }
});
