import { overdueSince } from '../../domain/orders/deadlines.js';
import { remindedToSendOn, sendByOf } from '../../domain/orders/dispatch.js';
import { dayOf } from '../../domain/shared/day.js';
import {
  fulfillmentsToRemindOf,
  type WaitingFulfillment,
} from '../../persistence/queries/orders/waitingFulfillments.js';
import { threadOf, type OutgoingMessage } from '../outbox/message.js';
import type { Ports } from '../scope.js';
import { dispatchLate } from './kinds/deadlines/dispatchLate.js';
import { dispatchSoon } from './kinds/deadlines/dispatchSoon.js';

type DispatchPorts = Pick<Ports, 'database' | 'clock' | 'timeZone' | 'outbox' | 'deadlineDays'>;

/**
 * Reminds the seller of each confirmed fulfillment one working day before its last day for dispatch. Once that day has
 * passed, notifies both sides. Each mail is queued once, however often the job runs.
 */
export async function remindOfDispatch(ports: DispatchPorts): Promise<void> {
  const { database, clock, timeZone, outbox, deadlineDays } = ports;
  const now = clock.now();
  const period = { from: overdueSince('CONFIRMED', now, deadlineDays), until: now };
  const confirmed = await fulfillmentsToRemindOf(database, 'CONFIRMED', period, timeZone);
  const messages = confirmed.flatMap((fulfillment) =>
    messagesAbout(fulfillment, dayOf(now, timeZone), ports),
  );
  await database.transaction((tx) => outbox.put(tx, messages, now));
}

function messagesAbout(
  { id: fulfillmentId, buyerId, sellerId, since }: WaitingFulfillment,
  today: string,
  { timeZone, deadlineDays: days }: DispatchPorts,
): OutgoingMessage[] {
  const terms = { dispatchDays: days.DISPATCH, timeZone };
  const sendBy = sendByOf(since, terms);
  const thread = threadOf({ buyerId, sellerId });
  if (today > sendBy)
    return [buyerId, sellerId].map((recipientId) => {
      const once = { cause: `dispatch-late ${fulfillmentId} ${recipientId}`, thread };
      return dispatchLate.message(recipientId, { fulfillmentId, days }, once);
    });
  if (today < remindedToSendOn(since, terms)) return [];
  return [
    dispatchSoon.message(
      sellerId,
      { fulfillmentId, sendBy },
      { cause: `dispatch-soon ${fulfillmentId}`, thread },
    ),
  ];
}
