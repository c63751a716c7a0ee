import { overdueSince } from '../../domain/orders/deadlines.js';
import { kindOf, PAYMENT_LIFECYCLE } from '../../domain/payments/payment.js';
import { PaymentEntity } from '../../persistence/entities/payments.js';
import { newId } from '../../persistence/ids.js';
import { lockedOrder } from '../../persistence/queries/orders/orders.js';
import type { Transaction } from '../../persistence/transaction.js';
import { openPaymentIn, unmarkedIn } from '../orders/storedMoney.js';
import { record, type RecordingScope } from '../record.js';
import type { Scope } from '../scope.js';
import { unmarkedPayments, type UnmarkedPayment } from './unmarkedPayments.js';

/** The ports that a payment needs to count as received. */
export type AssumingPorts = RecordingScope & Pick<Scope, 'database' | 'deadlineDays'>;

/**
 * Records as received each direct payment that is due and that neither side marked before the deadline. Refunds that were
 * reported missing become complaints instead. `pageSize` is the number of fulfillments that one statement reads.
 */
export async function assumeUnmarked(ports: AssumingPorts, pageSize?: number): Promise<void> {
  const before = overdueSince('UNMARKED', ports.clock.now(), ports.deadlineDays);
  for await (const payments of unmarkedPayments(ports.database, before, pageSize))
    for (const payment of payments)
      if (payment.end === 'COUNTS')
        await ports.database.transaction((tx) => assume(ports, tx, { ...payment, before }));
}

async function assume(
  ports: AssumingPorts,
  tx: Transaction,
  { orderId, fulfillmentId, before }: UnmarkedPayment & { before: Date },
): Promise<void> {
  const order = await lockedOrder(tx, orderId);
  const fulfillment = order?.fulfillments.find((each) => each.id === fulfillmentId);
  const unmarked = order && fulfillment ? unmarkedIn(order, fulfillment) : null;
  // The buyer or the seller acted in the meantime.
  if (!order || !fulfillment || unmarked?.end !== 'COUNTS' || unmarked.since >= before) return;
  const { state, amount } = openPaymentIn(fulfillment);
  const kind = kindOf(state);
  if (!kind) return;
  const { to: status } = PAYMENT_LIFECYCLE.assumePayment;
  const now = ports.clock.now();
  const paymentId = newId('payment');
  await tx.insert(PaymentEntity, {
    id: paymentId,
    fulfillmentId,
    kind,
    status,
    amount: amount.amount,
    currency: amount.currencyCode,
    createdAt: now,
    settledAt: now,
    assumedAt: now,
  });
  const ids = { orderId, fulfillmentId, paymentId, buyerId: order.buyerId, sellerId: fulfillment.sellerId };
  await record(ports, tx, { type: 'PaymentStepTaken', ...ids, actorId: null, kind, status });
}
