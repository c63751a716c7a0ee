import { expect, test, type Page } from '@playwright/test';
import { show } from './accessibility/screens';
import { arrive } from './people';
import { prepareShop } from './shop';

// A small phone whose browser shows everything twice as large.
test.use({ viewport: { width: 180, height: 370 } });
test.skip(({ isMobile }) => !isMobile, 'of one width, that of a phone');

/** Below the bar on top, nothing has to be moved sideways to be read. */
async function expectNothingWider(page: Page, path: string, heading: RegExp): Promise<void> {
  await show(page, path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width(), path).toBe(180);
}

test('what is shown twice as large on a phone is no wider than the screen', async ({ page, request }) => {
  const { seller, buyer, shop } = await prepareShop(request);
  await arrive(page, buyer, '/');
  await expectNothingWider(page, `/books/${shop.rentedBookId}`, /Ferry/);
  await expectNothingWider(page, `/books/${shop.bookId}`, /Tamarind/);
  await expectNothingWider(page, `/orders/${shop.rentalId}`, /Order/);
  const bar = page.getByRole('banner').getByRole('link', { name: 'Panna' });
  expect((await bar.boundingBox())?.height).toBeLessThan(64);
  await arrive(page, seller, '/');
  await expectNothingWider(page, `/orders/${shop.rentalId}`, /Order/);
  await expectNothingWider(page, '/dashboard', /Dashboard/);
  await expectNothingWider(page, `/books/${shop.bookId}/edit`, /Edit/);
});
