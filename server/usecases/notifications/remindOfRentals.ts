import { REMINDER_DAYS } from '../../domain/notifications/notification.js';
import { rentalsToRemindOf, type RentalOut } from '../../persistence/queries/stock/rentalReminders.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import { today, type DayPorts, type Ports } from '../scope.js';
import { daysAfter, daysBetween } from './days.js';
import { dueSoon } from './kinds/rentals/dueSoon.js';
import { overdue } from './kinds/rentals/overdue.js';
import { threadOf, type OutgoingMessage } from '../outbox/message.js';

/** Days between reminders of an overdue rental. The first reminder is sent on the first overdue day. */
const REPEAT_DAYS = 7;

/** Queues a reminder to every buyer whose rental is due soon or overdue. A second run on the same day queues nothing more. */
export async function remindOfRentals(
  ports: Acting & DayPorts & Pick<Ports, 'database' | 'outbox'>,
): Promise<void> {
  await requireAbility(ports, 'mail:send');
  const day = today(ports);
  const dueDays = REMINDER_DAYS.map((days) => daysAfter(day, days));
  const rentals = await rentalsToRemindOf(ports.database, day, dueDays);
  const messages = rentals.map((rental) => reminderOf(rental, daysBetween(day, rental.dueOn)));
  await ports.database.transaction((tx) => ports.outbox.put(tx, messages, ports.clock.now()));
}

/**
 * Returns the reminder of a rental. Reminders of rentals from one seller are sent as one mail. `left` is the number of days
 * until the due date; negative if the rental is overdue.
 */
function reminderOf({ orderItemId, buyerId, sellerId, dueOn }: RentalOut, left: number): OutgoingMessage {
  const rental = { orderItemId, dueOn };
  const thread = threadOf({ buyerId, sellerId });
  if (left >= 0) {
    const cause = `due-soon ${orderItemId} ${dueOn} ${left}`;
    return dueSoon.message(buyerId, rental, { cause, thread });
  }
  const week = Math.floor((-left - 1) / REPEAT_DAYS);
  const cause = `overdue ${orderItemId} ${dueOn} ${week}`;
  return overdue.message(buyerId, rental, { cause, thread });
}
