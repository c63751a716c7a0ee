import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { percentageRule } from '../../../domain/payouts/commission.js';
import { endDispute, isOpen } from '../../../payments/simulator/disputes.js';
import { USUAL_FEES } from '../../../payments/simulator/fees.js';
import { noFaults } from '../../../payments/simulator/faults.js';
import { logIn } from '../../../testing/people/accounts.js';
import { listBook } from '../../../testing/books/books.js';
import { historyRun } from '../../../testing/historyRun.js';
import { setDelivery } from '../../../testing/orders/delivery.js';
import { anyEvent, keptAtProvider, work, type History } from '../../../testing/payments/history.js';
import { booksOf, expectedBooks, floatOf, wrongFees } from '../../../testing/payments/journal.js';
import { openPaying, orderOnline, type PayingMarketplace } from '../../../testing/payments/paying.js';
import { setUpiAddress } from '../../../testing/payments/payouts.js';
import { signUpReader, type Person } from '../../../testing/people/people.js';

const HISTORIES = 20;
const EVENTS = 12;
/** Number of hours after which every failed refund has been tried again. */
const HOURS_AFTERWARDS = 6;

let paying: PayingMarketplace;
let buyer: Person;
let sellers: Person[];
let firstBalance: number;
beforeAll(async () => {
  paying = await openPaying({
    fees: { ...USUAL_FEES, refund: 300 },
    payoutTerms: {
      commission: [percentageRule(1_000)],
      days: 0,
      newSellerDays: 0,
      needsPan: false,
      provesAccounts: false,
    },
  });
  firstBalance = paying.simulation.simulator.books.balance;
  buyer = await signUpReader(paying.marketplace, 'Meera');
  sellers = [await signUpReader(paying.marketplace, 'Dev'), await signUpReader(paying.marketplace, 'Ila')];
  for (const seller of sellers) await setUpiAddress(paying, seller, 'shop@okbank');
  await setDelivery(paying.marketplace, sellers[0] as Person, { kind: 'FLAT', charge: '40' });
  paying.marketplace.clock.advanceDays(1);
  for (const person of [buyer, ...sellers])
    person.token = (await logIn(paying.marketplace, person.email)).token ?? '';
});
afterAll(() => paying.close());

async function orderOfBoth(): Promise<History> {
  Object.assign(paying.simulation.simulator.faults, noFaults());
  const bookIds = [];
  for (const seller of sellers) bookIds.push(await listBook(paying.marketplace, seller));
  return { paying, buyer, sellers, order: await orderOnline(paying, buyer, ...bookIds) };
}

/** Ends the provider's faults, and runs all jobs for some hours. */
async function settleDown(): Promise<void> {
  const { simulator } = paying.simulation;
  simulator.release();
  Object.assign(simulator.faults, noFaults());
  for (const { id, status } of simulator.books.refunds.values())
    if (status === 'pending') simulator.endRefund(id, 'processed');
  for (const dispute of simulator.books.disputes.values())
    if (isOpen(dispute)) endDispute(simulator, dispute, 'won');
  for (let hour = 0; hour < HOURS_AFTERWARDS; hour += 1) {
    await work(paying);
    paying.marketplace.clock.advanceMinutes(61);
  }
}

interface Outcome {
  status: string;
  /** The order's cost according to the ledger, held deposits included, in minor units. */
  owed: number;
  /** Earnings of the sellers and the commission, in minor units. */
  earned: number;
  /** Earnings of the order that are part of a payout, in minor units. */
  paidOut: number;
  /** Payments of the order less refunds, in minor units. */
  paid: number;
  cancelled: boolean;
  accepted: number;
  openRefunds: number;
  /** The amount that banks took although it had already been refunded, in minor units. */
  lost: number;
}

async function outcomeOf({ order }: History): Promise<Outcome> {
  const [outcome] = await paying.marketplace.database.query<Outcome>(
    `SELECT i.status,
       (SELECT coalesce(sum(CASE WHEN l.kind IN ('CHARGE', 'DELIVERY', 'DEPOSIT_HELD') THEN l.amount ELSE -l.amount END), 0)::int
          FROM ledger_entries l JOIN fulfillments f ON f.id = l.fulfillment_id WHERE f.order_id = i.order_id) AS owed,
       (SELECT coalesce(sum(e.amount + e.commission), 0)::int FROM earnings e
          JOIN fulfillments f ON f.id = e.fulfillment_id WHERE f.order_id = i.order_id) AS earned,
       (SELECT coalesce(sum(e.amount), 0)::int FROM earnings e JOIN fulfillments f ON f.id = e.fulfillment_id
         WHERE f.order_id = i.order_id AND e.payout_id IS NOT NULL) AS "paidOut",
       (SELECT coalesce(sum(CASE p.kind WHEN 'PAYMENT' THEN p.amount ELSE -p.amount END), 0)::int FROM payments p
          JOIN fulfillments f ON f.id = p.fulfillment_id
         WHERE f.order_id = i.order_id AND p.status = 'CAPTURED') AS paid,
       (SELECT bool_and(f.status = 'CANCELLED') FROM fulfillments f WHERE f.order_id = i.order_id) AS cancelled,
       (SELECT count(*)::int FROM payment_attempts a WHERE a.intent_id = i.id AND a.outcome = 'ACCEPTED') AS accepted,
       (SELECT count(*)::int FROM provider_refunds r JOIN payment_attempts a ON a.id = r.attempt_id
         WHERE a.intent_id = i.id AND r.status = 'PENDING') AS "openRefunds",
       (SELECT coalesce(sum(c.deducted - coalesce((SELECT sum(r.amount) FROM provider_refunds r
            WHERE r.chargeback_id = c.id AND r.status = 'DONE'), 0)), 0)::int
          FROM chargebacks c JOIN payment_attempts a ON a.id = c.attempt_id WHERE a.intent_id = i.id) AS lost
     FROM payment_intents i WHERE i.order_id = $1`,
    [order.id],
  );
  if (!outcome) throw new Error('The order has no online payment');
  return outcome;
}

/**
 * Returns the expected outcome. A paid order is paid once and earned in full. An unpaid order is cancelled. An order that is
 * paid directly stands, but nothing was paid online for it. In all cases, `lost` is missing: the amount that a bank took a
 * second time. The paid-out part depends on what was delivered.
 */
function rightOutcome({ status, owed, cancelled, paidOut, lost }: Outcome): Outcome & { kept: number } {
  const same = { cancelled, paidOut, lost, openRefunds: 0 };
  if (status === 'PAID')
    return { ...same, status, owed, earned: owed, paid: owed, kept: owed - lost, accepted: 1 };
  const unpaid = expect.stringMatching(/^(EXPIRED|CANCELLED)$/) as string;
  const none = { owed: 0, earned: 0, paid: 0, kept: 0 - lost, accepted: 0, paidOut: 0 };
  if (status === 'REPLACED') return { ...same, ...none, status, owed };
  return { ...same, ...none, status: unpaid, cancelled: true };
}

it('whatever happens in whatever order, the books agree and the provider keeps exactly what the order costs', async () => {
  const histories = fc.asyncProperty(
    fc.array(anyEvent, { maxLength: EVENTS, size: 'max' }),
    async (events) => {
      const history = await orderOfBoth();
      for (const each of events) {
        await each.happen(history);
        expect(await booksOf(paying.marketplace)).toEqual(await expectedBooks(paying.marketplace));
      }
      await settleDown();
      expect(await wrongFees(paying)).toEqual([]);
      expect(await floatOf(paying.marketplace)).toBe(
        paying.simulation.simulator.books.balance - firstBalance,
      );
      expect(await booksOf(paying.marketplace)).toEqual(await expectedBooks(paying.marketplace));
      const outcome = await outcomeOf(history);
      const kept = keptAtProvider(paying.simulation.simulator, history.order);
      expect({ ...outcome, kept }).toEqual(rightOutcome(outcome));
      expect(outcome.paidOut).toBeLessThanOrEqual(outcome.earned);
    },
  );
  await fc.assert(histories, historyRun(HISTORIES));
});
