import { afterEach, beforeEach, expect, it } from 'vitest';
import { take } from '../../testing/orders/orders.js';
import { arrivalsOf, viewRental } from '../../testing/orders/rentals.js';
import { blockAndPay, openBlockShop, orderRental, waitDays } from '../../testing/payments/blocked.js';
import { assertBooksAgree } from '../../testing/payments/journal.js';
import type { PayoutShop } from '../../testing/payments/payouts.js';

// The bank blocks the deposit on 15 January 2026 for 90 days, which secures rentals until 25 March.
let shop: PayoutShop;
beforeEach(async () => {
  shop = await openBlockShop();
});
afterEach(async () => {
  await assertBooksAgree(shop.paying.marketplace);
  await shop.paying.close();
});

it.each([
  [8, '2026-03-23', false],
  [12, '2026-03-25', true],
])(
  'a rental with a blocked deposit that arrives %i days late is due on %s, at most as long as the block secures it',
  async (days, endsOn, isShortened) => {
    const { marketplace } = shop.paying;
    const order = await orderRental(shop, { months: 2 });
    await blockAndPay(shop, order);
    const [id, line] = [order.fulfillments[0]?.id ?? '', order.items[0]?.id ?? ''];
    for (const step of ['confirmFulfillment', 'shipFulfillment'] as const)
      await take(marketplace, shop.seller, step, id);
    await waitDays(shop, days);
    expect((await take(marketplace, shop.buyer, 'markDelivered', id)).userErrors).toEqual([]);
    expect((await viewRental(marketplace, shop.buyer, line)).rentalPeriod?.endsOn).toBe(endsOn);
    expect((await arrivalsOf(marketplace, shop.buyer, line)).moved).toMatchObject([{ endsOn, isShortened }]);
  },
);
