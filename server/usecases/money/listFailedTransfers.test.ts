import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failTransfer } from '../../simulators/payments/transfers.js';
import { cancelOrder } from '../../testing/orders/orders.js';
import { runQueuedJobs } from '../../testing/payments/paying.js';
import {
  payoutsOf,
  runPayoutJob,
  sell,
  sellAndDeliver,
  type PayoutShop,
} from '../../testing/payments/payouts.js';
import {
  assertEqualBooks,
  linkSeller,
  madeTransfers,
  openTransferShop,
  prepareAndRelease,
  runTransferJobs,
} from '../../testing/payments/transfers.js';

interface SeenFailure {
  id: string;
  kind: string;
  amount: { amount: string };
  provider: string;
  reason: string;
  daysOpen: number;
  order: { id: string } | null;
  seller: { name: string };
}

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

const simulator = () => shop.paying.simulation.simulator;

/** Runs the jobs while the operator's account at the provider is empty. */
async function runWithoutBalance() {
  const { books } = simulator();
  const { balance } = books;
  books.balance = 0;
  await runTransferJobs(shop);
  books.balance += balance;
}
const later = (minutes: number) => shop.paying.marketplace.clock.advanceMinutes(minutes);

async function listed(page = 'first: 10') {
  const query = `{ failedTransfers(${page}) { totalCount nodes {
    id kind amount { amount } provider reason daysOpen order { id } seller { name } } } }`;
  const { failedTransfers } = await shop.paying.marketplace.ask<{
    failedTransfers: { totalCount: number; nodes: SeenFailure[] };
  }>(query, {}, shop.finance.token);
  return failedTransfers;
}
const failures = async () => (await listed()).nodes;

describe('the list of failed transfers', () => {
  it('is empty while transfers are planned, held and released', async () => {
    await sell(shop.paying, shop.seller, shop.buyer);
    expect(await failures()).toEqual([]);
    await runTransferJobs(shop);
    expect(await failures()).toEqual([]);
  });

  it('has a transfer that is refused until it is made', async () => {
    const order = await sell(shop.paying, shop.seller, shop.buyer);
    await runWithoutBalance();
    later(2 * 24 * 60);
    expect(await failures()).toMatchObject([
      {
        kind: 'REFUSED',
        amount: { amount: '224.55' },
        provider: 'simulator',
        reason: expect.stringMatching(/enough balance/) as string,
        daysOpen: 2,
        order: { id: order.id },
        seller: { name: 'Dev' },
      },
    ]);
    await runTransferJobs(shop);
    expect(madeTransfers(shop.paying)).toHaveLength(1);
    expect(await failures()).toEqual([]);
  });

  it('has a transfer that failed until a payout includes its earnings', async () => {
    await sellAndDeliver(shop.paying, shop.seller, shop.buyer);
    await runTransferJobs(shop);
    failTransfer(simulator(), madeTransfers(shop.paying)[0]?.id ?? '');
    await runQueuedJobs(shop.paying);
    expect(await failures()).toMatchObject([{ kind: 'FAILED', amount: { amount: '224.55' } }]);
    await runPayoutJob(shop.paying);
    expect(await failures()).toEqual([]);
  });

  it('leaves out a failed transfer of which the seller earns nothing any more', async () => {
    const order = await sell(shop.paying, shop.seller, shop.buyer);
    await runTransferJobs(shop);
    failTransfer(simulator(), madeTransfers(shop.paying)[0]?.id ?? '');
    await runQueuedJobs(shop.paying);
    expect(await failures()).toHaveLength(1);
    await cancelOrder(shop.paying.marketplace, shop.buyer, order.id);
    expect(await failures()).toEqual([]);
  });

  it('has a reversal that failed until it is made', async () => {
    const order = await sell(shop.paying, shop.seller, shop.buyer);
    await runTransferJobs(shop);
    simulator().faults.emptyAccounts = true;
    await cancelOrder(shop.paying.marketplace, shop.buyer, order.id);
    expect(await failures()).toEqual([]);
    await runTransferJobs(shop);
    expect(await failures()).toMatchObject([
      { kind: 'REVERSAL_FAILED', amount: { amount: '224.55' }, order: { id: order.id } },
    ]);
    simulator().faults.emptyAccounts = false;
    later(10);
    await runTransferJobs(shop);
    expect(await failures()).toEqual([]);
  });

  it('has a transfer that the provider refuses to release until it is released', async () => {
    const order = await sellAndDeliver(shop.paying, shop.seller, shop.buyer);
    await runTransferJobs(shop);
    simulator().faults.transfersStay = true;
    expect(await prepareAndRelease(shop)).toBe('The linked account is suspended');
    await shop.pass(1);
    expect(await failures()).toMatchObject([
      {
        kind: 'RELEASE_REFUSED',
        amount: { amount: '224.55' },
        reason: 'The linked account is suspended',
        daysOpen: 1,
        order: { id: order.id },
        seller: { name: 'Dev' },
      },
    ]);
    expect(await prepareAndRelease(shop)).toBe('The linked account is suspended');
    expect(await failures()).toHaveLength(1);
    simulator().faults.transfersStay = false;
    expect(await prepareAndRelease(shop)).toBeNull();
    expect(await failures()).toHaveLength(1);
    later(10);
    await prepareAndRelease(shop);
    expect(await failures()).toEqual([]);
    expect(await payoutsOf(shop.paying, shop.seller)).toMatchObject([{ status: 'PAID', amount: '224.55' }]);
  });

  it('leaves out a refused release of a transfer that has failed', async () => {
    await sellAndDeliver(shop.paying, shop.seller, shop.buyer);
    await runTransferJobs(shop);
    simulator().faults.transfersStay = true;
    await prepareAndRelease(shop);
    failTransfer(simulator(), madeTransfers(shop.paying)[0]?.id ?? '');
    later(10);
    await prepareAndRelease(shop);
    expect(await failures()).toMatchObject([{ kind: 'FAILED' }]);
  });

  it('is read in pages, oldest first', async () => {
    const orders = [];
    for (let sale = 0; sale < 3; sale += 1) {
      orders.push(await sell(shop.paying, shop.seller, shop.buyer));
      later(1);
    }
    await runWithoutBalance();
    const { totalCount, nodes } = await listed('first: 2');
    expect(totalCount).toBe(3);
    expect(nodes.map(({ order }) => order?.id)).toEqual(orders.slice(0, 2).map(({ id }) => id));
    const last = await listed('last: 1');
    expect(last.nodes.map(({ order }) => order?.id)).toEqual([orders[2]?.id]);
  });
});
