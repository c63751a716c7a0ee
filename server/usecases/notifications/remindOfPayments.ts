import { periodBefore } from '../../domain/orders/reminders.js';
import { payeeOf } from '../../domain/payments/payment.js';
import {
  unansweredPayments,
  type UnansweredPayment,
} from '../../persistence/queries/payments/unansweredPayments.js';
import { threadOf } from '../outbox/message.js';
import type { Ports } from '../scope.js';
import { unmarkedPayments, type UnmarkedPayment } from '../payments/unmarkedPayments.js';
import { paymentUnanswered } from './kinds/paymentUnanswered.js';
import { paymentUnmarked } from './kinds/payments/paymentUnmarked.js';

/** Number of days before the deadline at which the recipient of a payment is reminded. */
const REMINDED_DAYS_BEFORE = 3;

/** Number of days before the deadline at which both sides are reminded of a payment that neither has marked. */
const UNMARKED_REMINDED_DAYS_BEFORE = 7;

/**
 * Queues a reminder to the recipient of each payment that was marked as paid and soon counts as received. A recipient is reminded
 * of a payment once, however often the job runs. Does the same for both sides of payments that neither has marked.
 */
export async function remindOfPayments(ports: ReminderPorts): Promise<void> {
  const { database, clock, outbox, deadlineDays } = ports;
  const now = clock.now();
  const { from, until } = periodBefore('PAYMENT', REMINDED_DAYS_BEFORE, now, deadlineDays);
  const unanswered = await unansweredPayments(database, until);
  const reminders = unanswered.filter(({ markedAt }) => markedAt > from).map(reminderOf);
  await database.transaction((tx) => outbox.put(tx, reminders, now));
  await remindOfUnmarked(ports);
}

type ReminderPorts = Pick<Ports, 'database' | 'clock' | 'outbox' | 'deadlineDays'>;

async function remindOfUnmarked({ database, clock, outbox, deadlineDays }: ReminderPorts): Promise<void> {
  const now = clock.now();
  const { from, until } = periodBefore('UNMARKED', UNMARKED_REMINDED_DAYS_BEFORE, now, deadlineDays);
  for await (const unmarked of unmarkedPayments(database, until)) {
    const reminders = unmarked.filter(({ since }) => since > from).flatMap(remindersOfUnmarked);
    await database.transaction((tx) => outbox.put(tx, reminders, now));
  }
}

function remindersOfUnmarked({ fulfillmentId, buyerId, sellerId, since: from }: UnmarkedPayment) {
  const since = from.toISOString();
  return [buyerId, sellerId].map((recipientId) =>
    paymentUnmarked.message(
      recipientId,
      { fulfillmentId, recipientId, since },
      {
        cause: `payment-unmarked ${fulfillmentId} ${since} ${recipientId}`,
        thread: threadOf({ buyerId, sellerId }),
      },
    ),
  );
}

function reminderOf({ id: paymentId, fulfillmentId, buyerId, sellerId, kind }: UnansweredPayment) {
  const recipientId = payeeOf(kind) === 'BUYER' ? buyerId : sellerId;
  const once = { cause: `payment-unanswered ${paymentId}`, thread: threadOf({ buyerId, sellerId }) };
  return paymentUnanswered.message(recipientId, { fulfillmentId, paymentId }, once);
}
