import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { test } from './test';
import { arrive, ask, listBook, signUp, type Person } from './people';

/** Places an order for one book through the API and returns the id of the order. */
async function order(request: APIRequestContext, buyer: Person, bookId: string): Promise<string> {
  await ask(
    request,
    'mutation ($bookId: ID!) { addToCart(input: { bookId: $bookId, type: PURCHASE }) { userErrors { code } } }',
    { bookId },
    buyer.token,
  );
  const shippingAddress = {
    street: '12 Marine Drive',
    city: 'Mumbai',
    state: 'Maharashtra',
    zipcode: '400020',
  };
  const { placeOrder } = await ask<{ placeOrder: { order: { id: string } } }>(
    request,
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } userErrors { message } } }',
    { input: { shippingAddress, paymentMethod: 'UPI', idempotencyKey: crypto.randomUUID() } },
    buyer.token,
  );
  return placeOrder.order.id;
}

/** Sets a variable in the page. A reload would remove it. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { neverReloaded: true }));
const isMarked = (page: Page) => page.evaluate(() => 'neverReloaded' in window);

test('seller and buyer see each other’s steps at once, side by side', async ({ page, browser, request }) => {
  const seller = await signUp(request, 'Kamala Nair');
  const buyer = await signUp(request, 'Meera Shah');
  const title = 'The Ferry to Elephanta';
  const bookId = await listBook(request, seller, { title, listingType: 'SALE', lease: null });

  const sellersPage = await (await browser.newContext()).newPage();
  await arrive(sellersPage, seller, '/dashboard');
  const sale = sellersPage.getByRole('main').getByText(title);
  await expect(sellersPage.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(sale).toBeHidden();
  await mark(sellersPage);

  const orderId = await order(request, buyer, bookId);
  await expect(sale).toBeVisible();

  await arrive(page, buyer, `/orders/${orderId}`);
  const status = page.getByRole('status', { name: 'From Kamala Nair' });
  await expect(status).toHaveText(/pending/i);
  await mark(page);

  await sellersPage.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(status).toHaveText(/confirmed/i);
  await sellersPage.getByRole('button', { name: 'Ship', exact: true }).click();
  await sellersPage.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(status).toHaveText(/shipped/i);

  expect(await isMarked(page)).toBe(true);
  expect(await isMarked(sellersPage)).toBe(true);
  await sellersPage.context().close();
});

test('both ways to the cart count what is put in elsewhere', async ({ page, request }) => {
  const seller = await signUp(request, 'Kamala Nair');
  const buyer = await signUp(request, 'Meera Shah');
  const bookId = await listBook(request, seller, {
    title: 'Two Sides of a River',
    listingType: 'SALE',
    lease: null,
  });
  await arrive(page, buyer, '/');
  await expect(page.getByRole('link', { name: 'Cart: 0 items' })).toHaveCount(2);
  await ask(
    request,
    'mutation ($bookId: ID!) { addToCart(input: { bookId: $bookId, type: PURCHASE }) { userErrors { code } } }',
    { bookId },
    buyer.token,
  );
  await expect(page.getByRole('link', { name: 'Cart: 1 item' })).toHaveCount(2);
});
