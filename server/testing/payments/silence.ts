import { noFaults } from '../../payments/simulator/faults.js';
import { ordersByIds } from '../../persistence/queries/orders/orders.js';
import { endDispute, isOpen } from '../../payments/simulator/disputes.js';
import { expireDisputes } from '../../usecases/disputes/expireDisputes.js';
import { openPaymentIn } from '../../usecases/orders/storedMoney.js';
import { takeAutomaticSteps } from '../../usecases/orders/steps/takeAutomaticSteps.js';
import { assumePayments } from '../../usecases/payments/assumePayments.js';
import { graphqlDisputes } from '../disputes/disputeApi.js';
import { listBook } from '../books/books.js';
import { jobPorts } from '../mail/mail.js';
import { buy, cancelOrder, deliver } from '../orders/orders.js';
import { graphqlPayments } from '../payments.js';
import type { Person } from '../people/people.js';
import { event, work } from './history.js';
import type { PayingMarketplace } from './paying.js';

/** One day longer than the longest deadline, which is 60 days for disputes and overdue rentals. */
const LONGEST_WAIT_DAYS = 61;

/** Number of states that can follow each other: sent, disputed, return contested, overdue, lost. */
const STATES = 5;

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

/** Creates two orders whose direct payments are never marked: one that the buyer owes, and one that the seller owes back. */
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
}

/**
 * Lets enough time pass for every deadline to end. Meanwhile, the banks decide all chargebacks, but no buyer, seller or member
 * of staff acts.
 */
export async function stayingSilent(paying: PayingMarketplace): Promise<void> {
  const { marketplace, simulation } = paying;
  const { simulator } = simulation;
  Object.assign(simulator.faults, noFaults());
  simulator.release();
  const ports = jobPorts(marketplace);
  for (let state = 0; state < STATES; state += 1) {
    marketplace.clock.advanceDays(LONGEST_WAIT_DAYS);
    for (const dispute of simulator.books.disputes.values())
      if (isOpen(dispute)) endDispute(simulator, dispute, 'lost');
    await work(paying);
    await takeAutomaticSteps(ports);
    await assumePayments(ports);
    await expireDisputes(ports);
  }
  await work(paying);
}

/** Returns everything that has not ended: counts by kind, and the direct payments that neither buyer nor seller has marked. */
export async function stillWaiting(paying: PayingMarketplace): Promise<object[]> {
  return [...(await countsOfWaiting(paying)), ...(await unmarked(paying))];
}

/** Returns the open direct payments. Leaves out payments that were reported missing, because they stay open for good. */
async function unmarked({ marketplace }: PayingMarketplace): Promise<object[]> {
  const ids: { id: string }[] = await marketplace.database.query('SELECT id FROM orders');
  const orders = await ordersByIds(
    jobPorts(marketplace).database,
    ids.map(({ id }) => id),
  );
  return orders
    .flatMap(({ fulfillments }) => fulfillments)
    .filter(({ payments }) => payments.at(-1)?.status !== 'FAILED')
    .map((fulfillment) => ({ ...openPaymentIn(fulfillment), status: fulfillment.status }))
    .filter(({ state, isOnline }) => (state === 'TO_PAY' || state === 'TO_REFUND') && !isOnline);
}

function countsOfWaiting({ marketplace }: PayingMarketplace): Promise<object[]> {
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
