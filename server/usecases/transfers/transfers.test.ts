import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { cancelOrder, deliver, take } from '../../testing/orders/orders.js';
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
import { signUpReader } from '../../testing/people/people.js';
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
    const { marketplace, simulation } = shop.paying;
    const others = [await signUpReader(marketplace, 'Ila'), await signUpReader(marketplace, 'Om')];
    for (const other of others) await giveFacts(shop, other);
    await shop.pass(2);
    await runLinkJob(shop);
    await shop.pass(2);
    const books = [];
    for (const seller of [shop.seller, ...others]) books.push(await listBook(marketplace, seller));
    const order = await orderOnline(shop.paying, shop.buyer, ...books);
    simulation.simulator.pay((await pageOf(shop.paying, order)).id);
    await runTransferJobs(shop);
    expect(madeTransfers(shop.paying)).toHaveLength(3);
    const mine = order.fulfillments.find(({ seller }) => seller.id === shop.seller.id)?.id ?? '';
    const { userErrors } = await take(marketplace, shop.seller, 'cancelFulfillment', mine, {
      reason: 'Torn',
    });
    expect(userErrors).toEqual([]);
    await runTransferJobs(shop);
    expect(
      madeTransfers(shop.paying)
        .map(({ amount_reversed: back }) => back)
        .toSorted((a, b) => a - b),
    ).toEqual([0, 0, 22_455]);
    expect(refunded()).toMatchObject([{ amount: 24_950 }]);
  });
});
