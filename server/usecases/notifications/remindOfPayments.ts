import { overdueSince, remindedSince } from '../../domain/payments/answering.js';
import { payeeOf } from '../../domain/payments/payment.js';
import {
  unansweredPayments,
  type UnansweredPayment,
} from '../../persistence/queries/payments/unansweredPayments.js';
import { threadOf } from '../outbox/message.js';
import type { Ports } from '../scope.js';
import { paymentUnanswered } from './kinds/paymentUnanswered.js';

/**
 * Queues a reminder to the recipient of each payment that was marked as paid and soon counts as received. A recipient is reminded
 * of a payment once, however often the job runs.
 */
export async function remindOfPayments({
  database,
  clock,
  outbox,
  deadlineDays,
}: Pick<Ports, 'database' | 'clock' | 'outbox' | 'deadlineDays'>): Promise<void> {
  const now = clock.now();
  const overdue = overdueSince(now, deadlineDays.PAYMENT);
  const unanswered = await unansweredPayments(database, remindedSince(now, deadlineDays.PAYMENT));
  const reminders = unanswered.filter(({ markedAt }) => markedAt >= overdue).map(reminderOf);
  await database.transaction((tx) => outbox.put(tx, reminders, now));
}

function reminderOf({ id: paymentId, fulfillmentId, buyerId, sellerId, kind }: UnansweredPayment) {
  const recipientId = payeeOf(kind) === 'BUYER' ? buyerId : sellerId;
  const once = { cause: `payment-unanswered ${paymentId}`, thread: threadOf({ buyerId, sellerId }) };
  return paymentUnanswered.message(recipientId, { fulfillmentId, paymentId }, once);
}
