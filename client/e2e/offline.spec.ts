import { expect, test, type Page } from '@playwright/test';
import { arrive, ask, type Person } from './people';
import { prepareShop } from './shop';

// All other tests block the service worker, so these run in a separate browser.
test.use({ serviceWorkers: 'allow' });

const note = (page: Page) => page.getByText('You are offline. What you see may be out of date.');

/** Waits until `/books` and the current page's scripts are stored on the device. */
async function isKept(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      const scripts = loaded.filter((name) => name.includes('/assets/'));
      const kept = await Promise.all([...scripts, '/books'].map((name) => caches.match(name)));
      return kept.filter((file) => !file).length;
    });
  await expect.poll(missing).toBe(0);
}

async function itemsInCart(page: Page, { token }: Person): Promise<number> {
  const { cart } = await ask<{ cart: { itemCount: number } }>(
    page.request,
    '{ cart { itemCount } }',
    {},
    token,
  );
  return cart.itemCount;
}

test('screens that were read before are shown without a connection, and nothing is sent later', async ({
  page,
  context,
  request,
}) => {
  const { buyer, shop } = await prepareShop(request);
  const title = page.getByRole('heading', { name: 'Under the Tamarind', level: 1 });
  await arrive(page, buyer, `/books/${shop.bookId}`);
  await expect(title).toBeVisible();
  await isKept(page);

  await context.setOffline(true);
  await page.reload();
  await expect(title).toBeVisible();
  await expect(note(page)).toBeVisible();
  await page.getByRole('button', { name: 'Add to Cart as Buy' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible();

  await context.setOffline(false);
  await expect(note(page)).toBeHidden();
  expect(await itemsInCart(page, buyer)).toBe(1);
});

test('logging out deletes what was saved for reading without a connection', async ({ page, request }) => {
  const { buyer } = await prepareShop(request);
  await arrive(page, buyer, '/transactions');
  await expect(page.getByRole('cell', { name: /Under the Tamarind/ })).toBeVisible();
  const saved = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opened = indexedDB.open('panna.answers');
          opened.addEventListener('success', () => {
            const counted = opened.result.transaction('answers').objectStore('answers').count();
            counted.addEventListener('success', () => resolve(counted.result));
          });
        }),
    );
  await expect.poll(saved).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Account of Meera Shah' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(saved).toBe(0);
});
