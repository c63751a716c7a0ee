import { afterEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { mutate } from '../../testing/mutate.js';
import { cancelOrder, take } from '../../testing/orders/orders.js';
import { listMany, receive, review } from '../../testing/orders/reviews.js';
import { openBlockShop, rentBlocked } from '../../testing/payments/blocked.js';
import { chargeBack } from '../../testing/payments/chargebacks.js';
import { runPaymentJobs, type PayingOptions } from '../../testing/payments/paying.js';
import { decidePayoutAccount } from '../../testing/payments/payoutAccounts.js';
import { openPayoutShop, sell, type PayoutShop } from '../../testing/payments/payouts.js';
import { confirm, failRefunds, settle } from '../../testing/payments/staffMoney.js';
import { linkSeller, openTransferShop, runTransferJobs } from '../../testing/payments/transfers.js';
import type { Person } from '../../testing/people/people.js';
import { auditOf, makeStaff } from '../../testing/people/staff.js';

let shop: PayoutShop;
afterEach(() => shop.paying.close());

/** Returns the ID of the only row of a list, of which staff ask for nothing else. Asks for the list twice at once. */
async function read(list: string, id = 'id'): Promise<string> {
  const query = `{ one: ${list} { nodes { ${id} } } other: ${list} { nodes { ${id} } } }`;
  type Node = { id: string; seller?: { id: string } };
  const { one } = await shop.paying.marketplace.ask<{ one: { nodes: Node[] } }>(
    query,
    {},
    shop.finance.token,
  );
  expect(one.nodes).toHaveLength(1);
  return one.nodes[0]?.seller?.id ?? one.nodes[0]?.id ?? '';
}

/** Returns the recorded reads of an account's data by the shop's member of staff: the kind, and the ID of what was read. */
async function readsOf(account: Person): Promise<unknown[][]> {
  const entries = await auditOf(shop.paying.marketplace, account);
  return entries
    .filter(({ action, staff }) => action.startsWith('READ_') && staff === shop.finance.id)
    .map(({ action, detail }) => [action, detail]);
}

const openShop = async (options: PayingOptions = {}) => (shop = await openPayoutShop(0, {}, options));

async function failRefund(options?: PayingOptions): Promise<void> {
  const { paying, seller, buyer } = await openShop(options);
  const { id } = await sell(paying, seller, buyer);
  await cancelOrder(paying.marketplace, buyer, id);
  await failRefunds(paying);
}

/** For each list, what puts one row into it. Returns the account that the row is about. */
const MONEY: [list: string, arrange: () => Promise<Person>][] = [
  [
    'stuckRefunds',
    async () => {
      await failRefund();
      return shop.buyer;
    },
  ],
  [
    'chargebacks',
    async () => {
      const { paying, seller, buyer } = await openShop();
      await chargeBack(paying, await sell(paying, seller, buyer));
      return buyer;
    },
  ],
  [
    'blockIssues',
    async () => {
      shop = await openBlockShop();
      const { fulfillments } = await rentBlocked(shop);
      shop.paying.simulation.simulator.faults.releases = 'refused';
      await take(shop.paying.marketplace, shop.seller, 'takeBackFulfillment', fulfillments[0]?.id ?? '');
      await runPaymentJobs(shop.paying).catch(() => undefined);
      return shop.buyer;
    },
  ],
  [
    'failedTransfers',
    async () => {
      shop = await openTransferShop();
      await linkSeller(shop);
      await sell(shop.paying, shop.seller, shop.buyer);
      shop.paying.simulation.simulator.books.balance = 0;
      await runTransferJobs(shop);
      return shop.seller;
    },
  ],
];

describe('a list for staff records whose data it shows, once per request and without the order', () => {
  it.each(MONEY)('%s', async (list, arrange) => {
    const account = await arrange();
    const id = await read(list);
    expect(await readsOf(account)).toEqual([['READ_MONEY', id]]);
  });

  it('pendingApprovals', async () => {
    await failRefund({ approvalAbove: 200 });
    const { paying, finance, buyer } = shop;
    const refundId = await read('stuckRefunds');
    await confirm(paying, finance);
    await settle(paying, finance, 'settleRefund', { refundId, reason: 'Closed', reference: 'UTR 4711' });
    const approvalId = await read('pendingApprovals');
    const reads = (await readsOf(buyer)).filter(([action]) => action === 'READ_MONEY');
    expect(reads).toEqual([
      ['READ_MONEY', refundId],
      ['READ_MONEY', approvalId],
    ]);
  });

  it('restrictedPayoutAccounts', async () => {
    const { paying, finance, seller } = await openShop();
    const stop = { userId: seller.id, status: 'RESTRICTED', reason: 'The name does not match' };
    expect(await decidePayoutAccount(paying, finance, 'restrictPayoutAccount', stop)).toEqual([]);
    await read('restrictedPayoutAccounts', 'seller { id }');
    expect(await readsOf(seller)).toEqual([['READ_MONEY', seller.id]]);
  });

  it('listingReports and reviewReports, of whoever reported', async () => {
    const { paying, finance, seller, buyer } = await openShop();
    const { marketplace } = paying;
    await makeStaff(marketplace.ports, finance, 'MODERATOR');
    const bookId = await listMany(marketplace, seller, { isbn: '9780143039648' });
    await receive(marketplace, buyer, seller, bookId);
    const { id: reviewId } = await review(marketplace, buyer, bookId, { stars: 1, text: 'Torn' });
    await mutate(marketplace, seller, 'reportReview', '', { reviewId, reason: 'OTHER', note: 'Not so' });
    await mutate(marketplace, buyer, 'reportBook', '', {
      bookId: await listBook(marketplace, seller),
      reason: 'OTHER',
      note: 'A copy',
    });
    expect(await readsOf(buyer)).toEqual([]);
    const ids = [await read('listingReports'), await read('reviewReports')];
    expect(await readsOf(buyer)).toEqual([['READ_REPORT', ids[0]]]);
    expect(await readsOf(seller)).toEqual([['READ_REPORT', ids[1]]]);
  });

  it('none of the reader’s own data', async () => {
    const { paying, finance } = await openShop();
    const { marketplace } = paying;
    await makeStaff(marketplace.ports, finance, 'MODERATOR');
    const bookId = await listBook(marketplace, shop.seller);
    await mutate(marketplace, finance, 'reportBook', '', { bookId, reason: 'OTHER', note: 'A copy' });
    await read('listingReports');
    expect(await readsOf(finance)).toEqual([]);
  });
});
