import fc from 'fast-check';
import type { DisputePhase } from '../../../simulators/payments/books.js';
import { endDispute, isOpen, openDispute } from '../../../simulators/payments/disputes.js';
import type { Faults } from '../../../simulators/payments/faults.js';
import type { Simulator } from '../../../simulators/payments/simulator.js';
import { followChargebacks } from '../../../usecases/chargebacks/followChargebacks.js';
import { followLatePayments, followPayments } from '../../../usecases/payments/online/followPayments.js';
import { preparePayouts } from '../../../usecases/payouts/preparePayouts.js';
import { graphqlDisputes } from '../../disputes/disputeApi.js';
import { jobPorts } from '../../mail/mail.js';
import { mutate } from '../../mutate.js';
import { cancelOrder, deliver, type Order } from '../../orders/orders.js';
import type { Person } from '../../people/people.js';
import { checkPaymentOf, payDirectly, runQueuedJobs, type PayingMarketplace } from '../paying.js';

/** An order that is to be paid online, with its buyer and sellers. */
export interface History {
  paying: PayingMarketplace;
  order: Order;
  buyer: Person;
  sellers: readonly Person[];
}

/** An event of a history. It can happen at any time. `toString` names it in the report of a failed history. */
export interface HistoryEvent {
  happen(history: History): Promise<unknown> | void;
  toString(): string;
}

/** Generates an event with this name. */
export const event = (name: string, happen: HistoryEvent['happen']): fc.Arbitrary<HistoryEvent> =>
  fc.constant({ happen, toString: () => name });

/** Generates an event at the provider. It does nothing if the provider refuses it, or if the page does not exist yet. */
export const atProvider = (name: string, act: (simulator: Simulator, pageId: string) => unknown) =>
  event(name, ({ paying, order }) => {
    const { simulator } = paying.simulation;
    const page = pageAt(simulator, order);
    try {
      if (page) act(simulator, page.id);
    } catch {
      // The provider refuses the event, for example because the page is closed.
    }
  });

/** Generates an event that sets a fault of the provider to one of these values. */
export const fault = <Name extends keyof Faults>(name: Name, ...values: Faults[Name][]) =>
  fc.oneof(
    ...values.map((value) =>
      event(`${name}: ${JSON.stringify(value)}`, ({ paying }) => {
        paying.simulation.simulator.faults[name] = value;
      }),
    ),
  );

const waited = fc
  .integer({ min: 1, max: 20 })
  .chain((minutes) =>
    event(`${minutes} minutes pass`, ({ paying }) => paying.marketplace.clock.advanceMinutes(minutes)),
  );

const sellerCancels = (index: number) =>
  event(`seller ${index} cancels`, ({ paying, order, sellers }) => {
    const seller = sellers[index];
    const fulfillmentId = order.fulfillments.find((each) => each.seller.id === seller?.id)?.id;
    const input = { fulfillmentId, reason: 'Lost in a flood' };
    return seller && mutate(paying.marketplace, seller, 'cancelFulfillment', 'fulfillment { id }', input);
  });

const delivered = (index: number) =>
  event(`the parcel of seller ${index} arrives`, async ({ paying, order, sellers, buyer }) => {
    const seller = sellers[index];
    if (seller) await deliver(paying.marketplace, order, seller, buyer).catch(() => undefined);
  });

const disputed = event(
  'the buyer disputes, and the sellers concede half',
  async ({ paying, order, sellers, buyer }) => {
    const disputes = graphqlDisputes(paying.marketplace);
    for (const { id, seller } of order.fulfillments) {
      await disputes.open(buyer, id, {
        reason: 'NOT_AS_DESCRIBED',
        statement: 'It is torn',
        amount: '120.00',
      });
      const owner = sellers.find((each) => each.id === seller.id);
      const [dispute] = (await disputes.view(buyer, id)).disputes;
      if (owner && dispute)
        await disputes.step(owner, 'answerDispute', dispute.id, { answer: 'Sorry', amount: '120.00' });
    }
  },
);

const questioned = fc
  .record({
    phase: fc.constantFrom<DisputePhase>(
      'retrieval',
      'chargeback',
      'fraud',
      'pre_arbitration',
      'arbitration',
    ),
    isWhole: fc.boolean(),
  })
  .chain(({ phase, isWhole }) =>
    atProvider(`the bank questions ${isWhole ? 'a payment' : 'a part'} (${phase})`, (simulator, page) => {
      const { books } = simulator;
      const disputed = [...books.disputes.values()].map(({ payment_id: id }) => id);
      const paid = books
        .paymentsOfOrder(simulator.page(page)?.order_id ?? null)
        .find(({ id, status }) => status !== 'failed' && status !== 'authorized' && !disputed.includes(id));
      if (paid) openDispute(simulator, paid, { phase, amount: isWhole ? paid.amount : 100 });
    }),
  );

const decided = fc
  .constantFrom<'won' | 'lost' | 'closed'>('won', 'lost', 'lost', 'closed')
  .chain((decision) =>
    event(`the bank decides: ${decision}`, ({ paying }) => {
      const { simulator } = paying.simulation;
      const open = [...simulator.books.disputes.values()].find(isOpen);
      if (open) endDispute(simulator, open, decision);
    }),
  );

/** Generates an event by the buyer, a seller, a bank, the provider, Panna's jobs or the clock. */
export const anyEvent: fc.Arbitrary<HistoryEvent> = fc.oneof(
  { weight: 5, arbitrary: atProvider('the buyer pays', (simulator, page) => simulator.pay(page)) },
  { weight: 5, arbitrary: event('the jobs run', ({ paying }) => work(paying)) },
  { weight: 2, arbitrary: waited },
  atProvider('the bank refuses', (simulator, page) => simulator.fail(page)),
  atProvider('the buyer pays again', (simulator, page) => simulator.payAgain(page)),
  atProvider('the bank confirms late', confirmLate),
  event('the buyer comes back', ({ paying, buyer, order }) => checkPaymentOf(paying, buyer, order.id)),
  event('the buyer cancels', ({ paying, buyer, order }) => cancelOrder(paying.marketplace, buyer, order.id)),
  event('the buyer chooses to pay directly', ({ paying, buyer, order }) =>
    payDirectly(paying, buyer, order.id),
  ),
  sellerCancels(0),
  sellerCancels(1),
  delivered(0),
  delivered(1),
  disputed,
  { weight: 2, arbitrary: questioned },
  { weight: 2, arbitrary: decided },
  event('held webhooks arrive', ({ paying }) => paying.simulation.simulator.release()),
  fault('missingWebhooks', true, false),
  fault('duplicateWebhooks', true),
  fault('lateWebhooks', true),
  fault('reorderedWebhooks', true),
  fault('forgedWebhooks', true, false),
  event('the provider signs webhooks with another secret', ({ paying }) =>
    paying.simulation.simulator.rotateSecret('another secret'),
  ),
  fault('uncaptured', true, false),
  fault('down', true, false),
  fault('refunds', 'failed', 'pending', 'processed'),
  fault('paidAmount', 100, null),
  fault('paidCurrency', 'USD', null),
  fault('lostAnswers', { createPage: 1 }, { refund: 2 }, { orderPayments: 1, cancelPage: 1 }),
);

/**
 * Runs the jobs that requests have queued, and the scheduled jobs. A job that fails because of the provider runs again later.
 */
export async function work(paying: PayingMarketplace): Promise<void> {
  const ports = jobPorts(paying.marketplace);
  for (const job of [
    () => runQueuedJobs(paying),
    () => followPayments(ports),
    () => followLatePayments(ports),
    () => followChargebacks(ports),
    () => preparePayouts(ports),
  ])
    await job().catch(() => undefined);
}

/** Returns the page of an order at the simulator; null before it is created. */
function pageAt(simulator: Simulator, { id }: Pick<Order, 'id'>) {
  return [...simulator.books.pages.values()].find((page) => page.callback_url.includes(id)) ?? null;
}

function confirmLate(simulator: Simulator, pageId: string): void {
  const order = simulator.page(pageId)?.order_id ?? null;
  const failed = simulator.books.paymentsOfOrder(order).find(({ status }) => status === 'failed');
  if (failed) simulator.confirmLate(failed.id);
}

/** Returns the sum of an order's payments at the provider less refunds and deductions for chargebacks, in minor units. */
export function keptAtProvider(simulator: Simulator, order: Order): number {
  const paid = simulator.books
    .paymentsOfOrder(pageAt(simulator, order)?.order_id ?? null)
    .filter(({ status }) => status === 'captured' || status === 'refunded');
  const taken = [...simulator.books.disputes.values()]
    .filter(({ payment_id }) => paid.some(({ id }) => id === payment_id))
    .map((dispute) => -dispute.amount_deducted);
  const left = paid.map(({ amount, amount_refunded: refunded }) => amount - refunded);
  return [...left, ...taken].reduce((sum, amount) => sum + amount, 0);
}
