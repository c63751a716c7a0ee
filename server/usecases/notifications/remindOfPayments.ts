import { periodBefore } from '../../domain/orders/deadlines.js';
import { payeeOf } from '../../domain/payments/payment.js';
import {
  unansweredPayments,
  type UnansweredPayment,
} from '../../persistence/queries/payments/unansweredPayments.js';
import { threadOf } from '../outbox/message.js';
import type { Ports } from '../scope.js';
import { paymentUnanswered } from './kinds/paymentUnanswered.js';

/** Number of days before the deadline at which the recipient of a payment is reminded. */
const REMINDED_DAYS_BEFORE = 3;

/**
 * Reminds the recipient of each payment that was marked as paid and will soon be assumed received. Queues one reminder for each
 * payment, however often the job runs.
 */
export async function remindOfPayments({
  database,
  clock,
  outbox,
  deadlineDays,
}: Pick<Ports, 'database' | 'clock' | 'outbox' | 'deadlineDays'>): Promise<void> {
  const now = clock.now();
  const { from, until } = periodBefore('PAYMENT', REMINDED_DAYS_BEFORE, now, deadlineDays);
  const unanswered = await unansweredPayments(database, until);
  const reminders = unanswered.filter(({ markedAt }) => markedAt > from).map(reminderOf);
  await database.transaction((tx) => outbox.put(tx, reminders, now));
}

function reminderOf({ id: paymentId, fulfillmentId, buyerId, sellerId, kind }: UnansweredPayment) {
  const recipientId = payeeOf(kind) === 'BUYER' ? buyerId : sellerId;
  const once = { cause: `payment-unanswered ${paymentId}`, thread: threadOf({ buyerId, sellerId }) };
  return paymentUnanswered.message(recipientId, { fulfillmentId, paymentId }, once);
}
