import { declarableLosses, isDeclarable } from '../../domain/orders/rentalSteps.js';
import { fulfillmentsToRemindOf } from '../../persistence/queries/orders/waitingFulfillments.js';
import { threadOf } from '../outbox/message.js';
import { today, type Ports } from '../scope.js';
import { lossDeclarable } from './kinds/rentals/lossDeclarable.js';

/**
 * Queues a mail to each seller who can declare an overdue rental lost from today. A seller is told of a due date once, however
 * often the job runs.
 */
export async function remindOfLosses(
  ports: Pick<Ports, 'database' | 'clock' | 'timeZone' | 'outbox' | 'deadlineDays'>,
): Promise<void> {
  const { database, clock, timeZone, outbox, deadlineDays } = ports;
  const now = clock.now();
  const period = declarableLosses(now, deadlineDays);
  const overdue = await fulfillmentsToRemindOf(database, 'OVERDUE', period, timeZone);
  const time = { today: today(ports), timeZone, days: deadlineDays };
  const messages = overdue
    .filter(({ since }) => isDeclarable(since, time))
    .map(({ id: fulfillmentId, buyerId, sellerId, since }) => {
      const overdueSince = since.toISOString();
      const once = {
        cause: `loss-declarable ${fulfillmentId} ${overdueSince}`,
        thread: threadOf({ buyerId, sellerId }),
      };
      return lossDeclarable.message(sellerId, { fulfillmentId, overdueSince }, once);
    });
  await database.transaction((tx) => outbox.put(tx, messages, now));
}
