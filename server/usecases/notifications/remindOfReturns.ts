import { OPEN_STATUSES, type OpenStatus } from '../../domain/disputes/dispute.js';
import { DISPUTE_DEADLINES, overdueBefore } from '../../domain/disputes/disputeReturn.js';
import { disputesWaitingBetween, type WaitingDispute } from '../../persistence/queries/orders/disputes.js';
import { threadOf, type OutgoingMessage } from '../outbox/message.js';
import type { Ports } from '../scope.js';
import { disputeReturnSoon } from './kinds/disputes/disputeReturnSoon.js';

const DAY_MS = 86_400_000;

/**
 * Queues a reminder to the side that can still act on each return whose deadline is near (DISPUTE_DEADLINES). A dispute is
 * reminded of once in each status, however often the job runs.
 */
export async function remindOfReturns(ports: Pick<Ports, 'database' | 'clock' | 'outbox'>): Promise<void> {
  for (const status of OPEN_STATUSES) {
    const { reminder } = DISPUTE_DEADLINES[status];
    if (!reminder || !isReturn(status)) continue;
    const now = ports.clock.now();
    const from = overdueBefore(status, now);
    const until = new Date(from.getTime() + reminder.daysBefore * DAY_MS);
    const waiting = await disputesWaitingBetween(ports.database, status, { from, until });
    const messages = waiting.map((dispute) => reminderOf(dispute, status, reminder.side));
    await ports.database.transaction((tx) => ports.outbox.put(tx, messages, now));
  }
}

function isReturn(status: OpenStatus): status is 'AWAITING_RETURN' | 'RETURN_SENT' {
  return status === 'AWAITING_RETURN' || status === 'RETURN_SENT';
}

function reminderOf(
  { id: disputeId, fulfillmentId, buyerId, sellerId }: WaitingDispute,
  status: 'AWAITING_RETURN' | 'RETURN_SENT',
  side: 'BUYER' | 'SELLER',
): OutgoingMessage {
  return disputeReturnSoon.message(
    side === 'BUYER' ? buyerId : sellerId,
    { fulfillmentId, disputeId, status },
    { cause: `return-soon ${disputeId} ${status}`, thread: threadOf({ buyerId, sellerId }) },
  );
}
