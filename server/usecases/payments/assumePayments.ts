import { overdueSince } from '../../domain/orders/deadlines.js';
import { PAYMENT_LIFECYCLE } from '../../domain/payments/payment.js';
import { PaymentEntity } from '../../persistence/entities/payments.js';
import { lockedOrder } from '../../persistence/queries/orders/orders.js';
import {
  unansweredPayments,
  type UnansweredPayment,
} from '../../persistence/queries/payments/unansweredPayments.js';
import type { Transaction } from '../../persistence/transaction.js';
import { record } from '../record.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import { assumeUnmarked, type AssumingPorts } from './assumeUnmarked.js';

/**
 * Marks a payment as received if it was marked as paid and its recipient did not respond before the deadline. Does the same
 * for due payments that neither side marked.
 */
export async function assumePayments(ports: Acting & AssumingPorts): Promise<void> {
  await requireAbility(ports, 'orders:expire');
  const before = overdueSince('PAYMENT', ports.clock.now(), ports.deadlineDays);
  for (const payment of await unansweredPayments(ports.database, before))
    await ports.database.transaction((tx) => assume(ports, tx, payment));
  await assumeUnmarked(ports);
}

async function assume(
  ports: AssumingPorts,
  tx: Transaction,
  { id, orderId, fulfillmentId, kind }: UnansweredPayment,
): Promise<void> {
  const order = await lockedOrder(tx, orderId);
  const fulfillment = order?.fulfillments.find((each) => each.id === fulfillmentId);
  // The recipient answered in the meantime.
  if (fulfillment?.payments.find((each) => each.id === id)?.status !== 'PENDING' || !order) return;
  const { to: status } = PAYMENT_LIFECYCLE.assumePayment;
  const now = ports.clock.now();
  await tx.update(PaymentEntity, { id }, { status, settledAt: now, assumedAt: now });
  const { buyerId } = order;
  const ids = { orderId, fulfillmentId, paymentId: id, buyerId, sellerId: fulfillment.sellerId };
  await record(ports, tx, { type: 'PaymentStepTaken', ...ids, actorId: null, kind, status });
}
