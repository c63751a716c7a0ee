import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockAndPay } from '../../simulators/payments/blocks.js';
import { jobPorts } from '../../testing/mail/mail.js';
import { take, type Order } from '../../testing/orders/orders.js';
import {
  booksAtProvider,
  moneyOf,
  openBlockShop,
  orderRental,
  rentBlocked,
} from '../../testing/payments/blocked.js';
import { assertBooksAgree } from '../../testing/payments/journal.js';
import { pageOf } from '../../testing/payments/paying.js';
import type { PayoutShop } from '../../testing/payments/payouts.js';
import { followLatePayments, followPayments } from './online/followPayments.js';

const ROUNDS = Array.from({ length: 4 }, (_, round) => round);

// The embedded database runs one statement at a time, so races show only on PostgreSQL.
describe('at the same moment', () => {
  let shop: PayoutShop;
  beforeAll(async () => {
    shop = await openBlockShop();
  });
  afterAll(() => shop.paying.close());

  const follow = () => followPayments(jobPorts(shop.paying.marketplace));
  const followLate = () => followLatePayments(jobPorts(shop.paying.marketplace));
  const simulator = () => shop.paying.simulation.simulator;
  const takeBack = ({ fulfillments }: Order) =>
    take(shop.paying.marketplace, shop.seller, 'takeBackFulfillment', fulfillments[0]?.id ?? '', {
      withhold: { amount: '60', reason: 'Torn' },
    });

  it.each(ROUNDS)('several workers take in a block once (%i)', async () => {
    const order = await orderRental(shop);
    blockAndPay(simulator(), (await pageOf(shop.paying, order)).id);
    await Promise.all([follow(), follow(), followLate()]);
    expect(await moneyOf(shop, order)).toMatchObject({ block: 'ACTIVE', open: 'SETTLED' });
    await assertBooksAgree(shop.paying.marketplace);
  });

  it.each(ROUNDS)('several workers capture what is kept once, and then release the rest (%i)', async () => {
    const order = await rentBlocked(shop);
    const { kept } = booksAtProvider(simulator());
    await Promise.all([takeBack(order), followLate(), follow()]);
    await Promise.all([follow(), follow(), followLate()]);
    await follow();
    expect(await moneyOf(shop, order)).toMatchObject({
      block: 'RELEASED',
      captured: '60.00',
      open: 'SETTLED',
    });
    expect(booksAtProvider(simulator()).kept - kept).toBe(6_000);
    await assertBooksAgree(shop.paying.marketplace);
  });
});
