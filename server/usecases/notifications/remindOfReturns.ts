import { OPEN_STATUSES, type OpenStatus } from '../../domain/disputes/dispute.js';
import { DISPUTE_DEADLINES } from '../../domain/disputes/disputeReturn.js';
import { periodBefore } from '../../domain/orders/deadlines.js';
import { disputesWaitingBetween, type WaitingDispute } from '../../persistence/queries/orders/disputes.js';
import { threadOf, type OutgoingMessage } from '../outbox/message.js';
import type { Ports } from '../scope.js';
import { disputeReturnSoon } from './kinds/disputes/disputeReturnSoon.js';

/**
 * Queues a reminder to the side that can still act on each return whose deadline is near (DISPUTE_DEADLINES). A dispute is
 * reminded of once in each status, however often the job runs.
 */
export async function remindOfReturns(
  ports: Pick<Ports, 'database' | 'clock' | 'outbox' | 'deadlineDays'>,
): Promise<void> {
  for (const status of OPEN_STATUSES) {
    const { limit, reminder } = DISPUTE_DEADLINES[status];
    if (!reminder || !isReturn(status)) continue;
    const now = ports.clock.now();
    const period = periodBefore(limit, reminder.daysBefore, now, ports.deadlineDays);
    const waiting = await disputesWaitingBetween(ports.database, status, period);
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
