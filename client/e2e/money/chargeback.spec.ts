import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { expectUsableByEverybody } from '../accessibility/axe';
import { ask, listBook, signUp, type Person } from '../people';
import { addToCart, logInToDemo } from '../shop';
import { test } from '../test';

test('staff contest a payment that the bank questions, and the bank decides for the buyer', async ({
  page,
  request,
}) => {
  const seller = await signUp(request, 'Kamala Nair');
  const buyer = await signUp(request, 'Meera Shah');
  await addToCart(request, buyer, await listBook(request, seller, { title: 'The Night Ferry' }));
  const { orderId, payUrl } = await orderOnline(request, buyer);
  await page.goto(payUrl);
  await page.getByRole('button', { name: 'Pay', exact: true }).press('Enter');
  await page.waitForURL(/\/orders\/|\/login/);
  await page.goto(payUrl);
  await page.getByRole('button', { name: 'Ask the bank for the money back' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Decide for the buyer' })).toBeVisible();

  const token = await logInToDemo(request, 'arjun@panna.example');
  await page.addInitScript((saved) => localStorage.setItem('panna.token', saved), token);
  const card = await cardOf(page, orderId);
  await expect(card).toContainText('The goods were not received');
  await expect(card.getByRole('link', { name: 'Evidence' })).toBeVisible();
  await expectUsableByEverybody(page, 'a payment that the bank questions');
  await card.getByRole('button', { name: 'Contest…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Contest this chargeback' });
  await dialog.getByLabel('Why the chargeback is wrong').fill('The parcel is on its way');
  await dialog.getByRole('button', { name: 'Send to the bank' }).press('Enter');
  await expect(page.getByText(/^The answer to disp_\w+ will be sent to the bank/)).toBeVisible();
  await expect(card).toContainText('Contested');

  await page.goto(payUrl);
  await page.getByRole('button', { name: 'Decide for the buyer' }).press('Enter');
  await expect(page.getByText('The chargeback is lost.')).toBeVisible();
  await expect(async () => {
    await page.goto('/money');
    await expect(page.getByRole('heading', { name: 'Chargebacks' })).toBeVisible();
    await expect(page.getByText('No failed refunds.')).toBeVisible();
    await expect(page.getByRole('link', { name: `Order ${orderId.slice(-6)}` })).toBeHidden({
      timeout: 1000,
    });
  }).toPass();
});

/** Places an order from the cart, to be paid online. Returns its id and the address of the payment page. */
async function orderOnline(
  request: APIRequestContext,
  { token }: Person,
): Promise<{ orderId: string; payUrl: string }> {
  const { placeOrder } = await ask<{ placeOrder: { order: { id: string } } }>(
    request,
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } } }',
    { input: { idempotencyKey: randomUUID(), payOnline: true, shippingAddress: ADDRESS } },
    token,
  );
  const orderId = placeOrder.order.id;
  let payUrl: string | null = null;
  await expect(async () => {
    const { order } = await ask<{ order: { payment: { redirectUrl: string | null } } }>(
      request,
      'query ($id: ID!) { order(id: $id) { payment { redirectUrl } } }',
      { id: orderId },
      token,
    );
    payUrl = order.payment.redirectUrl;
    expect(payUrl).not.toBeNull();
  }).toPass();
  return { orderId, payUrl: payUrl ?? '' };
}

const ADDRESS = {
  street: '12 Marine Drive',
  city: 'Mumbai',
  state: 'Maharashtra',
  zipcode: '400020',
  country: 'India',
};

/** Reloads /money until it shows the chargeback of an order. Returns the chargeback's card. */
async function cardOf(page: Page, orderId: string) {
  const card = page
    .getByRole('list', { name: 'Chargebacks' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: `Order ${orderId.slice(-6)}` }) });
  await expect(async () => {
    await page.goto('/money');
    await expect(card).toBeVisible({ timeout: 3000 });
  }).toPass();
  return card;
}
