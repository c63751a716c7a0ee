import { rolesWith } from '../../domain/accounts/abilities.js';
import { OPEN_STATUSES, type OpenStatus } from '../../domain/disputes/dispute.js';
import { DISPUTE_REMINDERS, type DisputeReminder } from '../../domain/disputes/disputeReturn.js';
import { periodBefore } from '../../domain/orders/reminders.js';
import { disputesWaitingBetween, type WaitingDispute } from '../../persistence/queries/orders/disputes.js';
import { openAccountsWithRoles } from '../../persistence/queries/staff/staff.js';
import { threadOf, type OutgoingMessage } from '../outbox/message.js';
import type { Ports } from '../scope.js';
import { disputeReturnSoon } from './kinds/disputes/disputeReturnSoon.js';
import { disputeSoon } from './kinds/disputes/disputeSoon.js';
import { disputeUndecided } from './kinds/disputes/disputeUndecided.js';

/**
 * Queues reminders about disputes whose deadline is near, to everyone who can still act (DISPUTE_REMINDERS). Each person is
 * reminded once of each deadline, however often the job runs.
 */
export async function remindOfDisputes({
  database,
  clock,
  outbox,
  deadlineDays,
}: Pick<Ports, 'database' | 'clock' | 'outbox' | 'deadlineDays'>): Promise<void> {
  const now = clock.now();
  const staffIds = await openAccountsWithRoles(database, rolesWith('disputes:decide'));
  for (const status of OPEN_STATUSES)
    for (const reminder of DISPUTE_REMINDERS[status]) {
      const period = periodBefore(reminder.limit, reminder.daysBefore, now, deadlineDays);
      const waiting = await disputesWaitingBetween(database, status, period);
      const messages = waiting.flatMap((dispute) => remindersOf(dispute, status, reminder, staffIds));
      await database.transaction((tx) => outbox.put(tx, messages, now));
    }
}

function remindersOf(
  dispute: WaitingDispute,
  status: OpenStatus,
  { limit, to }: DisputeReminder,
  staffIds: readonly string[],
): OutgoingMessage[] {
  const { id: disputeId, fulfillmentId, buyerId, sellerId, since } = dispute;
  const about = { fulfillmentId, disputeId };
  if (to === 'STAFF')
    return staffIds
      .filter((staffId) => staffId !== buyerId && staffId !== sellerId)
      .map((staffId) => {
        const cause = `dispute-undecided ${disputeId} ${since.toISOString()} ${staffId}`;
        return disputeUndecided.message(staffId, about, { cause });
      });
  const recipientId = to === 'BUYER' ? buyerId : sellerId;
  const thread = threadOf({ buyerId, sellerId });
  if (status === 'AWAITING_RETURN' || status === 'RETURN_SENT') {
    const once = { cause: `return-soon ${disputeId} ${status}`, thread };
    return [disputeReturnSoon.message(recipientId, { ...about, status }, once)];
  }
  const once = { cause: `dispute-soon ${disputeId} ${limit}`, thread };
  return [disputeSoon.message(recipientId, { ...about, limit }, once)];
}
