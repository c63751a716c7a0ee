import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { expectUsableByEverybody } from './accessibility/axe';
import { arrive, listBook } from './people';
import { prepareShop } from './shop';

const inBar = (page: Page, name: string) => page.getByRole('banner').first().getByRole('link', { name });

test('the cart is one tap away on every screen', async ({ page, request }) => {
  const { seller, buyer } = await prepareShop(request);
  const [second, third] = [
    await listBook(request, seller, { title: 'The Salt Road' }),
    await listBook(request, seller, { title: 'The Spice Road' }),
  ];
  await arrive(page, buyer, '/transactions');
  await expect(inBar(page, 'Cart: 1 item')).toBeInViewport({ ratio: 1 });

  const add = async (book: string) => {
    await page.goto(`/books/${book}`);
    await page.getByRole('button', { name: 'Add to Cart as Buy' }).click();
  };
  const toCart = page.getByRole('status').getByRole('link', { name: 'Go to cart' });
  await add(second);
  await expect(inBar(page, 'Cart: 2 items')).toBeInViewport({ ratio: 1 });
  await toCart.hover();
  await expectUsableByEverybody(page, 'what was added to the cart');
  // The notice with the link to the cart may have disappeared by now, so another book is added to show it again.
  await add(third);
  await toCart.click();
  await expect(page).toHaveURL(/\/cart$/);

  await page.goto('/settings');
  await inBar(page, 'Cart: 3 items').click();
  await expect(page).toHaveURL(/\/cart$/);
});

test('the drawer leads to books, bookmarks and cart', async ({ page, request }) => {
  const { buyer } = await prepareShop(request);
  await arrive(page, buyer, '/settings');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  const menu = page.getByRole('button', { name: 'Your account' });
  for (const [name, path] of Object.entries({ Books: '/books', Bookmarks: '/bookmarks', Cart: '/cart' })) {
    if (await menu.isVisible()) await menu.click();
    const drawer = page.getByRole('navigation', { name: 'Your account' });
    await drawer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});
