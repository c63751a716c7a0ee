import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../../testing/books/books.js';
import { addToCart, viewCart } from '../../../testing/orders/carts.js';
import { deliverMail } from '../../../testing/mail/mail.js';
import {
  cancelOrder,
  placed,
  placeOrder,
  take,
  viewOrder,
  type Order,
} from '../../../testing/orders/orders.js';
import {
  checkPaymentOf,
  openPaying,
  orderOnline,
  pageOf,
  paymentOf,
  runPaymentJobs,
  runQueuedJobs,
  type PayingMarketplace,
} from '../../../testing/payments/paying.js';
import { signUpReader, type Person } from '../../../testing/people/people.js';

let paying: PayingMarketplace;
let buyer: Person;
let seller: Person;
let book: string;
beforeEach(async () => {
  paying = await openPaying();
  [buyer, seller] = [
    await signUpReader(paying.marketplace, 'Meera'),
    await signUpReader(paying.marketplace, 'Ravi'),
  ];
  book = await listBook(paying.marketplace, seller, { title: 'Godan' });
});
afterEach(() => paying.close());

const later = (minutes: number) => {
  const { clock } = paying.marketplace;
  clock.moveTo(new Date(clock.now().getTime() + minutes * 60_000).toISOString());
};

async function salesOf(person: Person): Promise<{ id: string; status: string }[]> {
  const query = '{ sales(first: 10) { edges { node { id status } } } salesToDo(first: 10) { totalCount } }';
  const { sales, salesToDo } = await paying.marketplace.ask<{
    sales: { edges: { node: { id: string; status: string } }[] };
    salesToDo: { totalCount: number };
  }>(query, {}, person.token);
  expect(salesToDo.totalCount).toBe(sales.edges.filter(({ node }) => node.status === 'PENDING').length);
  return sales.edges.map(({ node }) => node);
}

const openPaymentOf = async ({ id }: Order) => {
  const query = `query ($id: ID!) { order(id: $id) { status fulfillments {
    openPayment { state isOnline amount { amount } upiAddress viewerCanMarkPaid }
    payments { kind status isOnline amount { amount } } } } }`;
  const { order } = await paying.marketplace.ask<{
    order: { fulfillments: { openPayment: object; payments: object[] }[] };
  }>(query, { id }, buyer.token);
  return order.fulfillments[0];
};

const subjects = async () =>
  (await deliverMail(paying.marketplace)).map(({ to, subject }) => [to.address, subject]);

describe('An order that is paid online', () => {
  it('waits for its payment, which the sellers do not see, and is placed when it arrives', async () => {
    await deliverMail(paying.marketplace);
    await addToCart(paying.marketplace, buyer, book);
    const order = placed(await placeOrder(paying.marketplace, buyer, { payOnline: true }));
    const waiting = { status: 'AWAITING', amount: { amount: '249.50' }, isSimulated: true };
    expect(await paymentOf(paying, buyer, order)).toMatchObject({ ...waiting, redirectUrl: null });
    await runQueuedJobs(paying);
    const payment = await paymentOf(paying, buyer, order);
    expect(payment).toMatchObject({ ...waiting, redirectUrl: (await pageOf(paying, order)).short_url });
    expect(Date.parse(payment?.expiresAt ?? '')).toBe(paying.marketplace.clock.now().getTime() + 15 * 60_000);
    expect(await viewCart(paying.marketplace, buyer)).toMatchObject({ itemCount: 0 });
    expect(await openPaymentOf(order)).toMatchObject({
      openPayment: { state: 'TO_PAY', isOnline: true, upiAddress: null, viewerCanMarkPaid: false },
      payments: [],
    });
    expect(await salesOf(seller)).toEqual([]);
    expect(await paymentOf(paying, seller, order)).toBeNull();
    expect(await viewOrder(paying.marketplace, seller, order.id)).toBeNull();
    const fulfillmentId = order.fulfillments[0]?.id ?? '';
    const early = await take(paying.marketplace, seller, 'confirmFulfillment', fulfillmentId);
    expect(early.userErrors).toMatchObject([{ code: 'ORDER_NOT_PAID' }]);
    expect(await subjects()).toEqual([]);

    paying.simulation.simulator.pay((await pageOf(paying, order)).id);
    await runQueuedJobs(paying);
    expect(await paymentOf(paying, buyer, order)).toMatchObject({ status: 'PAID', redirectUrl: null });
    const query = 'query ($id: ID!) { order(id: $id) { isPaidOnline payment { status } } }';
    const asSeller = { order: { isPaidOnline: true, payment: null } };
    expect(await paying.marketplace.ask(query, { id: order.id }, seller.token)).toEqual(asSeller);
    expect(await openPaymentOf(order)).toMatchObject({
      openPayment: { state: 'SETTLED', isOnline: false },
      payments: [{ kind: 'PAYMENT', status: 'CAPTURED', isOnline: true, amount: { amount: '249.50' } }],
    });
    expect(await salesOf(seller)).toMatchObject([{ status: 'PENDING' }]);
    expect(await viewOrder(paying.marketplace, seller, order.id)).toMatchObject({ id: order.id });
    expect(new Set((await subjects()).map(([to]) => to))).toEqual(new Set([buyer.email, seller.email]));
    const confirmed = await take(paying.marketplace, seller, 'confirmFulfillment', fulfillmentId);
    expect(confirmed.userErrors).toEqual([]);
  });

  it('is paid after a try that failed, and without a webhook when the buyer comes back', async () => {
    const order = await orderOnline(paying, buyer, book);
    const { id: page } = await pageOf(paying, order);
    const { simulator } = paying.simulation;
    simulator.faults.missingWebhooks = true;
    simulator.fail(page);
    await checkPaymentOf(paying, buyer, order.id);
    await runQueuedJobs(paying);
    expect(await paymentOf(paying, buyer, order)).toMatchObject({ status: 'AWAITING' });
    simulator.pay(page);
    const { userErrors } = await checkPaymentOf(paying, seller, order.id);
    expect(userErrors).toMatchObject([{ code: 'ORDER_NOT_FOUND' }]);
    await checkPaymentOf(paying, buyer, order.id);
    await runQueuedJobs(paying);
    expect(await paymentOf(paying, buyer, order)).toMatchObject({ status: 'PAID' });
  });

  it('expires after 15 minutes: its copies are free, and only the buyer is told', async () => {
    const order = await orderOnline(paying, buyer, book);
    await deliverMail(paying.marketplace);
    later(14);
    await runPaymentJobs(paying);
    expect(await paymentOf(paying, buyer, order)).toMatchObject({ status: 'AWAITING' });
    later(1);
    await runPaymentJobs(paying);
    expect(await paymentOf(paying, buyer, order)).toMatchObject({ status: 'EXPIRED', redirectUrl: null });
    expect(await viewOrder(paying.marketplace, buyer, order.id)).toMatchObject({ status: 'CANCELLED' });
    const query = 'query ($id: ID!) { book(id: $id) { status copies { available } } }';
    expect(await paying.marketplace.ask(query, { id: book })).toEqual({
      book: { status: 'AVAILABLE', copies: { available: 1 } },
    });
    expect((await subjects()).map(([to]) => to)).toEqual([buyer.email]);
    expect(await salesOf(seller)).toEqual([]);
    expect((await pageOf(paying, order)).status).not.toBe('created');
  });

  it('is paid if the payment arrives in the last second, even if nobody told of it', async () => {
    const order = await orderOnline(paying, buyer, book);
    paying.simulation.simulator.faults.missingWebhooks = true;
    paying.simulation.simulator.pay((await pageOf(paying, order)).id);
    later(15);
    await runPaymentJobs(paying);
    expect(await paymentOf(paying, buyer, order)).toMatchObject({ status: 'PAID' });
  });

  it('is cancelled by the buyer before it is paid, and its page closes', async () => {
    const order = await orderOnline(paying, buyer, book);
    await deliverMail(paying.marketplace);
    const { userErrors } = await cancelOrder(paying.marketplace, buyer, order.id);
    expect(userErrors).toEqual([]);
    expect(await paymentOf(paying, buyer, order)).toMatchObject({ status: 'CANCELLED' });
    await runPaymentJobs(paying);
    expect((await pageOf(paying, order)).status).toBe('cancelled');
    expect(await subjects()).toEqual([]);
  });

  it('has one page with its ID as the receipt, even if the provider’s answer is lost', async () => {
    const { simulator } = paying.simulation;
    simulator.faults.lostAnswers.createPage = 1;
    await addToCart(paying.marketplace, buyer, book);
    const order = placed(await placeOrder(paying.marketplace, buyer, { payOnline: true }));
    await runPaymentJobs(paying);
    expect(await paymentOf(paying, buyer, order)).toMatchObject({ status: 'AWAITING' });
    expect((await paymentOf(paying, buyer, order))?.redirectUrl).toBe(
      (await pageOf(paying, order)).short_url,
    );
    expect([...simulator.books.pages.values()].map(({ reference_id: receipt }) => receipt)).toEqual([
      order.id,
    ]);
  });
});
