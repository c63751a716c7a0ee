import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../../testing/books/books.js';
import { addToCart } from '../../../testing/orders/carts.js';
import { cancelOrder, placed, placeOrder } from '../../../testing/orders/orders.js';
import {
  openPaying,
  orderOnline,
  pageOf,
  paymentOf,
  runPaymentJobs,
  runQueuedJobs,
  type PayingMarketplace,
} from '../../../testing/payments/paying.js';
import { balanceOf, sellAndDeliver } from '../../../testing/payments/payouts.js';
import {
  followList,
  openSendingShop,
  prepareAndSend,
  sendOnce,
  takeWebhooks,
} from '../../../testing/payments/sentPayouts.js';
import { signUpReader, type Person } from '../../../testing/people/people.js';

describe('With one copy of a book', () => {
  let paying: PayingMarketplace;
  let buyer: Person;
  let book: string;
  beforeEach(async () => {
    paying = await openPaying();
    buyer = await signUpReader(paying.marketplace, 'Meera');
    book = await listBook(paying.marketplace, await signUpReader(paying.marketplace, 'Ravi'));
  });
  afterEach(() => paying.close());

  const simulator = () => paying.simulation.simulator;
  const counted = async () => {
    const [counts] = await paying.marketplace.database.query(
      `SELECT (SELECT count(*)::int FROM orders) AS orders, (SELECT count(*)::int FROM payment_intents) AS intents,
              (SELECT count(*)::int FROM payments) AS payments, (SELECT count(*)::int FROM provider_refunds) AS refunds`,
    );
    return counts;
  };

  it('two orders are never placed for one payment, however often it is asked for and told of', async () => {
    const asked = { payOnline: true, idempotencyKey: 'one payment' };
    await addToCart(paying.marketplace, buyer, book);
    const order = placed(await placeOrder(paying.marketplace, buyer, asked));
    await runQueuedJobs(paying);
    simulator().faults.duplicateWebhooks = true;
    simulator().pay((await pageOf(paying, order)).id);
    await runQueuedJobs(paying);
    paying.marketplace.clock.advanceMinutes(1);
    expect(placed(await placeOrder(paying.marketplace, buyer, asked)).id).toBe(order.id);
    await runPaymentJobs(paying);
    expect(await counted()).toEqual({ orders: 1, intents: 1, payments: 1, refunds: 0 });
  });

  it('the last copy is not sold while somebody is paying, and is free again when the time is over', async () => {
    const other = await signUpReader(paying.marketplace, 'Leela');
    await addToCart(paying.marketplace, other, book);
    const first = await orderOnline(paying, buyer, book);
    const refused = await placeOrder(paying.marketplace, other, { payOnline: true });
    expect(refused.order).toBeNull();
    expect(refused.userErrors.length).toBeGreaterThan(0);
    paying.marketplace.clock.advanceMinutes(16);
    await runPaymentJobs(paying);
    expect((await paymentOf(paying, buyer, first))?.status).toBe('EXPIRED');
    placed(await placeOrder(paying.marketplace, other, { payOnline: true }));
  });

  it('the retry of a refund is captured once, and nothing is refunded after it', async () => {
    const order = await orderOnline(paying, buyer, book);
    simulator().pay((await pageOf(paying, order)).id);
    await runQueuedJobs(paying);
    simulator().faults.refunds = 'failed';
    await cancelOrder(paying.marketplace, buyer, order.id);
    await runPaymentJobs(paying);
    Object.assign(simulator().faults, { refunds: 'processed', lostAnswers: { refund: 1 } });
    for (let hour = 0; hour < 4; hour += 1) {
      paying.marketplace.clock.advanceMinutes(61);
      await runPaymentJobs(paying).catch(() => undefined);
    }
    const made = [...simulator().books.refunds.values()];
    expect(made.map(({ status }) => status)).toEqual(['failed', 'processed']);
    expect(await counted()).toEqual({ orders: 1, intents: 1, payments: 2, refunds: 2 });
  });
});

it('A failed payout raises the balance of the seller once, however often it is reported', async () => {
  const shop = await openSendingShop();
  shop.payouts.faults.banks = 'fail';
  await sellAndDeliver(shop.paying, shop.seller, shop.buyer);
  await prepareAndSend(shop);
  const due = await balanceOf(shop.paying, shop.seller);
  expect(due).toMatchObject({ due: '224.55', onTheWay: '0.00' });
  await sendOnce(shop.paying.marketplace);
  await takeWebhooks(shop);
  await followList(shop);
  expect(await balanceOf(shop.paying, shop.seller)).toEqual(due);
  shop.payouts.faults.banks = 'pay';
  await prepareAndSend(shop);
  expect(await balanceOf(shop.paying, shop.seller)).toMatchObject({ due: '0.00', onTheWay: '0.00' });
  expect(shop.payouts.books.spent).toBe(22_455 + 590);
  await shop.close();
});
