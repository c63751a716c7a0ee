import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { remember } from '../accessibility/axe';
import { arrive, ask, listBook, signUp } from '../people';
import { addToCart } from '../shop';
import { test } from '../test';
import { panelOf, payNowOn } from './onlineCheckout';
import { textsIn, type Text } from './texts';

const ARRIVED = 'Your payment of <0/> has arrived. The sellers have been notified.';
const ENGLISH = textsIn('en');
const paidOnline = (page: Page, text: Text = ENGLISH) =>
  page.getByRole('group', { name: text('Payment'), exact: true });

for (const language of ['en', 'hi', 'gu'] as const) {
  const text = textsIn(language);
  const payNow = (tab: Page) => payNowOn(tab, text);

  test(`an order that is open in two tabs is paid once (${language})`, async ({ page, context, request }) => {
    await remember(page, { 'panna.language': language });
    const path = await openOrder(page, request, text);
    const other = await context.newPage();
    await other.goto(path);
    for (const tab of [page, other]) await payNow(tab).press('Enter');
    const waiting = await context.newPage();
    await waiting.goto(path);
    await expect(payNow(waiting)).toBeVisible();

    await page.getByRole('button', { name: 'Pay', exact: true }).press('Enter');
    const arrived = text(ARRIVED, { '<0/>': '₹249.50' });
    await expect(panelOf(page, text)).toContainText(arrived);
    await expect(panelOf(waiting, text)).toContainText(arrived);
    await expect(payNow(waiting)).toBeHidden();

    await other.getByRole('button', { name: 'Pay', exact: true }).press('Enter');
    await expect(other.getByRole('status')).toContainText('This has been paid. Nothing more is due here.');
    await other.getByRole('link', { name: 'Back to the shop' }).press('Enter');
    await expect(paidOnline(other, text)).toContainText(text('Paid online'));
    await expect(payNow(other)).toBeHidden();
    await other.goto('/transactions');
    await expect(other.getByRole('main')).toContainText('The Night Ferry');
    await expect(payNow(other)).toBeHidden();
  });
}

test('an order that is hidden while another app pays it shows the payment when it is shown again', async ({
  page,
  context,
  request,
}) => {
  const connection = await cuttableConnection(page);
  await openOrder(page, request);
  const payment = (await payNowOn(page).getAttribute('href')) ?? '';
  const session = await context.newCDPSession(page);

  await connection.cut();
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  expect((await request.post(`${payment}/pay`, { maxRedirects: 0 })).status()).toBe(303);
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  connection.restore();
  await expect(panelOf(page)).toContainText(ENGLISH(ARRIVED, { '<0/>': '₹249.50' }));
  await expect(payNowOn(page)).toBeHidden();
  await expect(paidOnline(page)).toContainText('Paid online');
});

test('an order that waits for its payment is paid to the seller directly instead', async ({
  page,
  request,
}) => {
  await openOrder(page, request);
  await panelOf(page).getByRole('button', { name: 'Pay the sellers directly' }).press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Pay the sellers directly?' });
  await dialog.getByLabel('Payment Method').selectOption('Net Banking');
  await dialog.getByRole('button', { name: 'Pay directly' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'You pay the sellers directly.' })).toBeVisible();
  await expect(panelOf(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'I have paid' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Delivery' })).toContainText('Net Banking');
});

/** Places an order that is to be paid online, and opens it. Returns its path. */
async function openOrder(page: Page, request: APIRequestContext, text: Text = ENGLISH): Promise<string> {
  const seller = await signUp(request, 'Kamala Nair');
  const buyer = await signUp(request, 'Meera Shah');
  await addToCart(request, buyer, await listBook(request, seller, { title: 'The Night Ferry' }));
  const { placeOrder } = await ask<{ placeOrder: { order: { id: string } } }>(
    request,
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } userErrors { message } } }',
    { input: { idempotencyKey: crypto.randomUUID(), shippingAddress: ADDRESS, payOnline: true } },
    buyer.token,
  );
  const path = `/orders/${placeOrder.order.id}`;
  await arrive(page, buyer, path);
  await expect(payNowOn(page, text)).toBeVisible();
  return path;
}

/** Returns functions that cut and restore the page's connection for live updates. Phones cut it for pages in the background. */
async function cuttableConnection(page: Page) {
  let isCut = false;
  const cuts: (() => Promise<void>)[] = [];
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    if (isCut) return void socket.close();
    socket.connectToServer();
    cuts.push(() => socket.close());
  });
  return {
    async cut() {
      isCut = true;
      await Promise.all(cuts.map((close) => close()));
    },
    restore() {
      isCut = false;
    },
  };
}

const ADDRESS = { street: '12 Marine Drive', city: 'Mumbai', state: 'Maharashtra', zipcode: '400020' };
