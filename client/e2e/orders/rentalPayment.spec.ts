import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { expectUsableByEverybody } from '../accessibility/axe';
import { arrive, ask, listBook, signUp, type Person } from '../people';
import { addToCart } from '../shop';
import { test } from '../test';

const panel = (page: Page) => page.getByRole('region', { name: 'Online payment for “The Night Ferry”' });
const payNow = (page: Page) => panel(page).getByRole('link', { name: 'Pay now' });

test('a renter extends a rental that was paid online: gives up, walks away, and pays', async ({
  page,
  request,
}) => {
  const { buyer, orderId } = await rentedOnline(page, request);
  await arrive(page, buyer, `/orders/${orderId}`);
  await extend(page);
  await expect(payNow(page)).toBeVisible();
  await expect(panel(page)).toContainText('To pay: ₹49');
  await expectUsableByEverybody(page, 'an extension that waits for its payment');

  await panel(page).getByRole('button', { name: 'Give up' }).press('Enter');
  await expect(panel(page)).toContainText('You gave up this payment.');

  await extend(page);
  await payNow(page).press('Enter');
  await page.getByRole('link', { name: 'Walk away' }).press('Enter');
  await expect(panel(page)).toContainText('We are checking your payment.');
  await expect(panel(page)).toContainText('Your payment has not arrived yet.');
  await expectUsableByEverybody(page, 'an extension whose payment has not arrived');

  await payNow(page).press('Enter');
  await page.getByRole('button', { name: 'Pay', exact: true }).press('Enter');
  await expect(panel(page)).toContainText('Your payment has arrived: you can keep the book until');
  await expect(page.getByText('Extension charges: ₹49')).toBeVisible();
  await expect(page.getByText(/^The Night Ferry: rental extended until/)).toBeVisible();
  await expectUsableByEverybody(page, 'an extension that was paid online');
});

async function extend(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Extend Rental' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Extend Rental' });
  await expect(dialog).toContainText('You pay online in the next step.');
  await dialog.getByRole('button', { name: 'Continue to payment' }).press('Enter');
  await expect(dialog).toBeHidden();
}

interface Placed {
  order: { id: string; fulfillments: { id: string }[] };
}

/** Rents a book for a month, pays for it online, and has it delivered. */
async function rentedOnline(page: Page, request: APIRequestContext) {
  const seller = await signUp(request, 'Kamala Nair');
  const buyer = await signUp(request, 'Meera Shah');
  const bookId = await listBook(request, seller, { title: 'The Night Ferry' });
  await addToCart(request, buyer, bookId, { type: 'RENTAL', rental: { months: 1 } });
  const { placeOrder } = await ask<{ placeOrder: Placed }>(
    request,
    `mutation ($input: PlaceOrderInput!) {
      placeOrder(input: $input) { order { id fulfillments { id } } userErrors { message } }
    }`,
    { input: { idempotencyKey: crypto.randomUUID(), shippingAddress: ADDRESS, payOnline: true } },
    buyer.token,
  );
  const { id: orderId, fulfillments } = placeOrder.order;
  await arrive(page, buyer, `/orders/${orderId}`);
  await page.getByRole('link', { name: 'Pay now' }).press('Enter');
  await page.getByRole('button', { name: 'Pay', exact: true }).press('Enter');
  await expect(page.getByRole('region', { name: 'Online payment' })).toContainText('has arrived.');
  const take = (step: string, { token }: Person) =>
    ask(
      request,
      `mutation ($input: ${step.charAt(0).toUpperCase()}${step.slice(1)}Input!) { ${step}(input: $input) { userErrors { message } } }`,
      { input: { fulfillmentId: fulfillments[0]?.id } },
      token,
    );
  await take('confirmFulfillment', seller);
  await take('shipFulfillment', seller);
  await take('markDelivered', buyer);
  return { buyer, orderId };
}

const ADDRESS = { street: '12 Marine Drive', city: 'Mumbai', state: 'Maharashtra', zipcode: '400020' };
