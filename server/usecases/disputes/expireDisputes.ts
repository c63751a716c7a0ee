import { OPEN_STATUSES, type DisputeAction, type OpenStatus } from '../../domain/disputes/dispute.js';
import { DISPUTE_DEADLINES, disputeEnd, waitingSince } from '../../domain/disputes/disputeReturn.js';
import { overdueSince } from '../../domain/orders/deadlines.js';
import { money, type Money } from '../../domain/money/money.js';
import { disputesWaitingSince } from '../../persistence/queries/orders/disputes.js';
import type { RecordingScope } from '../record.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import type { Ports } from '../scope.js';
import { endDispute } from './endDispute.js';
import { lockedDispute, type LockedDispute } from './lockedDispute.js';

type ExpiringPorts = RecordingScope & Pick<Ports, 'database' | 'deadlineDays'>;

/** Number of disputes that are read at once. */
const DISPUTES_AT_ONCE = 100;

/**
 * Ends the disputes whose deadline has passed (DISPUTE_DEADLINES) without a decision, without the return of the books, or
 * without the seller's confirmation that they arrived. Each dispute has its own transaction.
 */
export async function expireDisputes(ports: Acting & ExpiringPorts): Promise<void> {
  await requireAbility(ports, 'disputes:expire');
  for (const status of OPEN_STATUSES) await expireFrom(ports, status);
}

async function expireFrom(ports: ExpiringPorts, status: OpenStatus): Promise<void> {
  const before = overdueSince(DISPUTE_DEADLINES[status].limit, ports.clock.now(), ports.deadlineDays);
  for (;;) {
    const ids = await disputesWaitingSince(ports.database, { status, before }, DISPUTES_AT_ONCE);
    for (const id of ids) await expire(ports, id, status);
    if (ids.length < DISPUTES_AT_ONCE) return;
  }
}

function expire(ports: ExpiringPorts, id: string, status: OpenStatus): Promise<void> {
  return ports.database.transaction(async (tx) => {
    const found = await lockedDispute(tx, id);
    // A party or staff acted in the meantime.
    if (found.dispute.status !== status) return;
    const end = disputeEnd(status, waitingSince(found.dispute), ports.deadlineDays);
    if (end > ports.clock.now()) return;
    const { action } = DISPUTE_DEADLINES[status];
    await endDispute(ports, tx, found, { action, actorId: null, awarded: awardedBy(action, found) });
  });
}

/**
 * Returns the amount that the buyer gets: zero if the buyer did not send the books back in time, the agreed refund if they
 * were to be sent back, and the claim in all other cases.
 */
function awardedBy(action: DisputeAction, { dispute, fulfillment: { currency } }: LockedDispute): Money {
  if (action === 'lapse') return money(0, currency);
  return money(dispute.returnOfBooks?.refund ?? dispute.claimed, currency);
}
