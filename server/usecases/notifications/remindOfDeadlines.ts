import {
  AUTOMATIC_STEPS,
  endOf,
  WAITING_STATES,
  type DeadlineDays,
  type WaitingState,
} from '../../domain/orders/deadlines.js';
import { remindedPickUps } from '../../domain/orders/pickUp.js';
import { remindedPeriod } from '../../domain/orders/reminders.js';
import {
  fulfillmentsToRemindOf,
  pickUpsToRemindOf,
  type WaitingFulfillment,
} from '../../persistence/queries/orders/waitingFulfillments.js';
import { threadOf, type OutgoingMessage } from '../outbox/message.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import type { Ports } from '../scope.js';
import { deadlineSoon } from './kinds/deadlines/deadlineSoon.js';
import { pickUpWaits } from './kinds/deadlines/pickUpWaits.js';
import { remindOfDispatch } from './remindOfDispatch.js';
import { remindOfDisputes } from './remindOfDisputes.js';
import { remindOfLosses } from './remindOfLosses.js';
import { remindOfPayments } from './remindOfPayments.js';
import { remindOfRatings } from './remindOfRatings.js';

/**
 * Queues reminders about deadlines of fulfillments, late dispatch, books that wait to be picked up, ratings, losses that
 * sellers can declare, disputes, and direct payments. Each reminder is queued once, however often the job runs.
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
  await remindOfDispatch(ports);
  const pickUps = await pickUpsToRemindOf(ports.database, remindedPickUps(now, ports.deadlineDays));
  await ports.database.transaction((tx) => ports.outbox.put(tx, pickUps.map(reminderOfPickUp), now));
  await remindOfDisputes(ports);
  await remindOfPayments(ports);
  await remindOfRatings(ports);
  await remindOfLosses(ports);
}

type ReminderPorts = Pick<Ports, 'database' | 'clock' | 'timeZone' | 'outbox' | 'deadlineDays'>;

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
