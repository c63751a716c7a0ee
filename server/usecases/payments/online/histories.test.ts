import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noFaults } from '../../../payments/simulator/faults.js';
import { listBook } from '../../../testing/books.js';
import { anyEvent, keptAtProvider, work, type History } from '../../../testing/payments/history.js';
import { openPaying, orderOnline, type PayingMarketplace } from '../../../testing/payments/paying.js';
import { signUpReader, type Person } from '../../../testing/people.js';

const HISTORIES = 20;
const EVENTS = 12;
/** Hours after which every failed refund was tried again. */
const HOURS_AFTERWARDS = 6;

let paying: PayingMarketplace;
let buyer: Person;
let sellers: Person[];
beforeAll(async () => {
  paying = await openPaying();
  buyer = await signUpReader(paying.marketplace, 'Meera');
  sellers = [await signUpReader(paying.marketplace, 'Dev'), await signUpReader(paying.marketplace, 'Ila')];
});
afterAll(() => paying.close());

async function orderOfBoth(): Promise<History> {
  Object.assign(paying.simulation.simulator.faults, noFaults());
  const bookIds = [];
  for (const seller of sellers) bookIds.push(await listBook(paying.marketplace, seller));
  return { paying, buyer, sellers, order: await orderOnline(paying, buyer, ...bookIds) };
}

/** Mends the provider, and lets all jobs run for some hours. */
async function settleDown(): Promise<void> {
  const { simulator } = paying.simulation;
  simulator.release();
  Object.assign(simulator.faults, noFaults());
  for (const { id, status } of simulator.books.refunds.values())
    if (status === 'pending') simulator.endRefund(id, 'processed');
  for (let hour = 0; hour < HOURS_AFTERWARDS; hour += 1) {
    await work(paying);
    paying.marketplace.clock.advanceMinutes(61);
  }
}

interface Outcome {
  status: string;
  /** Cost of the order by the ledger, with deposits, in minor units. */
  owed: number;
  /** Payments of its fulfillments less refunds, in minor units. */
  paid: number;
  cancelled: boolean;
  accepted: number;
  openRefunds: number;
}

async function outcomeOf({ order }: History): Promise<Outcome> {
  const [outcome] = await paying.marketplace.database.query<Outcome>(
    `SELECT i.status,
       (SELECT coalesce(sum(CASE WHEN l.kind IN ('CHARGE', 'DEPOSIT_HELD') THEN l.amount ELSE -l.amount END), 0)::int
          FROM ledger_entries l JOIN fulfillments f ON f.id = l.fulfillment_id WHERE f.order_id = i.order_id) AS owed,
       (SELECT coalesce(sum(CASE p.kind WHEN 'PAYMENT' THEN p.amount ELSE -p.amount END), 0)::int FROM payments p
          JOIN fulfillments f ON f.id = p.fulfillment_id
         WHERE f.order_id = i.order_id AND p.status = 'CAPTURED') AS paid,
       (SELECT bool_and(f.status = 'CANCELLED') FROM fulfillments f WHERE f.order_id = i.order_id) AS cancelled,
       (SELECT count(*)::int FROM payment_attempts a WHERE a.intent_id = i.id AND a.outcome = 'ACCEPTED') AS accepted,
       (SELECT count(*)::int FROM provider_refunds r JOIN payment_attempts a ON a.id = r.attempt_id
         WHERE a.intent_id = i.id AND r.status = 'PENDING') AS "openRefunds"
     FROM payment_intents i WHERE i.order_id = $1`,
    [order.id],
  );
  if (!outcome) throw new Error('The order has no online payment');
  return outcome;
}

/** Returns the right outcome: all of a paid order is paid once, and nothing is kept of one that ended unpaid. */
function rightOutcome({ status, owed, cancelled }: Outcome): Outcome & { kept: number } {
  if (status === 'PAID')
    return { status, owed, paid: owed, kept: owed, cancelled, accepted: 1, openRefunds: 0 };
  const unpaid = expect.stringMatching(/^(EXPIRED|CANCELLED)$/) as string;
  return { status: unpaid, owed: 0, paid: 0, kept: 0, cancelled: true, accepted: 0, openRefunds: 0 };
}

it('whatever happens in whatever order, the provider keeps exactly what the order costs', async () => {
  const histories = fc.asyncProperty(
    fc.array(anyEvent, { maxLength: EVENTS, size: 'max' }),
    async (events) => {
      const history = await orderOfBoth();
      for (const each of events) await each.happen(history);
      await settleDown();
      const outcome = await outcomeOf(history);
      const kept = keptAtProvider(paying.simulation.simulator, history.order);
      expect({ ...outcome, kept }).toEqual(rightOutcome(outcome));
    },
  );
  await fc.assert(histories, { numRuns: HISTORIES });
});
