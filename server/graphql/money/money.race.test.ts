import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { jobPorts } from '../../testing/mail/mail.js';
import { cancelOrder } from '../../testing/orders/orders.js';
import {
  openPaying,
  orderOnline,
  pageOf,
  runQueuedJobs,
  type PayingMarketplace,
} from '../../testing/payments/paying.js';
import { confirm, failRefunds, moneySeenBy, settle } from '../../testing/payments/staffMoney.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { makeStaff } from '../../testing/people/staff.js';
import { followPayments } from '../../usecases/payments/online/followPayments.js';

const ROUNDS = Array.from({ length: 6 }, (_, round) => round);
const TRANSFER = { reason: 'The card was closed', reference: 'UTR 4711' };

describe('at the same moment', () => {
  let paying: PayingMarketplace;
  let finance: Person;
  let buyer: Person;
  let seller: Person;
  beforeAll(async () => {
    paying = await openPaying();
    finance = await signUpReader(paying.marketplace, 'Finance');
    buyer = await signUpReader(paying.marketplace, 'Buyer');
    seller = await signUpReader(paying.marketplace, 'Seller');
    await makeStaff(paying.marketplace.ports, finance, 'FINANCE');
  });
  afterAll(() => paying.close());

  const simulator = () => paying.simulation.simulator;
  const processed = () =>
    [...simulator().books.refunds.values()].filter(({ status }) => status === 'processed').length;

  async function stuckRefund(): Promise<string> {
    const order = await orderOnline(paying, buyer, await listBook(paying.marketplace, seller));
    simulator().pay((await pageOf(paying, order)).id);
    await runQueuedJobs(paying);
    await cancelOrder(paying.marketplace, buyer, order.id);
    await failRefunds(paying);
    await confirm(paying, finance);
    return (await moneySeenBy(paying, finance)).refunds[0]?.id ?? '';
  }

  it.each(ROUNDS)(
    'one of several members of staff acts on a refund, and one payment moves (round %i)',
    async () => {
      const refundId = await stuckRefund();
      const before = processed();
      const act = (step: 'retryRefund' | 'settleRefund') =>
        settle(paying, finance, step, { refundId, ...(step === 'settleRefund' && TRANSFER) });
      const follow = followPayments(jobPorts(paying.marketplace));
      const refusals = await Promise.all([
        act('settleRefund'),
        act('retryRefund'),
        act('settleRefund'),
        act('retryRefund'),
      ]);
      await follow;
      await followPayments(jobPorts(paying.marketplace));
      expect(refusals.filter(({ length }) => length === 0)).toHaveLength(1);
      expect(refusals.flat().map(({ code }) => code)).toEqual(Array(3).fill('REFUND_NOT_STUCK'));
      const [{ byHand } = { byHand: -1 }] = await paying.marketplace.database.query<{ byHand: number }>(
        `SELECT count(*)::int AS "byHand" FROM provider_refunds done JOIN provider_refunds failed
         ON failed.payment_id = done.payment_id WHERE failed.id = $1 AND done.settled_by IS NOT NULL`,
        [refundId],
      );
      expect(processed() - before + byHand).toBe(1);
      expect((await moneySeenBy(paying, finance)).refunds).toEqual([]);
    },
  );

  it('a payment of unknown origin is settled once', async () => {
    simulator().payElsewhere(5_000, 'INR');
    await runQueuedJobs(paying);
    await confirm(paying, finance);
    const attemptId = (await moneySeenBy(paying, finance)).unknown[0]?.id ?? '';
    const outcomes = await Promise.all(
      ROUNDS.map(() => settle(paying, finance, 'settleUnknownPayment', { attemptId, reason: 'Rent' })),
    );
    expect(outcomes.filter(({ length }) => length === 0)).toHaveLength(1);
  });
});
