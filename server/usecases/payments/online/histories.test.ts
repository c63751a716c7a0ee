import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { percentageRule } from '../../../domain/payouts/commission.js';
import { endDispute, isOpen } from '../../../simulators/payments/disputes.js';
import { USUAL_FEES } from '../../../simulators/payments/fees.js';
import { noFaults } from '../../../simulators/payments/faults.js';
import { logIn } from '../../../testing/people/accounts.js';
import { listBook } from '../../../testing/books/books.js';
import { historyRun } from '../../../testing/historyRun.js';
import { setDelivery } from '../../../testing/orders/delivery.js';
import { anyEvent, keptAtProvider, work } from '../../../testing/payments/histories/history.js';
import { PaidSellers } from '../../../testing/payments/histories/earnedAndPaid.js';
import { booksOf, expectedBooks, floatOf, wrongFees } from '../../../testing/payments/journal.js';
import { openPaying, orderOnline, pageOf, type PayingMarketplace } from '../../../testing/payments/paying.js';
import { pendingPayouts, setUpiAddress, settlePayout } from '../../../testing/payments/payouts.js';
import { payoutEvent, type StaffedHistory } from '../../../testing/payments/histories/staffHistory.js';
import { signUpReader, type Person } from '../../../testing/people/people.js';
import { makeStaff } from '../../../testing/people/staff.js';

const HISTORIES = 20;
const EVENTS = 12;
/** Number of hours after which every failed refund has been tried again. */
const HOURS_AFTERWARDS = 6;

let paying: PayingMarketplace;
let buyer: Person;
let finance: Person;
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
  finance = await signUpReader(paying.marketplace, 'Farah');
  await makeStaff(paying.marketplace.ports, finance, 'FINANCE');
  sellers = [await signUpReader(paying.marketplace, 'Dev'), await signUpReader(paying.marketplace, 'Ila')];
  for (const seller of sellers) await setUpiAddress(paying, seller, 'shop@okbank');
  await setDelivery(paying.marketplace, sellers[0] as Person, { kind: 'FLAT', charge: '40' });
  paying.marketplace.clock.advanceDays(1);
  for (const person of [buyer, finance, ...sellers])
    person.token = (await logIn(paying.marketplace, person.email)).token ?? '';
});
afterAll(() => paying.close());

/** Places an order of one book of each seller. If `isPaid` is true, pays it. */
async function orderOfBoth(isPaid: boolean): Promise<StaffedHistory> {
  Object.assign(paying.simulation.simulator.faults, noFaults());
  await payPayouts();
  const bookIds = [];
  for (const seller of sellers) bookIds.push(await listBook(paying.marketplace, seller));
  const order = await orderOnline(paying, buyer, ...bookIds);
  if (isPaid) paying.simulation.simulator.pay((await pageOf(paying, order)).id);
  return { paying, buyer, finance, sellers, order };
}

/** Pays all prepared payouts. A seller with an unfinished payout gets no other. */
async function payPayouts(): Promise<void> {
  for (const { id: payoutId } of await pendingPayouts(paying, finance))
    await settlePayout(paying, finance, 'markPayoutPaid', { payoutId, reference: `UTR of ${payoutId}` });
}

/** Returns the sum of the payouts that staff paid past the provider, in minor units. */
async function paidByHand(): Promise<number> {
  const [sum] = await paying.marketplace.database.query<{ paid: number }>(
    "SELECT coalesce(sum(amount), 0)::int AS paid FROM payouts WHERE status = 'PAID'",
  );
  return sum?.paid ?? 0;
}

/** Ends the provider's faults, and runs all jobs for some hours. Runs `check` after each hour. */
async function settleDown(check: () => Promise<void>): Promise<void> {
  const { simulator } = paying.simulation;
  simulator.release();
  Object.assign(simulator.faults, noFaults());
  for (const { id, status } of simulator.books.refunds.values())
    if (status === 'pending') simulator.endRefund(id, 'processed');
  for (const dispute of simulator.books.disputes.values())
    if (isOpen(dispute)) endDispute(simulator, dispute, 'won');
  for (let hour = 0; hour < HOURS_AFTERWARDS; hour += 1) {
    await work(paying);
    await check();
    paying.marketplace.clock.advanceMinutes(61);
  }
}

interface Outcome {
  status: string;
  /** The order's cost according to the ledger, held deposits included, in minor units. */
  owed: number;
  /** Earnings of the sellers and the commission, in minor units. */
  earned: number;
  /** Payments of the order less refunds, in minor units. */
  paid: number;
  cancelled: boolean;
  accepted: number;
  openRefunds: number;
  /** The amount that banks took although it had already been refunded, in minor units. */
  lost: number;
}

async function outcomeOf({ order }: StaffedHistory): Promise<Outcome> {
  const [outcome] = await paying.marketplace.database.query<Outcome>(
    `SELECT i.status,
       (SELECT coalesce(sum(CASE WHEN l.kind IN ('CHARGE', 'DELIVERY', 'DEPOSIT_HELD') THEN l.amount ELSE -l.amount END), 0)::int
          FROM ledger_entries l JOIN fulfillments f ON f.id = l.fulfillment_id WHERE f.order_id = i.order_id) AS owed,
       (SELECT coalesce(sum(e.amount + e.commission), 0)::int FROM earnings e
          JOIN fulfillments f ON f.id = e.fulfillment_id WHERE f.order_id = i.order_id) AS earned,
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
 * Returns the expected outcome. A paid order is paid once and earned in full; of an unpaid one, nothing is kept. One that is paid
 * directly stands, and nothing is kept of it either. What a bank took a second time (`lost`) is missing in all cases.
 */
function rightOutcome({ status, owed, cancelled, lost }: Outcome): Outcome & { kept: number } {
  const same = { cancelled, lost, openRefunds: 0 };
  if (status === 'PAID')
    return { ...same, status, owed, earned: owed, paid: owed, kept: owed - lost, accepted: 1 };
  const unpaid = expect.stringMatching(/^(EXPIRED|CANCELLED)$/) as string;
  const none = { owed: 0, earned: 0, paid: 0, kept: 0 - lost, accepted: 0 };
  if (status === 'REPLACED') return { ...same, ...none, status, owed };
  return { ...same, ...none, status: unpaid, cancelled: true };
}

it('whatever happens in whatever order, the books agree and the provider keeps exactly what the order costs', async () => {
  const histories = fc.asyncProperty(
    fc.boolean(),
    fc.array(fc.oneof({ weight: 7, arbitrary: anyEvent }, payoutEvent), {
      minLength: 2,
      maxLength: EVENTS,
      size: 'max',
    }),
    async (isPaid, events) => {
      const history = await orderOfBoth(isPaid);
      const paidSellers = new PaidSellers(paying.marketplace, history.order);
      for (const each of events) {
        await each.happen(history);
        expect(await paidSellers.paidTooMuch()).toEqual([]);
        expect(await booksOf(paying.marketplace)).toEqual(await expectedBooks(paying.marketplace));
      }
      await settleDown(async () => expect(await paidSellers.paidTooMuch()).toEqual([]));
      expect(await wrongFees(paying)).toEqual([]);
      expect((await floatOf(paying.marketplace)) + (await paidByHand())).toBe(
        paying.simulation.simulator.books.balance - firstBalance,
      );
      expect(await booksOf(paying.marketplace)).toEqual(await expectedBooks(paying.marketplace));
      const outcome = await outcomeOf(history);
      const kept = keptAtProvider(paying.simulation.simulator, history.order);
      expect({ ...outcome, kept }).toEqual(rightOutcome(outcome));
    },
  );
  await fc.assert(histories, historyRun(HISTORIES));
});
