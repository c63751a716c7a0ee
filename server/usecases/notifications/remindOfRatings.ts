import { remindedRatings } from '../../domain/orders/rating.js';
import { unratedFulfillments } from '../../persistence/queries/orders/unratedFulfillments.js';
import { threadOf } from '../outbox/message.js';
import type { Ports } from '../scope.js';
import { ratingSoon } from './kinds/deadlines/ratingSoon.js';

/**
 * Reminds each buyer who has neither rated nor reviewed the seller, a week before the time for rating a fulfillment ends.
 * Queues one reminder for each fulfillment, however often the job runs.
 */
export async function remindOfRatings({
  database,
  clock,
  outbox,
  deadlineDays,
}: Pick<Ports, 'database' | 'clock' | 'outbox' | 'deadlineDays'>): Promise<void> {
  const now = clock.now();
  const unrated = await unratedFulfillments(database, remindedRatings(now, deadlineDays));
  const reminders = unrated.map(({ id: fulfillmentId, buyerId, sellerId }) => {
    const once = { cause: `rating-soon ${fulfillmentId}`, thread: threadOf({ buyerId, sellerId }) };
    return ratingSoon.message(buyerId, { fulfillmentId }, once);
  });
  await database.transaction((tx) => outbox.put(tx, reminders, now));
}
