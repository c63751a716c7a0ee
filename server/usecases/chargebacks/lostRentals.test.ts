import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { graphqlDisputes } from '../../testing/disputes/disputeApi.js';
import { take, viewOrder, type Order } from '../../testing/orders/orders.js';
import { bankDecides, chargeBack } from '../../testing/payments/chargebacks.js';
import { assertBooksAgree } from '../../testing/payments/journal.js';
import { runPaymentJobs, runQueuedJobs } from '../../testing/payments/paying.js';
import { balanceOf, openPayoutShop, type PayoutShop } from '../../testing/payments/payouts.js';
import { graphqlRentals } from '../../testing/payments/rentalApi.js';
import { rentalPageOf, rentOnline } from '../../testing/payments/rentedOnline.js';
import { moneySeenBy } from '../../testing/payments/staffMoney.js';

// The rent is 49 rupees a month, the deposit 200 rupees, and the commission 10 %.
let shop: PayoutShop;
beforeEach(async () => {
  shop = await openPayoutShop(0);
});
afterEach(async () => {
  await assertBooksAgree(shop.paying.marketplace);
  await shop.paying.close();
});

const refunds = () =>
  [...shop.paying.simulation.simulator.books.refunds.values()].map(({ amount }) => amount);
const lose = async (order: Order, amount?: number) =>
  bankDecides(
    shop.paying,
    await chargeBack(shop.paying, order, amount === undefined ? {} : { amount }),
    'lost',
  );

async function openPayment({ id }: Order): Promise<string> {
  const query = `query ($id: ID!) { order(id: $id) { fulfillments { openPayment { state amount { amount } } } } }`;
  const { order } = await shop.paying.marketplace.ask<{
    order: { fulfillments: { openPayment: { state: string; amount: { amount: string } } }[] };
  }>(query, { id }, shop.buyer.token);
  const open = order.fulfillments[0]?.openPayment;
  return `${open?.state} ${open?.amount.amount}`;
}

const held = async () => (await moneySeenBy(shop.paying, shop.finance)).figures.depositsHeld;

async function giveBack(order: Order, input: object = {}): Promise<void> {
  const fulfillmentId = order.fulfillments[0]?.id ?? '';
  expect(
    await take(shop.paying.marketplace, shop.seller, 'takeBackFulfillment', fulfillmentId, input),
  ).toMatchObject({
    userErrors: [],
  });
  await runPaymentJobs(shop.paying);
}

/** Extends a rental by a month, and pays for the extension online. */
async function extend(order: Order): Promise<void> {
  await graphqlRentals(shop.paying.marketplace).extend(shop.buyer, order.items[0]?.id ?? '', 1);
  await runQueuedJobs(shop.paying);
  shop.paying.simulation.simulator.pay((await rentalPageOf(shop.paying, order)).id);
  await runQueuedJobs(shop.paying);
}

describe('While a rental runs, a lost chargeback', () => {
  it('of everything takes the deposit back too: none is held, and none is paid back at the return', async () => {
    const order = await rentOnline(shop);
    expect(await held()).toEqual(['200.00', 1]);
    await lose(order);
    expect(await held()).toEqual(['0.00', 0]);
    expect(await openPayment(order)).toBe('TO_PAY 200.00');
    await giveBack(order);
    expect(refunds()).toEqual([]);
    expect(await openPayment(order)).toBe('SETTLED 0.00');
    expect(await balanceOf(shop.paying, shop.seller)).toMatchObject({ due: '0.00', waiting: '0.00' });
  });

  it('of a part of the deposit leaves the rest of it, which is paid back once', async () => {
    const order = await rentOnline(shop);
    await lose(order, 14_900);
    expect(await held()).toEqual(['100.00', 1]);
    await giveBack(order);
    expect(refunds()).toEqual([10_000]);
    expect(await openPayment(order)).toBe('SETTLED 0.00');
    expect(await held()).toEqual(['0.00', 0]);
  });

  it('leaves the late fee and what is withheld to be paid by the buyer', async () => {
    const order = await rentOnline(shop);
    await lose(order);
    await giveBack(order, { withhold: { amount: '50.00', reason: 'Torn' } });
    expect(refunds()).toEqual([]);
    expect(await openPayment(order)).toBe('TO_PAY 50.00');
  });

  it('does not touch an extension that another payment has paid', async () => {
    const order = await rentOnline(shop);
    await extend(order);
    await lose(order);
    expect(await balanceOf(shop.paying, shop.seller)).toMatchObject({ due: '44.10' });
    await giveBack(order);
    expect(refunds()).toEqual([]);
    expect(await openPayment(order)).toBe('SETTLED 0.00');
    expect(await balanceOf(shop.paying, shop.seller)).toMatchObject({ due: '44.10' });
  });

  it('takes the place of the refund of a deposit that was released while the bank decided', async () => {
    const order = await rentOnline(shop);
    const dispute = await chargeBack(shop.paying, order);
    await giveBack(order);
    expect(refunds()).toEqual([]);
    await bankDecides(shop.paying, dispute, 'lost');
    await runPaymentJobs(shop.paying);
    expect(refunds()).toEqual([]);
    expect(await openPayment(order)).toBe('SETTLED 0.00');
  });
});

it('An award in a dispute beside a lost chargeback gives back only what the bank has not', async () => {
  const order = await rentOnline(shop);
  const disputes = graphqlDisputes(shop.paying.marketplace);
  const fulfillmentId = order.fulfillments[0]?.id ?? '';
  const claim = { reason: 'NOT_AS_DESCRIBED', amount: '49.00', statement: 'It is torn' };
  expect(await disputes.open(shop.buyer, fulfillmentId, claim)).toBeNull();
  await lose(order);
  const [dispute] = (await disputes.view(shop.seller, fulfillmentId)).disputes;
  const answer = { answer: 'Sorry', amount: '49.00' };
  expect(await disputes.step(shop.seller, 'answerDispute', dispute?.id ?? '', answer)).toBeNull();
  await giveBack(order);
  expect(refunds()).toEqual([]);
  expect(await openPayment(order)).toBe('SETTLED 0.00');
  expect((await viewOrder(shop.paying.marketplace, shop.buyer, order.id))?.status).toBe('RETURNED');
});
