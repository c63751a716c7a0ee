import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { cancelOrder, deliver, take, type Order } from '../../testing/orders/orders.js';
import { orderOnline, pageOf, runQueuedJobs } from '../../testing/payments/paying.js';
import {
  earningsOf,
  payoutsOf,
  pendingPayouts,
  runPayoutJob,
  sell,
  sellAndDeliver,
  type PayoutShop,
} from '../../testing/payments/payouts.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import {
  assertEqualBooks,
  giveFacts,
  linkSeller,
  madeTransfers,
  openTransferShop,
  prepareAndRelease,
  runLinkJob,
  runTransferJobs,
  storedReversals,
  storedTransfers,
} from '../../testing/payments/transfers.js';

let shop: PayoutShop;
beforeEach(async () => {
  shop = await openTransferShop();
  await linkSeller(shop);
});
afterEach(async () => {
  try {
    await assertEqualBooks(shop.paying);
  } finally {
    await shop.paying.close();
  }
});

const refunded = () => [...shop.paying.simulation.simulator.books.refunds.values()];

describe('an order that was paid', () => {
  it('is transferred without the commission, held, and released when it is due', async () => {
    const order = await sell(shop.paying, shop.seller, shop.buyer);
    expect(await storedTransfers(shop.paying)).toMatchObject([{ status: 'PLANNED', amount: 22_455 }]);
    expect(await runTransferJobs(shop)).toBeNull();
    expect(madeTransfers(shop.paying)).toMatchObject([{ amount: 22_455, on_hold: true, amount_reversed: 0 }]);
    expect(await prepareAndRelease(shop)).toBeNull();
    expect(madeTransfers(shop.paying)).toMatchObject([{ on_hold: true }]);
    await deliver(shop.paying.marketplace, order, shop.seller, shop.buyer);
    expect(await prepareAndRelease(shop)).toBeNull();
    expect(madeTransfers(shop.paying)).toMatchObject([{ on_hold: false }]);
    const [transfer] = madeTransfers(shop.paying);
    expect(await payoutsOf(shop.paying, shop.seller)).toMatchObject([
      { status: 'PAID', amount: '224.55', reference: transfer?.id, lines: [[order.id, '224.55']] },
    ]);
    expect(await earningsOf(shop.paying, shop.seller, order)).toMatchObject({ paidOut: '224.55' });
    expect(await storedTransfers(shop.paying)).toMatchObject([{ status: 'RELEASED' }]);
  });

  it('is not paid in another way too, and staff cannot report its release as failed', async () => {
    await sellAndDeliver(shop.paying, shop.seller, shop.buyer);
    await runTransferJobs(shop);
    await runPayoutJob(shop.paying);
    await runPayoutJob(shop.paying);
    const [release, ...others] = await pendingPayouts(shop.paying, shop.finance);
    expect(others).toEqual([]);
    expect(release).toMatchObject({ status: 'SENT', viewerCanMarkPaid: false, viewerCanMarkFailed: false });
    await runTransferJobs(shop);
    await prepareAndRelease(shop);
    expect(await payoutsOf(shop.paying, shop.seller)).toHaveLength(1);
  });

  it('is paid by hand to a seller without a linked account', async () => {
    const other = await signUpReader(shop.paying.marketplace, 'Ila');
    await giveFacts(shop, other);
    await shop.pass(2);
    await sellAndDeliver(shop.paying, other, shop.buyer);
    await runTransferJobs(shop);
    expect(madeTransfers(shop.paying)).toEqual([]);
    await prepareAndRelease(shop);
    expect(await pendingPayouts(shop.paying, shop.finance)).toMatchObject([{ status: 'PENDING' }]);
  });
});

/** Buys a book of the shop's seller and one of each of these sellers, who get linked accounts. The buyer pays online. */
async function sellOf(...names: string[]): Promise<{ order: Order; others: Person[] }> {
  const { marketplace, simulation } = shop.paying;
  const others: Person[] = [];
  for (const name of names) others.push(await signUpReader(marketplace, name));
  for (const other of others) await giveFacts(shop, other);
  await shop.pass(2);
  await runLinkJob(shop);
  await shop.pass(2);
  const books = [];
  for (const seller of [shop.seller, ...others]) books.push(await listBook(marketplace, seller));
  const order = await orderOnline(shop.paying, shop.buyer, ...books);
  simulation.simulator.pay((await pageOf(shop.paying, order)).id);
  await runQueuedJobs(shop.paying);
  return { order, others };
}

/** Has the shop's seller cancel their part of an order. */
async function cancelMine({ fulfillments }: Order): Promise<void> {
  const mine = fulfillments.find(({ seller }) => seller.id === shop.seller.id)?.id ?? '';
  const reason = { reason: 'Torn' };
  const { userErrors } = await take(shop.paying.marketplace, shop.seller, 'cancelFulfillment', mine, reason);
  expect(userErrors).toEqual([]);
}

describe('a cancelled order', () => {
  it('is never transferred if it is cancelled before', async () => {
    const order = await sell(shop.paying, shop.seller, shop.buyer);
    await cancelOrder(shop.paying.marketplace, shop.buyer, order.id);
    await runTransferJobs(shop);
    expect(madeTransfers(shop.paying)).toEqual([]);
    expect(await storedTransfers(shop.paying)).toMatchObject([{ status: 'DROPPED' }]);
    expect(refunded()).toMatchObject([{ status: 'processed', amount: 24_950 }]);
  });

  it('is taken back before it is refunded', async () => {
    const order = await sell(shop.paying, shop.seller, shop.buyer);
    await runTransferJobs(shop);
    await cancelOrder(shop.paying.marketplace, shop.buyer, order.id);
    expect(await storedReversals(shop.paying)).toMatchObject([{ status: 'PENDING', amount: 22_455 }]);
    await runQueuedJobs(shop.paying);
    await runTransferJobs(shop);
    expect(madeTransfers(shop.paying)).toMatchObject([{ status: 'reversed', amount_reversed: 22_455 }]);
    expect(refunded()).toMatchObject([{ status: 'processed', amount: 24_950 }]);
    expect(await storedTransfers(shop.paying)).toMatchObject([{ status: 'REVERSED' }]);
    await prepareAndRelease(shop);
    expect(await payoutsOf(shop.paying, shop.seller)).toEqual([]);
  });

  it('of three sellers, is taken back from the one who cancels only', async () => {
    const { order } = await sellOf('Ila', 'Om');
    await runTransferJobs(shop);
    expect(madeTransfers(shop.paying)).toHaveLength(3);
    await cancelMine(order);
    await runTransferJobs(shop);
    expect(
      madeTransfers(shop.paying)
        .map(({ amount_reversed: back }) => back)
        .toSorted((a, b) => a - b),
    ).toEqual([0, 0, 22_455]);
    expect(refunded()).toMatchObject([{ amount: 24_950 }]);
  });

  it('of two sellers, is not transferred to the other one once its refund has begun', async () => {
    const { order, others } = await sellOf('Ila');
    const { books } = shop.paying.simulation.simulator;
    const { balance } = books;
    books.balance = 0;
    expect(await runTransferJobs(shop)).toMatch(/enough balance/);
    books.balance = balance;
    await cancelMine(order);
    shop.paying.marketplace.clock.advanceMinutes(10);
    expect(await runTransferJobs(shop)).toBeNull();
    expect((await storedTransfers(shop.paying)).map(({ status }) => status)).toEqual(['DROPPED', 'DROPPED']);
    expect(madeTransfers(shop.paying)).toEqual([]);
    for (const other of others) await deliver(shop.paying.marketplace, order, other, shop.buyer);
    await prepareAndRelease(shop);
    expect(await pendingPayouts(shop.paying, shop.finance)).toMatchObject([
      { status: 'PENDING', amount: '224.55', lines: [[order.id, '224.55']] },
    ]);
  });
});
