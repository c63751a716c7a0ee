import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mutate } from '../../testing/mutate.js';
import { take, type Order } from '../../testing/orders/orders.js';
import { openBlockShop, rentBlocked, waitDays } from '../../testing/payments/blocked.js';
import { assertBooksAgree } from '../../testing/payments/journal.js';
import { runPaymentJobs } from '../../testing/payments/paying.js';
import type { PayoutShop } from '../../testing/payments/payouts.js';

interface SeenIssue {
  kind: string;
  amount: { amount: string };
  owed: { amount: string } | null;
  reason: string | null;
  order: { id: string } | null;
  seller: { id: string } | null;
}

// The rent is 49 a month, the deposit 200, and each day late costs 2.50.
let shop: PayoutShop;
beforeEach(async () => {
  shop = await openBlockShop();
});
afterEach(async () => {
  await assertBooksAgree(shop.paying.marketplace);
  await shop.paying.close();
});

const faults = () => shop.paying.simulation.simulator.faults;
const fulfillmentOf = ({ fulfillments }: Order) => fulfillments[0]?.id ?? '';
const takeBack = (order: Order, more: object = {}) =>
  take(shop.paying.marketplace, shop.seller, 'takeBackFulfillment', fulfillmentOf(order), more);

async function issues(): Promise<SeenIssue[]> {
  const query = `{ blockIssues(first: 10) { nodes {
    kind amount { amount } owed { amount } reason expiresAt refusedAt order { id } buyer { id } seller { id } } } }`;
  const { blockIssues } = await shop.paying.marketplace.ask<{ blockIssues: { nodes: SeenIssue[] } }>(
    query,
    {},
    shop.finance.token,
  );
  return blockIssues.nodes;
}

describe('the list of blocked deposits that staff look at', () => {
  it('has a block in its last week, until it ends', async () => {
    const order = await rentBlocked(shop);
    expect(await issues()).toEqual([]);
    await waitDays(shop, 84);
    expect(await issues()).toMatchObject([
      { kind: 'ENDING', amount: { amount: '200.00' }, owed: null, reason: null, order: { id: order.id } },
    ]);
    await waitDays(shop, 7);
    expect(await issues()).toEqual([]);
  });

  it('leaves out a block in its last week whose deposits are settled', async () => {
    const order = await rentBlocked(shop);
    await waitDays(shop, 84);
    await takeBack(order);
    await runPaymentJobs(shop.paying);
    expect(await issues()).toEqual([]);
  });

  it('has a block that the provider does not release, until it does', async () => {
    const order = await rentBlocked(shop);
    faults().releases = 'refused';
    await takeBack(order);
    await runPaymentJobs(shop.paying).catch(() => undefined);
    expect(await issues()).toMatchObject([
      { kind: 'RELEASE_REFUSED', amount: { amount: '200.00' }, reason: 'The bank has refused the release' },
    ]);
    faults().releases = 'released';
    await runPaymentJobs(shop.paying);
    expect(await issues()).toEqual([]);
  });

  it('has a capture that was refused for a month, with what the buyer still owes', async () => {
    const order = await rentBlocked(shop);
    faults().captures = 'refused';
    await takeBack(order, { withhold: { amount: '80', reason: 'A page is torn' } });
    await runPaymentJobs(shop.paying);
    expect(await issues()).toMatchObject([
      {
        kind: 'CAPTURE_REFUSED',
        amount: { amount: '80.00' },
        owed: { amount: '80.00' },
        reason: 'The bank has refused the debit',
        seller: { id: shop.seller.id },
      },
    ]);
    const confirming = { fulfillmentId: fulfillmentOf(order) };
    await mutate(shop.paying.marketplace, shop.seller, 'confirmPayment', '__typename', confirming);
    expect(await issues()).toMatchObject([{ owed: { amount: '0.00' } }]);
    await waitDays(shop, 31);
    expect(await issues()).toEqual([]);
  });
});
