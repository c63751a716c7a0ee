import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noFaults } from '../../simulators/payments/faults.js';
import { failTransfer } from '../../simulators/payments/transfers.js';
import { jobPorts } from '../../testing/mail/mail.js';
import { cancelOrder } from '../../testing/orders/orders.js';
import { bankDecides, chargeBack } from '../../testing/payments/chargebacks.js';
import { runQueuedJobs } from '../../testing/payments/paying.js';
import {
  payoutsOf,
  pendingPayouts,
  runPayoutJob,
  sell,
  sellAndDeliver,
  type PayoutShop,
} from '../../testing/payments/payouts.js';
import {
  assertEqualBooks,
  journalOf,
  linkSeller,
  madeTransfers,
  openTransferShop,
  prepareAndRelease,
  runTransferJobs,
  storedReversals,
  storedTransfers,
} from '../../testing/payments/transfers.js';
import { followHeldTransfers } from './followHeldTransfers.js';

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
const refunds = () => [...simulator().books.refunds.values()];
const later = (minutes: number) => shop.paying.marketplace.clock.advanceMinutes(minutes);

describe('a transfer', () => {
  it('that is refused for the balance is asked for again', async () => {
    await sell(shop.paying, shop.seller, shop.buyer);
    const { balance } = simulator().books;
    simulator().books.balance = 22_455;
    expect(await runTransferJobs(shop)).toMatch(/enough balance/);
    expect(await storedTransfers(shop.paying)).toMatchObject([
      { status: 'PLANNED', note: expect.stringMatching(/enough balance/) as string },
    ]);
    simulator().books.balance = balance;
    expect(await runTransferJobs(shop)).toBeNull();
    expect(madeTransfers(shop.paying)).toEqual([]);
    later(10);
    await runTransferJobs(shop);
    expect(madeTransfers(shop.paying)).toHaveLength(1);
  });

  it('that was refused until it is due is dropped, and the seller is paid by hand', async () => {
    await sellAndDeliver(shop.paying, shop.seller, shop.buyer);
    const { balance } = simulator().books;
    simulator().books.balance = 0;
    await runTransferJobs(shop);
    simulator().books.balance = balance;
    await runPayoutJob(shop.paying);
    expect(await storedTransfers(shop.paying)).toMatchObject([{ status: 'DROPPED' }]);
    expect(await pendingPayouts(shop.paying, shop.finance)).toMatchObject([
      { status: 'PENDING', amount: '224.55' },
    ]);
  });

  it('whose answer is lost is found, and not made twice', async () => {
    await sell(shop.paying, shop.seller, shop.buyer);
    simulator().faults.lostAnswers = { hold: 1, findTransfers: 1 };
    expect(await runTransferJobs(shop)).not.toBeNull();
    expect(await runTransferJobs(shop)).toBeNull();
    later(3);
    expect(await runTransferJobs(shop)).not.toBeNull();
    later(3);
    expect(await runTransferJobs(shop)).toBeNull();
    expect(madeTransfers(shop.paying)).toHaveLength(1);
    expect(await storedTransfers(shop.paying)).toMatchObject([{ status: 'HELD' }]);
  });

  it('whose answer is lost is found before the refund of a cancellation', async () => {
    const order = await sell(shop.paying, shop.seller, shop.buyer);
    simulator().faults.lostAnswers = { hold: 1 };
    await runTransferJobs(shop);
    await cancelOrder(shop.paying.marketplace, shop.buyer, order.id);
    await runTransferJobs(shop);
    expect(refunds()).toEqual([]);
    later(3);
    await runTransferJobs(shop);
    expect(madeTransfers(shop.paying)).toMatchObject([{ status: 'reversed' }]);
    expect(refunds()).toMatchObject([{ status: 'processed' }]);
  });

  it('that fails later is told of by a webhook, and the seller is paid by hand', async () => {
    await sellAndDeliver(shop.paying, shop.seller, shop.buyer);
    await runTransferJobs(shop);
    failTransfer(simulator(), madeTransfers(shop.paying)[0]?.id ?? '');
    await runQueuedJobs(shop.paying);
    expect(await storedTransfers(shop.paying)).toMatchObject([{ status: 'FAILED' }]);
    await prepareAndRelease(shop);
    expect(await pendingPayouts(shop.paying, shop.finance)).toMatchObject([{ status: 'PENDING' }]);
  });

  it('that fails without a webhook fails its payout, and the next one is made by hand', async () => {
    await sellAndDeliver(shop.paying, shop.seller, shop.buyer);
    await runTransferJobs(shop);
    simulator().faults.missingWebhooks = true;
    failTransfer(simulator(), madeTransfers(shop.paying)[0]?.id ?? '');
    await prepareAndRelease(shop);
    await runPayoutJob(shop.paying);
    const statuses = (await payoutsOf(shop.paying, shop.seller)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(['FAILED', 'PENDING']);
  });

  it('that fails without a webhook, and is not due yet, is found every night', async () => {
    await sell(shop.paying, shop.seller, shop.buyer);
    await runTransferJobs(shop);
    await followHeldTransfers(jobPorts(shop.paying.marketplace));
    expect(await storedTransfers(shop.paying)).toMatchObject([{ status: 'HELD' }]);
    simulator().faults.missingWebhooks = true;
    failTransfer(simulator(), madeTransfers(shop.paying)[0]?.id ?? '');
    await followHeldTransfers(jobPorts(shop.paying.marketplace));
    expect(await storedTransfers(shop.paying)).toMatchObject([{ status: 'FAILED' }]);
  });

  it('whose release has no answer is released again', async () => {
    await sellAndDeliver(shop.paying, shop.seller, shop.buyer);
    await runTransferJobs(shop);
    simulator().faults.lostAnswers = { release: 1 };
    expect(await prepareAndRelease(shop)).not.toBeNull();
    expect(await payoutsOf(shop.paying, shop.seller)).toMatchObject([{ status: 'SENT' }]);
    expect(await prepareAndRelease(shop)).toBeNull();
    expect(await payoutsOf(shop.paying, shop.seller)).toMatchObject([{ status: 'PAID' }]);
  });
});

describe('a reversal', () => {
  it('that fails is tried again, and the buyer is refunded meanwhile', async () => {
    const order = await sell(shop.paying, shop.seller, shop.buyer);
    await runTransferJobs(shop);
    simulator().faults.emptyAccounts = true;
    await cancelOrder(shop.paying.marketplace, shop.buyer, order.id);
    expect(await runTransferJobs(shop)).toMatch(/linked account/);
    expect(await storedReversals(shop.paying)).toMatchObject([
      { status: 'FAILED', note: expect.stringMatching(/enough balance/) as string },
    ]);
    expect(refunds()).toMatchObject([{ status: 'processed', amount: 24_950 }]);
    const fees = 589 + 66;
    expect(await journalOf(shop.paying)).toMatchObject({ float: -22_455 - fees, transferred: 22_455 });
    simulator().faults.emptyAccounts = false;
    later(10);
    expect(await runTransferJobs(shop)).toBeNull();
    expect(await storedTransfers(shop.paying)).toMatchObject([{ status: 'REVERSED' }]);
  });

  it('whose answer is lost is found, and not made twice', async () => {
    const order = await sell(shop.paying, shop.seller, shop.buyer);
    await runTransferJobs(shop);
    simulator().faults.lostAnswers = { reverse: 1 };
    await cancelOrder(shop.paying.marketplace, shop.buyer, order.id);
    await runTransferJobs(shop);
    expect(refunds()).toEqual([]);
    later(3);
    expect(await runTransferJobs(shop)).toBeNull();
    expect([...simulator().route.reversals.values()]).toHaveLength(1);
    expect(refunds()).toHaveLength(1);
  });
});

describe('a release', () => {
  it('waits for the end of a chargeback, and a lost one takes the transfer back', async () => {
    const order = await sellAndDeliver(shop.paying, shop.seller, shop.buyer);
    await runTransferJobs(shop);
    const dispute = await chargeBack(shop.paying, order);
    await prepareAndRelease(shop);
    expect(await payoutsOf(shop.paying, shop.seller)).toEqual([]);
    await bankDecides(shop.paying, dispute, 'lost');
    await prepareAndRelease(shop);
    expect(madeTransfers(shop.paying)).toMatchObject([{ status: 'reversed' }]);
    expect(await payoutsOf(shop.paying, shop.seller)).toEqual([]);
  });

  it('gives way to the ordinary payout while the seller owes money', async () => {
    const returned = await sellAndDeliver(shop.paying, shop.seller, shop.buyer);
    await runTransferJobs(shop);
    await prepareAndRelease(shop);
    await bankDecides(shop.paying, await chargeBack(shop.paying, returned), 'lost');
    for (let sale = 0; sale < 2; sale += 1) await sellAndDeliver(shop.paying, shop.seller, shop.buyer);
    await runTransferJobs(shop);
    for (let day = 0; day < 2; day += 1) await prepareAndRelease(shop);
    Object.assign(simulator().faults, noFaults());
    expect(madeTransfers(shop.paying).map(({ status }) => status)).toEqual([
      'processed',
      'reversed',
      'reversed',
    ]);
    expect(await pendingPayouts(shop.paying, shop.finance)).toMatchObject([
      { status: 'PENDING', amount: '224.55' },
    ]);
  });
});
