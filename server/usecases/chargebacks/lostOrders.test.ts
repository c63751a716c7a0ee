import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { graphqlDisputes } from '../../testing/disputes/disputeApi.js';
import { listBook } from '../../testing/books/books.js';
import { deliverMail } from '../../testing/mail/mail.js';
import { rentInCart } from '../../testing/orders/carts.js';
import { orderPickUp, signUpPickUpSeller } from '../../testing/orders/pickUps.js';
import { placed, placeOrder, take, viewOrder, type Order, type Step } from '../../testing/orders/orders.js';
import { bankDecides, chargeBack } from '../../testing/payments/chargebacks.js';
import { assertBooksAgree } from '../../testing/payments/journal.js';
import { pageOf, runPaymentJobs, runQueuedJobs } from '../../testing/payments/paying.js';
import { balanceOf, openPayoutShop, sell, type PayoutShop } from '../../testing/payments/payouts.js';
import type { Person } from '../../testing/people/people.js';

let shop: PayoutShop;
beforeEach(async () => {
  shop = await openPayoutShop(0);
});
afterEach(async () => {
  await assertBooksAgree(shop.paying.marketplace);
  await shop.paying.close();
});

const refunds = () => shop.paying.simulation.simulator.books.refunds.size;
const nothing = { due: '0.00', waiting: '0.00', onTheWay: '0.00' };

async function step(order: Order, ...steps: Step[]): Promise<void> {
  for (const each of steps) {
    const fulfillmentId = order.fulfillments[0]?.id ?? '';
    expect(await take(shop.paying.marketplace, shop.seller, each, fulfillmentId)).toMatchObject({
      userErrors: [],
    });
  }
}

const send = (order: Order) => step(order, 'confirmFulfillment', 'shipFulfillment');

async function pay(order: Order): Promise<Order> {
  await runQueuedJobs(shop.paying);
  shop.paying.simulation.simulator.pay((await pageOf(shop.paying, order)).id);
  await runQueuedJobs(shop.paying);
  return order;
}

async function lose(order: Order, amount?: number): Promise<void> {
  const options = amount === undefined ? {} : { amount };
  await bankDecides(shop.paying, await chargeBack(shop.paying, order, options), 'lost');
  await runPaymentJobs(shop.paying);
}

const seen = async (order: Order, person: Person = shop.buyer) => {
  const found = await viewOrder(shop.paying.marketplace, person, order.id);
  const last = found?.fulfillments[0]?.timeline.at(-1);
  return [found?.status, last?.actor ?? null, last?.reason ?? null];
};

const CANCELLED = ['CANCELLED', null, 'The buyer’s bank has taken the payment back'];

describe('An order that was sent and never arrived', () => {
  it('is cancelled with the chargeback as the reason, and paid back by the bank alone', async () => {
    const order = await sell(shop.paying, shop.seller, shop.buyer);
    await send(order);
    await lose(order);
    expect(await seen(order)).toEqual(CANCELLED);
    expect(refunds()).toBe(0);
    expect(await balanceOf(shop.paying, shop.seller)).toEqual(nothing);
    await shop.pass(60);
    expect(await seen(order)).toEqual(CANCELLED);
  });

  it('that is rented is cancelled with its deposit', async () => {
    await rentInCart(
      shop.paying.marketplace,
      shop.buyer,
      await listBook(shop.paying.marketplace, shop.seller),
    );
    const order = await pay(
      placed(await placeOrder(shop.paying.marketplace, shop.buyer, { payOnline: true })),
    );
    await send(order);
    await lose(order);
    expect(await seen(order)).toEqual(CANCELLED);
    expect(refunds()).toBe(0);
  });

  it('goes on if the bank takes only a part back', async () => {
    const order = await sell(shop.paying, shop.seller, shop.buyer);
    await send(order);
    await lose(order, 10_000);
    expect((await seen(order))[0]).toBe('SHIPPED');
  });

  it('goes on if it has arrived', async () => {
    const order = await sell(shop.paying, shop.seller, shop.buyer);
    await send(order);
    const fulfillmentId = order.fulfillments[0]?.id ?? '';
    await take(shop.paying.marketplace, shop.buyer, 'markDelivered', fulfillmentId);
    await lose(order);
    expect((await seen(order))[0]).toBe('DELIVERED');
  });

  it('is left to its dispute, whose award pays nothing a second time', async () => {
    const order = await sell(shop.paying, shop.seller, shop.buyer);
    await send(order);
    await shop.pass(8);
    const disputes = graphqlDisputes(shop.paying.marketplace);
    const fulfillmentId = order.fulfillments[0]?.id ?? '';
    const claim = { reason: 'NOT_ARRIVED', statement: 'Nothing came' };
    expect(await disputes.open(shop.buyer, fulfillmentId, claim)).toBeNull();
    await lose(order);
    expect((await seen(order))[0]).toBe('SHIPPED');
    const [dispute] = (await disputes.view(shop.seller, fulfillmentId)).disputes;
    const answer = { answer: 'Sorry', amount: '249.50' };
    expect(await disputes.step(shop.seller, 'answerDispute', dispute?.id ?? '', answer)).toBeNull();
    await runPaymentJobs(shop.paying);
    expect((await seen(order))[0]).toBe('CANCELLED');
    expect(refunds()).toBe(0);
    expect(await balanceOf(shop.paying, shop.seller)).toEqual(nothing);
  });
});

it('A pick-up that waits for the buyer is cancelled, its copy can be ordered again, and the mail says why', async () => {
  const { paying, buyer } = shop;
  const seller = await signUpPickUpSeller(paying.marketplace);
  const order = await pay(await orderPickUp(paying.marketplace, buyer, seller, { payOnline: true }));
  shop = { ...shop, seller };
  await send(order);
  await deliverMail(paying.marketplace);
  await lose(order);
  expect(await seen(order)).toEqual(CANCELLED);
  const [mail] = (await deliverMail(paying.marketplace)).filter(({ to }) => to.address === buyer.email);
  expect(mail?.text).toContain(
    'The buyer’s bank has taken the payment back, so Panna has cancelled this order.',
  );
  const [copy] = await paying.marketplace.database.query<{ free: boolean }>(
    'SELECT released_at IS NOT NULL AS free FROM allocations ORDER BY id DESC LIMIT 1',
  );
  expect(copy?.free).toBe(true);
});
