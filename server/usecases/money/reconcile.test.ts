import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { jobPorts } from '../../testing/mail/mail.js';
import { cancelOrder, type Order } from '../../testing/orders/orders.js';
import { differencesSeenBy, settleDifference } from '../../testing/payments/differences.js';
import {
  openPaying,
  orderOnline,
  pageOf,
  runPaymentJobs,
  runQueuedJobs,
  type PayingMarketplace,
} from '../../testing/payments/paying.js';
import { confirm, failRefunds, moneySeenBy, settle } from '../../testing/payments/staffMoney.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { makeStaff } from '../../testing/people/staff.js';
import { reconcile } from './reconcile.js';

let paying: PayingMarketplace;
let finance: Person;
let buyer: Person;
let seller: Person;
beforeEach(async () => {
  paying = await openPaying();
  const { marketplace } = paying;
  [finance, buyer, seller] = [
    await signUpReader(marketplace, 'Farah'),
    await signUpReader(marketplace, 'Meera'),
    await signUpReader(marketplace, 'Ravi'),
  ];
  await makeStaff(marketplace.ports, finance, 'FINANCE');
});
afterEach(() => paying.close());

const simulator = () => paying.simulation.simulator;

async function paid(): Promise<Order> {
  const order = await orderOnline(paying, buyer, await listBook(paying.marketplace, seller));
  simulator().pay((await pageOf(paying, order)).id);
  await runQueuedJobs(paying);
  return order;
}

/** Runs the comparison a few hours later, and returns the open differences. */
async function compared() {
  paying.marketplace.clock.advanceMinutes(120);
  await reconcile(jobPorts(paying.marketplace));
  return (await differencesSeenBy(paying, finance)).map(({ subject, kind, reference }) => [
    subject,
    kind,
    reference,
  ]);
}

const lastPayment = () => [...simulator().books.payments.values()].at(-1);
const lastRefund = () => [...simulator().books.refunds.values()].at(-1);

describe('The nightly reconciliation', () => {
  it('finds nothing where both sides agree, and says when it looked', async () => {
    const query = '{ moneyOverview { reconciledAt } }';
    const reconciledAt = async () =>
      (
        await paying.marketplace.ask<{ moneyOverview: { reconciledAt: string | null } }>(
          query,
          {},
          finance.token,
        )
      ).moneyOverview.reconciledAt;
    expect(await reconciledAt()).toBeNull();
    const order = await paid();
    await cancelOrder(paying.marketplace, buyer, order.id);
    await runPaymentJobs(paying);
    simulator().fail(
      (await pageOf(paying, await orderOnline(paying, buyer, await listBook(paying.marketplace, seller)))).id,
    );
    simulator().payElsewhere(5_000, 'INR');
    await runQueuedJobs(paying);
    expect(await compared()).toEqual([]);
    expect(await reconciledAt()).toBe(paying.marketplace.clock.now().toISOString());
    const [run] = await paying.marketplace.database.query(
      'SELECT payments, refunds FROM reconciliation_runs',
    );
    expect(run).toEqual({ payments: 3, refunds: 1 });
  });

  it('lists a payment that Panna does not know, until Panna knows it', async () => {
    simulator().faults.missingWebhooks = true;
    const { id } = simulator().payElsewhere(5_000, 'INR');
    expect(await compared()).toEqual([['PAYMENT', 'MISSING_HERE', id]]);
    expect(await differencesSeenBy(paying, finance)).toEqual([
      {
        id: expect.stringMatching(/^difference_/) as string,
        provider: 'simulator',
        subject: 'PAYMENT',
        reference: id,
        kind: 'MISSING_HERE',
        ourStatus: null,
        ourAmount: null,
        theirStatus: 'CAPTURED',
        theirAmount: { amount: '50.00', currencyCode: 'INR' },
        ourFee: null,
        theirFee: { amount: '1.18', currencyCode: 'INR' },
        ourReversed: null,
        theirReversed: null,
        occurredAt: '2026-01-15T06:30:00.000Z',
        firstSeenAt: '2026-01-15T08:30:00.000Z',
        lastSeenAt: '2026-01-15T08:30:00.000Z',
        daysOpen: 0,
        viewerCanSettle: true,
      },
    ]);
    expect(await compared()).toHaveLength(1);
    const [again] = await differencesSeenBy(paying, finance);
    expect(again).toMatchObject({
      firstSeenAt: '2026-01-15T08:30:00.000Z',
      lastSeenAt: '2026-01-15T10:30:00.000Z',
    });
    simulator().faults.missingWebhooks = false;
    const payment = simulator().books.payments.get(id);
    simulator().announce('payment.captured', { payment: payment ?? {} });
    await runQueuedJobs(paying);
    expect(await compared()).toEqual([]);
  });

  it('lists a payment that the provider does not know, another amount and another state', async () => {
    await paid();
    const lost = lastPayment();
    simulator().books.payments.delete(lost?.id ?? '');
    await paid();
    const other = lastPayment();
    if (other) other.amount -= 1;
    await paid();
    const undone = lastPayment();
    if (undone) undone.status = 'failed';
    expect(await compared()).toEqual(
      expect.arrayContaining([
        ['PAYMENT', 'MISSING_THERE', lost?.id],
        ['PAYMENT', 'AMOUNT', other?.id],
        ['PAYMENT', 'STATE', undone?.id],
      ]),
    );
    if (undone) undone.status = 'captured';
    if (other) other.amount += 1;
    expect(await compared()).toEqual([['PAYMENT', 'MISSING_THERE', lost?.id]]);
  });

  it('compares refunds, but not those that staff paid another way', async () => {
    await cancelOrder(paying.marketplace, buyer, (await paid()).id);
    await runPaymentJobs(paying);
    const failed = lastRefund();
    if (failed) failed.status = 'failed';
    await cancelOrder(paying.marketplace, buyer, (await paid()).id);
    await runPaymentJobs(paying);
    const lost = lastRefund();
    simulator().books.refunds.delete(lost?.id ?? '');
    await cancelOrder(paying.marketplace, buyer, (await paid()).id);
    await failRefunds(paying);
    await confirm(paying, finance);
    const [stuck] = (await moneySeenBy(paying, finance)).refunds;
    const transfer = { reason: 'The card was closed', reference: 'UTR 1' };
    await settle(paying, finance, 'settleRefund', { refundId: stuck?.id, ...transfer });
    expect(await compared()).toEqual(
      expect.arrayContaining([
        ['REFUND', 'STATE', failed?.id],
        ['REFUND', 'MISSING_THERE', lost?.id],
      ]),
    );
    expect(await compared()).toHaveLength(2);
  });

  it('resolves nothing if the provider does not answer', async () => {
    simulator().faults.missingWebhooks = true;
    simulator().payElsewhere(5_000, 'INR');
    await compared();
    simulator().faults.down = true;
    await expect(compared()).rejects.toThrow('503');
    simulator().faults.down = false;
    expect(await differencesSeenBy(paying, finance)).toHaveLength(1);
  });

  it('reads lists of many pages, and finds an old difference again', async () => {
    simulator().faults.missingWebhooks = true;
    const { id } = simulator().payElsewhere(5_000, 'INR');
    await compared();
    paying.marketplace.clock.advanceDays(20);
    finance = await signUpReader(paying.marketplace, 'Omar');
    await makeStaff(paying.marketplace.ports, finance, 'FINANCE');
    expect((await differencesSeenBy(paying, finance))[0]?.daysOpen).toBe(20);
    for (let count = 0; count < 250; count += 1) simulator().payElsewhere(700, 'USD');
    expect(await compared()).toContainEqual(['PAYMENT', 'MISSING_HERE', id]);
    const [run] = await paying.marketplace.database.query(
      'SELECT payments FROM reconciliation_runs ORDER BY finished_at DESC LIMIT 1',
    );
    expect(run).toEqual({ payments: 251 });
  });
});

describe('A difference', () => {
  it('is settled with a reason, which is recorded, and comes back only if a side changes', async () => {
    simulator().faults.missingWebhooks = true;
    const { id } = simulator().payElsewhere(5_000, 'INR');
    await compared();
    const [found] = await differencesSeenBy(paying, finance);
    await confirm(paying, finance);
    const input = { differenceId: found?.id, reason: 'Rent of the office' };
    expect(await settleDifference(paying, finance, input)).toEqual([]);
    expect(await settleDifference(paying, finance, input)).toEqual([
      { code: 'DIFFERENCE_RESOLVED', field: ['differenceId'] },
    ]);
    const unknown = { ...input, differenceId: 'difference_01h455vb4pex5vsknk084sn02q' };
    expect(await settleDifference(paying, finance, unknown)).toEqual([
      { code: 'DIFFERENCE_NOT_FOUND', field: ['differenceId'] },
    ]);
    expect(await compared()).toEqual([]);
    const [line] = await paying.marketplace.database.query(
      "SELECT detail, staff_id AS staff FROM staff_actions WHERE action = 'SETTLE_DIFFERENCE'",
    );
    expect(line).toEqual({ detail: found?.id, staff: finance.id });
    const payment = simulator().books.payments.get(id);
    if (payment) payment.amount = 6_000;
    expect(await compared()).toEqual([['PAYMENT', 'MISSING_HERE', id]]);
  });

  it('is seen and settled by finance staff only, after a confirmation', async () => {
    simulator().faults.missingWebhooks = true;
    simulator().payElsewhere(5_000, 'INR');
    await compared();
    const [found] = await differencesSeenBy(paying, finance);
    const input = { differenceId: found?.id, reason: 'Rent of the office' };
    await expect(differencesSeenBy(paying, buyer)).rejects.toThrow('FORBIDDEN');
    expect(await settleDifference(paying, buyer, input)).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect(await settleDifference(paying, finance, input)).toMatchObject([{ code: 'CONFIRMATION_REQUIRED' }]);
  });
});
