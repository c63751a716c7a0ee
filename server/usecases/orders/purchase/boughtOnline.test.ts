import { afterEach, beforeEach, expect, it } from 'vitest';
import { GODAN, listBook } from '../../../testing/books/books.js';
import { rentInCart } from '../../../testing/orders/carts.js';
import { deliver, placed, placeOrder, type Order } from '../../../testing/orders/orders.js';
import { buyRental } from '../../../testing/orders/rentals.js';
import { work } from '../../../testing/payments/history.js';
import { assertBooksAgree } from '../../../testing/payments/journal.js';
import { pageOf, runQueuedJobs } from '../../../testing/payments/paying.js';
import { earningsOf, openPayoutShop, type PayoutShop } from '../../../testing/payments/payouts.js';

// Godan costs 249.50 rupees, or 49 rupees a month. The commission is 10 %, for sales and rentals.
let shop: PayoutShop;
beforeEach(async () => {
  shop = await openPayoutShop(7);
});
afterEach(() => shop.paying.close());

/** Rents Godan online for a month, with an offer to buy it, and delivers it. */
async function rentedOnline(deposit: string): Promise<Order> {
  const { paying, seller, buyer } = shop;
  const lease = { ...GODAN.lease, deposit, rentCreditPercent: 60 };
  await rentInCart(paying.marketplace, buyer, await listBook(paying.marketplace, seller, { lease }));
  const order = placed(await placeOrder(paying.marketplace, buyer, { payOnline: true }));
  await runQueuedJobs(paying);
  paying.simulation.simulator.pay((await pageOf(paying, order)).id);
  await work(paying);
  await deliver(paying.marketplace, order, seller, buyer);
  return order;
}

async function bought(order: Order): Promise<void> {
  const { marketplace } = shop.paying;
  const { userErrors } = await buyRental(marketplace, shop.buyer, order.items[0]?.id ?? '');
  expect(userErrors).toEqual([]);
  await work(shop.paying);
  await assertBooksAgree(marketplace);
}

const refunded = () =>
  shop.paying.marketplace.database.query<object>('SELECT status, amount::int FROM provider_refunds');

it('what the deposit leaves is refunded online, and the seller earns the rent and the price', async () => {
  const order = await rentedOnline('400');
  expect(await earningsOf(shop.paying, shop.seller, order)).toMatchObject({
    amount: '44.10',
    commission: '4.90',
  });
  await bought(order);
  expect(await refunded()).toEqual([{ status: 'DONE', amount: 17_990 }]);
  // 49.00 for the rent and 220.10 for the copy, less a tenth.
  expect(await earningsOf(shop.paying, shop.seller, order)).toMatchObject({
    amount: '242.19',
    commission: '26.91',
  });
});

it('what the deposit does not cover is paid directly, and is no part of the earnings', async () => {
  const order = await rentedOnline('200');
  await bought(order);
  expect(await refunded()).toEqual([]);
  // 249.00 were paid online: all of it is earned, less a tenth of 269.10.
  expect(await earningsOf(shop.paying, shop.seller, order)).toMatchObject({
    amount: '222.09',
    commission: '26.91',
  });
});
