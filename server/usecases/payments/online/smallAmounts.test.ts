import { afterEach, describe, expect, it } from 'vitest';
import { GODAN, listBook } from '../../../testing/books/books.js';
import { graphqlDisputes } from '../../../testing/disputes/disputeApi.js';
import { addToCart } from '../../../testing/orders/carts.js';
import { placed, placeOrder, take, viewOrder, type Order } from '../../../testing/orders/orders.js';
import { graphqlPayments } from '../../../testing/payments.js';
import { moneyOf as blockedMoneyOf, openBlockShop, rentBlocked } from '../../../testing/payments/blocked.js';
import { assertBooksAgree } from '../../../testing/payments/journal.js';
import { paymentOf, runPaymentJobs } from '../../../testing/payments/paying.js';
import { openPayoutShop, type PayoutShop } from '../../../testing/payments/payouts.js';
import { graphqlRentals } from '../../../testing/payments/rentalApi.js';
import { rentOnline } from '../../../testing/payments/rentedOnline.js';

// A provider moves no amount below one rupee. The rent is 49 a month, the deposit 200.
let shop: PayoutShop;
afterEach(async () => {
  await assertBooksAgree(shop.paying.marketplace);
  await shop.paying.close();
});

const open = async (offer: 'OFFERED' | 'REQUIRED' = 'OFFERED') => {
  shop = await openPayoutShop(0, {}, { offer });
};
const fulfillmentOf = ({ fulfillments }: Order) => fulfillments[0]?.id ?? '';
const lineOf = ({ items }: Order) => items[0]?.id ?? '';
const jobs = () => runPaymentJobs(shop.paying);
const takeBack = (order: Order, amount: string) =>
  take(shop.paying.marketplace, shop.seller, 'takeBackFulfillment', fulfillmentOf(order), {
    withhold: { amount, reason: 'Torn' },
  });
const refunds = () =>
  [...shop.paying.simulation.simulator.books.refunds.values()].map(({ amount }) => amount);

/** Returns the state and the amount of the open payment, and the steps that one side can take. */
async function openFor(person: 'buyer' | 'seller', order: Order) {
  const { state, amount, steps } = await graphqlPayments(shop.paying.marketplace).view(shop[person], order);
  return [state, amount, ...steps];
}

describe('An order below one rupee', () => {
  it.each(['OFFERED', 'REQUIRED'] as const)('is paid directly where online payment is %s', async (offer) => {
    await open(offer);
    const { marketplace } = shop.paying;
    await addToCart(marketplace, shop.buyer, await listBook(marketplace, shop.seller, { salePrice: '0.50' }));
    const input = { payOnline: true, idempotencyKey: 'one' };
    const order = placed(await placeOrder(marketplace, shop.buyer, input));
    await jobs();
    expect(await paymentOf(shop.paying, shop.buyer, order)).toBeNull();
    expect(await openFor('buyer', order)).toEqual(['TO_PAY', '0.50', 'markPaid']);
    expect(await viewOrder(marketplace, shop.seller, order.id)).toMatchObject({ status: 'PENDING' });
    expect(placed(await placeOrder(marketplace, shop.buyer, input)).id).toBe(order.id);
  });
});

describe('A later charge below one rupee', () => {
  it('of an extension is paid directly, and the extension takes effect at once', async () => {
    await open();
    const lease = { ...GODAN.lease, perMonth: '0.50' };
    const bookId = await listBook(shop.paying.marketplace, shop.seller, { lease });
    const order = await rentOnline(shop, { bookId });
    const rentals = graphqlRentals(shop.paying.marketplace);
    const before = await rentals.view(shop.buyer, order.id);
    expect(await rentals.extend(shop.buyer, lineOf(order), 1)).toBeNull();
    const after = await rentals.view(shop.buyer, order.id);
    expect(after).toMatchObject({ extensionTotal: '0.50', payment: null });
    expect(after.endsOn > before.endsOn).toBe(true);
    expect(await openFor('buyer', order)).toEqual(['TO_PAY', '0.50', 'markPaid']);
  });

  it('of a purchase is paid directly, and the copies are sold at once', async () => {
    await open();
    const order = await rentOnline(shop, { deposit: '219.60' });
    const rentals = graphqlRentals(shop.paying.marketplace);
    expect(await rentals.buy(shop.buyer, lineOf(order))).toBeNull();
    expect(await rentals.view(shop.buyer, order.id)).toMatchObject({ isBought: true, payment: null });
    expect(await openFor('buyer', order)).toEqual(['TO_PAY', '0.50', 'markPaid']);
  });

  it('is not captured from a blocked deposit, which is released', async () => {
    shop = await openBlockShop();
    const order = await rentBlocked(shop);
    await takeBack(order, '0.50');
    await jobs();
    expect(await blockedMoneyOf(shop, order)).toMatchObject({
      block: 'RELEASED',
      captured: '0.00',
      open: 'TO_PAY',
      amount: '0.50',
    });
  });
});

describe('A refund below one rupee', () => {
  it('is paid back by the seller, and never tried at the provider', async () => {
    await open();
    const order = await rentOnline(shop);
    await takeBack(order, '199.50');
    await jobs();
    expect(refunds()).toEqual([]);
    expect(await openFor('seller', order)).toEqual(['TO_REFUND', '0.50', 'markPaid']);
    const payments = graphqlPayments(shop.paying.marketplace);
    expect(await payments.step(shop.seller, 'markPaid', order)).toBeNull();
    expect(await payments.step(shop.buyer, 'confirmPayment', order)).toBeNull();
    expect(await openFor('buyer', order)).toEqual(['SETTLED', '0.00']);
  });

  it('goes back together with the next one', async () => {
    await open();
    const order = await rentOnline(shop);
    await takeBack(order, '199.50');
    await concede(order, '60.00');
    await jobs();
    expect(refunds()).toEqual([6_050]);
    expect(await openFor('buyer', order)).toEqual(['SETTLED', '0.00']);
  });

  it('that is marked as paid lets the next one begin once it is confirmed', async () => {
    await open();
    const order = await rentOnline(shop);
    await takeBack(order, '199.50');
    const payments = graphqlPayments(shop.paying.marketplace);
    expect(await payments.step(shop.seller, 'markPaid', order)).toBeNull();
    await concede(order, '60.00');
    await jobs();
    expect(refunds()).toEqual([]);
    expect(await payments.step(shop.buyer, 'confirmPayment', order)).toBeNull();
    await jobs();
    expect(refunds()).toEqual([6_000]);
    expect(await openFor('buyer', order)).toEqual(['SETTLED', '0.00']);
  });
});

/** Lets the buyer dispute the withheld deposit, and the seller concede this amount. */
async function concede(order: Order, amount: string): Promise<void> {
  const disputes = graphqlDisputes(shop.paying.marketplace);
  const claim = { reason: 'DEPOSIT_WITHHELD', statement: 'It was torn before', amount };
  expect(await disputes.open(shop.buyer, fulfillmentOf(order), claim)).toBeNull();
  const [dispute] = (await disputes.view(shop.buyer, fulfillmentOf(order))).disputes;
  await disputes.step(shop.seller, 'answerDispute', dispute?.id ?? '', { answer: 'Right', amount });
}
