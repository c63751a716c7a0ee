import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Order } from '../../../testing/orders/orders.js';
import { buyRental } from '../../../testing/orders/rentals.js';
import { work } from '../../../testing/payments/histories/history.js';
import { assertBooksAgree } from '../../../testing/payments/journal.js';
import { runQueuedJobs } from '../../../testing/payments/paying.js';
import { rentalPageOf, rentOnline } from '../../../testing/payments/rentedOnline.js';
import { earningsOf, openPayoutShop, type PayoutShop } from '../../../testing/payments/payouts.js';

// Godan costs 249.50 rupees, or 49 rupees a month. The commission is 10 %, for sales and rentals.
let shop: PayoutShop;
beforeEach(async () => {
  shop = await openPayoutShop(7);
});
afterEach(() => shop.paying.close());

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
  const order = await rentOnline(shop, { deposit: '400' });
  expect(await earningsOf(shop.paying, shop.seller, order)).toMatchObject({
    amount: '44.10',
    commission: '4.90',
  });
  await bought(order);
  expect(await refunded()).toEqual([{ status: 'DONE', amount: 17_990 }]);
  // 49.00 for the rent and 220.10 for the copy, less the commission of 10 %.
  expect(await earningsOf(shop.paying, shop.seller, order)).toMatchObject({
    amount: '242.19',
    commission: '26.91',
  });
});

it('what the deposit does not cover is paid online too, and earned', async () => {
  const order = await rentOnline(shop);
  await bought(order);
  expect(await refunded()).toEqual([]);
  expect(await earningsOf(shop.paying, shop.seller, order)).toMatchObject({ amount: '44.10' });
  shop.paying.simulation.simulator.pay((await rentalPageOf(shop.paying, order)).id);
  await runQueuedJobs(shop.paying);
  await assertBooksAgree(shop.paying.marketplace);
  // The rent of 49.00 and the purchase, less the commission of 10 %.
  expect(await earningsOf(shop.paying, shop.seller, order)).toMatchObject({
    amount: '242.19',
    commission: '26.91',
  });
});
