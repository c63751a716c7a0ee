import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DomainEvent } from '../../../domain/events/event.js';
import { readEvents } from '../../../persistence/queries/events/eventLog.js';
import { listBook } from '../../../testing/books/books.js';
import { cancelOrder } from '../../../testing/orders/orders.js';
import {
  openPaying,
  orderOnline,
  pageOf,
  runPaymentJobs,
  type PayingMarketplace,
} from '../../../testing/payments/paying.js';
import { signUpReader, type Person } from '../../../testing/people/people.js';
import { ONLINE_PAYMENT_EVENTS } from '../../consequences/onlinePaymentEvents.js';

let paying: PayingMarketplace;
let seller: Person;
let buyer: Person;
beforeAll(async () => {
  paying = await openPaying();
  seller = await signUpReader(paying.marketplace, 'Dev');
  buyer = await signUpReader(paying.marketplace, 'Meera');
});
afterAll(() => paying.close());

async function eventsOf(orderId: string): Promise<DomainEvent[]> {
  const { events } = await readEvents(paying.marketplace.database, { after: null, first: 100 });
  return events.map(({ event }) => event).filter((event) => 'orderId' in event && event.orderId === orderId);
}

it('records an order as placed when it is paid, and what a provider pays back', async () => {
  const order = await orderOnline(paying, buyer, await listBook(paying.marketplace, seller));
  const { id } = await pageOf(paying, order);
  paying.simulation.simulator.pay(id);
  paying.simulation.simulator.payAgain(id);
  await runPaymentJobs(paying);
  await cancelOrder(paying.marketplace, buyer, order.id);
  await runPaymentJobs(paying);
  const fulfillmentId = order.fulfillments[0]?.id;
  const [facts, parties] = [
    { orderId: order.id, buyerId: buyer.id },
    { fulfillmentId, sellerId: seller.id },
  ];
  const events = await eventsOf(order.id);
  expect(events).toEqual([
    { type: 'OnlinePaymentChanged', ...facts, status: 'AWAITING' },
    { type: 'OnlinePaymentChanged', ...facts, status: 'PAID' },
    { type: 'OrderPlaced', ...facts, fulfillments: [parties] },
    {
      type: 'CaptureRefunded',
      ...facts,
      attemptId: expect.stringMatching(/^attempt_/) as string,
      purpose: 'ORDER',
      outcome: 'SECOND',
    },
    expect.objectContaining({ type: 'FulfillmentStepTaken', ...facts, ...parties, status: 'CANCELLED' }),
    { type: 'RefundMade', ...facts, ...parties, paymentId: expect.stringMatching(/^payment_/) as string },
  ]);
  // Events that are tested in usecases/chargebacks/chargebacks.test.ts, usecases/orders/rentalPayments/events.test.ts,
  // usecases/refunds/oldDeposits.test.ts and usecases/payments/depositBlocks.test.ts.
  const others = [
    'ChargebackChanged',
    'RentalPaymentChanged',
    'RefundAccountGiven',
    'RefundPayoutChanged',
    'DepositBlockChanged',
    'DepositCaptured',
  ] as const;
  const types = new Set([...events.map(({ type }) => type), ...others]);
  const kept = Object.entries(ONLINE_PAYMENT_EVENTS).filter(([, { isNotKept }]) => !isNotKept);
  expect(kept.map(([type]) => type).filter((type) => !types.has(type as DomainEvent['type']))).toEqual([]);
});
