import { noFaults } from '../../../simulators/payments/faults.js';
import { endDispute, isOpen } from '../../../simulators/payments/disputes.js';
import { endDirectPayments } from '../../../usecases/complaints/complainOfRefunds.js';
import { expireDisputes } from '../../../usecases/disputes/expireDisputes.js';
import { takeAutomaticSteps } from '../../../usecases/orders/steps/takeAutomaticSteps.js';
import { graphqlDisputes } from '../../disputes/disputeApi.js';
import { listBook } from '../../books/books.js';
import { jobPorts } from '../../mail/mail.js';
import { buy, cancelOrder, deliver } from '../../orders/orders.js';
import { graphqlPayments } from '../../payments.js';
import type { Person } from '../../people/people.js';
import { event, work } from './history.js';
import type { PayingMarketplace } from '../paying.js';
import { waitsIn, type Wait } from './waits.js';

/** Maximum number of times that the clock is advanced until nothing waits. */
const MOST_STEPS = 30;

/** Deadlines that are at most this far apart are passed together. */
const TOGETHER_MS = 86_400_000;

/** Milliseconds after a deadline at which the hourly job has run. */
const JOB_MS = 3_600_000;

/** Generates a dispute that the sellers never answer. */
export const disputedInVain = event(
  'the buyer disputes, and the sellers say nothing',
  async ({ paying, order, buyer }) => {
    for (const { id } of order.fulfillments) {
      const claim = { reason: 'NOT_AS_DESCRIBED', statement: 'It is torn', amount: '120.00' } as const;
      await graphqlDisputes(paying.marketplace).open(buyer, id, claim);
    }
  },
);

/**
 * Leaves three direct orders whose payments nobody marks: one that the buyer owes, one that the seller owes back, and one that the
 * buyer has reported missing.
 */
export async function unmarkedOrders(
  { marketplace }: PayingMarketplace,
  buyer: Person,
  seller: Person,
): Promise<void> {
  const owed = await buy(marketplace, buyer, await listBook(marketplace, seller));
  await deliver(marketplace, owed, seller, buyer);
  const owedBack = await buy(marketplace, buyer, await listBook(marketplace, seller));
  await graphqlPayments(marketplace).step(seller, 'confirmPayment', owedBack);
  await cancelOrder(marketplace, buyer, owedBack.id);
  const missing = await buy(marketplace, buyer, await listBook(marketplace, seller));
  await graphqlPayments(marketplace).step(seller, 'confirmPayment', missing);
  await cancelOrder(marketplace, buyer, missing.id);
  await graphqlPayments(marketplace).step(buyer, 'reportPaymentMissing', missing);
}

/**
 * Advances the clock from deadline to deadline until nothing waits. No buyer, seller or member of staff acts meanwhile; the banks
 * decide all chargebacks. Returns what still waited after its deadline, and stops at the first.
 */
export async function stayingSilent(paying: PayingMarketplace): Promise<Wait[]> {
  const { marketplace, simulation } = paying;
  const { simulator } = simulation;
  Object.assign(simulator.faults, noFaults());
  simulator.release();
  await runJobs(paying);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const waits = await waitsIn(paying);
    const late = waits.filter(({ until }) => until < marketplace.clock.now());
    if (late.length > 0 || waits.length === 0) return late;
    marketplace.clock.moveTo(new Date(nextOf(waits) + JOB_MS).toISOString());
    await runJobs(paying);
  }
  return waitsIn(paying);
}

/** Returns the next deadline, or the last of those that are passed together with it. */
function nextOf(waits: readonly Wait[]): number {
  const times = waits.map(({ until }) => until.getTime());
  const next = Math.min(...times);
  return Math.max(...times.filter((time) => time <= next + TOGETHER_MS));
}

async function runJobs(paying: PayingMarketplace): Promise<void> {
  const ports = jobPorts(paying.marketplace);
  const { simulator } = paying.simulation;
  for (const dispute of simulator.books.disputes.values())
    if (isOpen(dispute)) endDispute(simulator, dispute, 'lost');
  await work(paying);
  await takeAutomaticSteps(ports);
  await endDirectPayments(ports);
  await expireDisputes(ports);
  await work(paying);
}

/** Returns the number of all things that have not ended, by kind. */
export function stillWaiting({ marketplace }: PayingMarketplace): Promise<object[]> {
  return marketplace.database.query(`
    SELECT 'fulfillments ' || status AS waits, count(*)::int FROM fulfillments
      WHERE status IN ('PENDING', 'CONFIRMED', 'SHIPPED') GROUP BY status
    UNION ALL SELECT 'rentals out', count(*)::int FROM allocations a JOIN order_items i ON i.id = a.order_item_id
      WHERE i.type = 'RENTAL' AND a.released_at IS NULL AND NOT upper_inf(a.period) HAVING count(*) > 0
    UNION ALL SELECT 'disputes', count(*)::int FROM disputes WHERE closed_at IS NULL HAVING count(*) > 0
    UNION ALL SELECT 'chargebacks', count(*)::int FROM chargebacks WHERE ended_at IS NULL HAVING count(*) > 0
    UNION ALL SELECT 'awaited payments', count(*)::int FROM payment_intents WHERE status = 'AWAITING' HAVING count(*) > 0
    UNION ALL SELECT 'direct payments', count(*)::int FROM payments
      WHERE status = 'PENDING' AND attempt_id IS NULL HAVING count(*) > 0`);
}
