import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Transfer } from '../../simulators/payments/routeBooks.js';
import { failTransfer, releaseTransfer, reverseTransfer } from '../../simulators/payments/transfers.js';
import { jobPorts } from '../../testing/mail/mail.js';
import { cancelOrder } from '../../testing/orders/orders.js';
import { differencesSeenBy } from '../../testing/payments/differences.js';
import { sell, sellAndDeliver, type PayoutShop } from '../../testing/payments/payouts.js';
import {
  linkSeller,
  madeTransfers,
  openTransferShop,
  prepareAndRelease,
  runTransferJobs,
} from '../../testing/payments/transfers.js';
import { followHeldTransfers } from '../transfers/followHeldTransfers.js';
import { reconcile } from './reconcile.js';

let shop: PayoutShop;
beforeEach(async () => {
  shop = await openTransferShop();
  await linkSeller(shop);
});
afterEach(() => shop.paying.close());

const simulator = () => shop.paying.simulation.simulator;

/** Sells a book, and returns the transfer that the provider holds for the seller. */
async function held(): Promise<Transfer> {
  await sell(shop.paying, shop.seller, shop.buyer);
  await runTransferJobs(shop);
  const transfer = madeTransfers(shop.paying).at(-1);
  if (!transfer) throw new Error('Nothing was transferred');
  return transfer;
}

const compare = () => reconcile(jobPorts(shop.paying.marketplace));

/** Runs the comparison some days later, and returns the differences as staff see them. */
async function compared(days = 1) {
  await shop.pass(days);
  await compare();
  return differencesSeenBy(shop.paying, shop.finance);
}

describe('The nightly comparison of transfers', () => {
  it('finds nothing while they are held, taken back and released on both sides', async () => {
    const cancelled = await sell(shop.paying, shop.seller, shop.buyer);
    await runTransferJobs(shop);
    expect(await compared()).toEqual([]);
    await cancelOrder(shop.paying.marketplace, shop.buyer, cancelled.id);
    await sellAndDeliver(shop.paying, shop.seller, shop.buyer);
    await runTransferJobs(shop);
    await held();
    await prepareAndRelease(shop);
    expect(madeTransfers(shop.paying).map(({ status, on_hold: onHold }) => [status, onHold])).toEqual([
      ['reversed', true],
      ['processed', false],
      ['processed', true],
    ]);
    expect(await compared()).toEqual([]);
    expect(await compared(60)).toEqual([]);
  });

  it('lists a transfer of another amount or fee until they agree', async () => {
    const transfer = await held();
    transfer.amount += 100;
    expect(await compared()).toMatchObject([
      {
        subject: 'TRANSFER',
        kind: 'AMOUNT',
        reference: transfer.id,
        ourStatus: 'HELD',
        ourAmount: { amount: '224.55' },
        theirAmount: { amount: '225.55' },
        daysOpen: 0,
        viewerCanSettle: true,
      },
    ]);
    transfer.amount -= 100;
    transfer.fees += 1;
    expect(await compared(2)).toMatchObject([
      { kind: 'FEE', ourFee: { amount: '0.66' }, theirFee: { amount: '0.67' }, daysOpen: 2 },
    ]);
    transfer.fees -= 1;
    expect(await compared()).toEqual([]);
  });

  it('lists a transfer that was released at the provider only, however old it is', async () => {
    const transfer = await held();
    releaseTransfer(simulator(), transfer.id, false);
    expect(await compared(60)).toMatchObject([
      {
        subject: 'TRANSFER',
        kind: 'STATE',
        reference: transfer.id,
        ourStatus: 'HELD',
        theirStatus: 'RELEASED',
      },
    ]);
    transfer.on_hold = true;
    expect(await compared()).toEqual([]);
  });

  it('lists what was taken back at the provider only', async () => {
    const transfer = await held();
    reverseTransfer(simulator(), transfer.id, { amount: 500, notes: {} });
    expect(await compared()).toMatchObject([
      { kind: 'REVERSAL', ourReversed: { amount: '0.00' }, theirReversed: { amount: '5.00' } },
    ]);
    reverseTransfer(simulator(), transfer.id, { amount: 21_955, notes: {} });
    expect(await compared()).toMatchObject([
      { kind: 'STATE', ourStatus: 'HELD', theirStatus: 'REVERSED', daysOpen: 1 },
    ]);
    Object.assign(transfer, { status: 'processed', amount_reversed: 0 });
    expect(await compared()).toEqual([]);
  });

  it('lists a transfer that failed at the provider, until Panna knows it', async () => {
    const transfer = await held();
    simulator().faults.missingWebhooks = true;
    failTransfer(simulator(), transfer.id);
    expect(await compared()).toMatchObject([{ kind: 'STATE', ourStatus: 'HELD', theirStatus: 'FAILED' }]);
    await followHeldTransfers(jobPorts(shop.paying.marketplace));
    expect(await compared()).toEqual([]);
  });

  it('lists a transfer that Panna does not know, also after a month, until it is gone', async () => {
    const { id, ...like } = await held();
    const books = simulator().route.transfers;
    books.set('trf_elsewhere', { ...like, id: 'trf_elsewhere', created_at: simulator().now });
    const unknown = {
      subject: 'TRANSFER',
      kind: 'MISSING_HERE',
      reference: 'trf_elsewhere',
      ourStatus: null,
      theirStatus: 'HELD',
      theirAmount: { amount: '224.55' },
    };
    expect(await compared()).toMatchObject([unknown]);
    expect(await compared(40)).toMatchObject([{ ...unknown, daysOpen: 40 }]);
    books.delete('trf_elsewhere');
    expect(await compared()).toEqual([]);
    expect(books.has(id)).toBe(true);
  });

  it('lists a transfer that the provider does not know, until it does', async () => {
    const transfer = await held();
    simulator().route.transfers.delete(transfer.id);
    expect(await compared()).toMatchObject([
      { subject: 'TRANSFER', kind: 'MISSING_THERE', ourStatus: 'HELD', theirStatus: null },
    ]);
    simulator().route.transfers.set(transfer.id, transfer);
    expect(await compared()).toEqual([]);
  });

  it('reads lists of many pages', async () => {
    const { id, ...like } = await held();
    const books = simulator().route.transfers;
    for (let count = 0; count < 250; count += 1) books.set(`trf_${count}`, { ...like, id: `trf_${count}` });
    await compared();
    const [found] = await shop.paying.marketplace.database.query(
      `SELECT count(*)::int AS unknown, count(*) FILTER (WHERE reference = $1)::int AS known
       FROM reconciliation_differences WHERE subject = 'TRANSFER'`,
      [id],
    );
    expect(found).toEqual({ unknown: 250, known: 0 });
  });

  it('ends nothing if the provider falls silent midway, and is repeated', async () => {
    await held();
    await shop.pass(40);
    const { id, ...like } = await held();
    const books = simulator().route.transfers;
    books.set(id, { ...like, id, amount: 22_555 });
    expect(await compared()).toMatchObject([{ kind: 'AMOUNT' }]);
    books.set(id, { ...like, id });
    books.set('trf_elsewhere', { ...like, id: 'trf_elsewhere' });
    // The first transfer is too old for the list, so the provider is asked for it afterwards.
    simulator().faults.lostAnswers = { transfer: 1 };
    await expect(compared()).rejects.toThrow('cannot be reached');
    const kinds = async () =>
      (await differencesSeenBy(shop.paying, shop.finance)).map(({ kind }) => kind).toSorted();
    expect(await kinds()).toEqual(['AMOUNT', 'MISSING_HERE']);
    await compare();
    expect(await kinds()).toEqual(['MISSING_HERE']);
  });

  it('leaves differences open while transfers are not configured', async () => {
    const transfer = await held();
    transfer.amount += 100;
    expect(await compared()).toHaveLength(1);
    const { payments } = shop.paying.marketplace.ports;
    if (!payments) throw new Error('There are online payments');
    await shop.pass(1);
    await reconcile({ ...jobPorts(shop.paying.marketplace), payments: { ...payments, split: null } });
    expect(await differencesSeenBy(shop.paying, shop.finance)).toHaveLength(1);
  });
});
