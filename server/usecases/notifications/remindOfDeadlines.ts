import {
  AUTOMATIC_STEPS,
  endOf,
  overdueSince,
  remindedPeriod,
  WAITING_STATES,
  type DeadlineDays,
  type WaitingState,
} from '../../domain/orders/deadlines.js';
import { sendByOf } from '../../domain/orders/dispatch.js';
import { remindedPickUps } from '../../domain/orders/pickUp.js';
import {
  fulfillmentsToRemindOf,
  pickUpsToRemindOf,
  type WaitingFulfillment,
} from '../../persistence/queries/orders/waitingFulfillments.js';
import { dayOf } from '../../domain/shared/day.js';
import { threadOf, type OutgoingMessage } from '../outbox/message.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import type { Ports } from '../scope.js';
import { dispatchLate } from './kinds/dispatchLate.js';
import { deadlineSoon } from './kinds/deadlineSoon.js';
import { pickUpWaits } from './kinds/pickUpWaits.js';
import { remindOfPayments } from './remindOfPayments.js';
import { remindOfDisputes } from './remindOfDisputes.js';

/**
 * Queues reminders about fulfillments: before a deadline, to the sides that can still act; after the dispatch deadline, to both
 * sides; and to buyers whose books wait to be picked up. Also queues reminders about disputes and direct payments. Each
 * reminder is queued once, however often the job runs.
 */
export async function remindOfDeadlines(ports: Acting & ReminderPorts): Promise<void> {
  await requireAbility(ports, 'mail:send');
  const now = ports.clock.now();
  for (const state of WAITING_STATES) {
    const period = remindedPeriod(state, now, ports.deadlineDays);
    const waiting = await fulfillmentsToRemindOf(ports.database, state, period, ports.timeZone);
    const messages = waiting.flatMap((fulfillment) => remindersOf(fulfillment, state, ports.deadlineDays));
    await ports.database.transaction((tx) => ports.outbox.put(tx, messages, now));
  }
  await tellOfLateDispatch(ports);
  const pickUps = await pickUpsToRemindOf(ports.database, remindedPickUps(now, ports.deadlineDays));
  await ports.database.transaction((tx) => ports.outbox.put(tx, pickUps.map(reminderOfPickUp), now));
  await remindOfDisputes(ports);
  await remindOfPayments(ports);
}

type ReminderPorts = Pick<Ports, 'database' | 'clock' | 'timeZone' | 'outbox' | 'deadlineDays'>;

/** Queues a mail to both sides of each confirmed fulfillment that was not sent in time. */
async function tellOfLateDispatch(ports: ReminderPorts): Promise<void> {
  const { database, clock, timeZone, outbox, deadlineDays } = ports;
  const now = clock.now();
  const today = dayOf(now, timeZone);
  const period = { from: overdueSince('CONFIRMED', now, deadlineDays), until: now };
  const confirmed = await fulfillmentsToRemindOf(database, 'CONFIRMED', period, timeZone);
  const terms = { dispatchDays: deadlineDays.DISPATCH, timeZone };
  const late = confirmed.filter(({ since }) => sendByOf(since, terms) < today);
  const messages = late.flatMap(({ id: fulfillmentId, buyerId, sellerId }) =>
    [buyerId, sellerId].map((recipientId) =>
      dispatchLate.message(
        recipientId,
        { fulfillmentId, days: deadlineDays },
        { cause: `dispatch-late ${fulfillmentId} ${recipientId}`, thread: threadOf({ buyerId, sellerId }) },
      ),
    ),
  );
  await database.transaction((tx) => outbox.put(tx, messages, now));
}

function reminderOfPickUp({ id: fulfillmentId, buyerId, sellerId }: WaitingFulfillment): OutgoingMessage {
  const once = { cause: `pick-up-waits ${fulfillmentId}`, thread: threadOf({ buyerId, sellerId }) };
  return pickUpWaits.message(buyerId, { fulfillmentId }, once);
}

function remindersOf(
  { id: fulfillmentId, buyerId, sellerId, since }: WaitingFulfillment,
  state: WaitingState,
  days: DeadlineDays,
): OutgoingMessage[] {
  const endsAt = endOf(state, since, days).toISOString();
  const thread = threadOf({ buyerId, sellerId });
  return AUTOMATIC_STEPS[state].reminder.sides.map((side) =>
    deadlineSoon.message(
      side === 'BUYER' ? buyerId : sellerId,
      { fulfillmentId, state, endsAt },
      { cause: `deadline-soon ${fulfillmentId} ${state} ${side}`, thread },
    ),
  );
}
