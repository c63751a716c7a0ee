import { readFile } from 'node:fs/promises';
import { expect, type APIRequestContext } from '@playwright/test';
import { test } from './test';
import { arrive, ask, listBook, signUp, type Person } from './people';

const ADDRESS = { street: '12 Marine Drive', city: 'Mumbai', state: 'Maharashtra', zipcode: '400020' };

/** Rents a book for a month and returns the id of the seller's fulfillment. */
async function rent(request: APIRequestContext, buyer: Person, bookId: string): Promise<string> {
  await ask(
    request,
    'mutation ($input: AddToCartInput!) { addToCart(input: $input) { userErrors { message } } }',
    { input: { bookId, type: 'RENTAL', rental: { months: 1 } } },
    buyer.token,
  );
  const { placeOrder } = await ask<{ placeOrder: { order: { fulfillments: { id: string }[] } } }>(
    request,
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { fulfillments { id } } } }',
    { input: { idempotencyKey: bookId, shippingAddress: ADDRESS } },
    buyer.token,
  );
  return placeOrder.order.fulfillments[0]?.id ?? '';
}

async function markDelivered(
  request: APIRequestContext,
  buyer: Person,
  fulfillmentId: string,
): Promise<void> {
  const { markDelivered: answer } = await ask<{ markDelivered: { userErrors: object[] } }>(
    request,
    'mutation ($input: MarkDeliveredInput!) { markDelivered(input: $input) { userErrors { message } } }',
    { input: { fulfillmentId } },
    buyer.token,
  );
  expect(answer.userErrors).toEqual([]);
}

test('a seller sends a rental from the dashboard and takes it back', async ({ page, request }) => {
  const seller = await signUp(request, 'Kamala Nair');
  const buyer = await signUp(request, 'Meera Shah');
  const bookId = await listBook(request, seller, { title: 'The Salt Road to Kutch' });
  const fulfillment = await rent(request, buyer, bookId);

  await arrive(page, seller, '/dashboard');
  await expect(page.getByRole('button', { name: '1 to confirm' })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('button', { name: '1 to ship' })).toBeVisible();
  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  await page.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(page.getByRole('heading', { name: 'All done' })).toBeVisible();

  await markDelivered(request, buyer, fulfillment);
  await page.reload();
  const out = page.getByRole('listitem').filter({ hasText: 'The Salt Road to Kutch' });
  await expect(out).toContainText('Meera Shah');
  await expect(out).toContainText('Due back on');
  await expect(page.getByRole('img', { name: 'Revenue by month (chart)' })).toBeVisible();
  await out.getByRole('button', { name: 'Confirm return' }).click();
  await page.getByRole('button', { name: 'Yes, received' }).click();
  await expect(page.getByText('None of your books are rented out right now.')).toBeVisible();
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('row').filter({ hasText: '₹49' })).toHaveCount(1);
});

test('a seller finds a listing, takes it off the market and puts it back', async ({ page, request }) => {
  const seller = await signUp(request, 'Harish Iyer');
  await listBook(request, seller, { title: 'Rain over Chilika' });
  await listBook(request, seller, { title: 'The Clockmaker of Patan' });

  await arrive(page, seller, '/dashboard');
  await page.getByRole('tab', { name: 'Listings' }).click();
  const search = page.getByRole('search', { name: 'Search your listings' });
  await search.getByRole('searchbox').fill('clockmaker');
  await search.getByRole('button', { name: 'Search' }).click();
  const listing = page.getByRole('listitem').filter({ hasText: 'The Clockmaker of Patan' });
  await expect(listing).toContainText('1 of 1 available');
  await expect(page.getByText('Rain over Chilika')).toBeHidden();

  await listing.getByRole('button', { name: 'Take off the market' }).click();
  await page.getByRole('button', { name: 'Take it off' }).click();
  await expect(listing).toContainText('Unlisted');
  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.getByRole('link', { name: 'Unlisted' }).click();
  await expect(page.getByText('Rain over Chilika')).toBeHidden();
  await listing.getByRole('button', { name: 'Put back on the market' }).click();
  await expect(page.getByRole('heading', { name: 'No listings found' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'All statuses (2)' });
  await expect(listing).toContainText('Available');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain('The Clockmaker of Patan');
  expect(csv).toContain('Rain over Chilika');

  await listing.getByRole('link', { name: /^Edit/ }).click();
  await page.waitForURL(/\/books\/book_.+\/edit$/);
});
