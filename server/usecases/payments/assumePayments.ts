import { overdueSince, remindedSince } from '../../domain/payments/answering.js';
import { payeeOf, PAYMENT_LIFECYCLE } from '../../domain/payments/payment.js';
import { PaymentEntity } from '../../persistence/entities/payments.js';
import { lockedOrder } from '../../persistence/queries/orders/orders.js';
import {
  unansweredPayments,
  type UnansweredPayment,
} from '../../persistence/queries/payments/unansweredPayments.js';
import type { Transaction } from '../../persistence/transaction.js';
import { paymentUnanswered } from '../notifications/kinds/paymentUnanswered.js';
import { threadOf } from '../outbox/message.js';
import { record, type RecordingScope } from '../record.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import type { Scope } from '../scope.js';

type AssumingPorts = Acting & RecordingScope & Pick<Scope, 'database' | 'deadlineDays' | 'outbox'>;

/**
 * Takes every payment as received that was marked as paid and to which its recipient has said nothing until the deadline, and
 * reminds the recipients of those whose deadline is near.
 */
export async function assumePayments(ports: AssumingPorts): Promise<void> {
  await requireAbility(ports, 'orders:expire');
  const now = ports.clock.now();
  const days = ports.deadlineDays.PAYMENT;
  const overdue = overdueSince(now, days);
  const unanswered = await unansweredPayments(ports.database, remindedSince(now, days));
  for (const payment of unanswered.filter(({ markedAt }) => markedAt < overdue))
    await ports.database.transaction((tx) => assume(ports, tx, payment));
  const reminders = unanswered.filter(({ markedAt }) => markedAt >= overdue).map(reminderOf);
  await ports.database.transaction((tx) => ports.outbox.put(tx, reminders, now));
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
  await tx.update(PaymentEntity, { id }, { status, settledAt: ports.clock.now() });
  const { buyerId } = order;
  const ids = { orderId, fulfillmentId, paymentId: id, buyerId, sellerId: fulfillment.sellerId };
  await record(ports, tx, { type: 'PaymentStepTaken', ...ids, actorId: null, kind, status });
}

function reminderOf({ id: paymentId, fulfillmentId, buyerId, sellerId, kind }: UnansweredPayment) {
  const recipientId = payeeOf(kind) === 'BUYER' ? buyerId : sellerId;
  const once = { cause: `payment-unanswered ${paymentId}`, thread: threadOf({ buyerId, sellerId }) };
  return paymentUnanswered.message(recipientId, { fulfillmentId, paymentId }, once);
}
