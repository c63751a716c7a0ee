import { DISPUTE_LIMITS, isOpen } from '../../domain/disputes/dispute.js';
import { money } from '../../domain/money/money.js';
import { disputesOpenedBefore } from '../../persistence/queries/orders/disputes.js';
import type { RecordingScope } from '../record.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import type { Ports } from '../scope.js';
import { endDispute } from './endDispute.js';
import { lockedDispute } from './lockedDispute.js';

/** Number of disputes that are read at once. */
const DISPUTES_AT_ONCE = 100;

/** Ends the disputes that nobody decided in time: the buyer gets what was claimed. Each in its own transaction. */
export async function expireDisputes(
  ports: Acting & RecordingScope & Pick<Ports, 'database'>,
): Promise<void> {
  await requireAbility(ports, 'disputes:expire');
  const before = new Date(ports.clock.now().getTime() - DISPUTE_LIMITS.endDays * 86_400_000);
  for (;;) {
    const ids = await disputesOpenedBefore(ports.database, before, DISPUTES_AT_ONCE);
    for (const id of ids) await expire(ports, id);
    if (ids.length < DISPUTES_AT_ONCE) return;
  }
}

function expire(ports: RecordingScope & Pick<Ports, 'database'>, id: string): Promise<void> {
  return ports.database.transaction(async (tx) => {
    const found = await lockedDispute(tx, id);
    // A party or staff ended it in the meantime.
    if (!isOpen(found.dispute)) return;
    const awarded = money(found.dispute.claimed, found.fulfillment.currency);
    await endDispute(ports, tx, found, { action: 'expire', actorId: null, awarded });
  });
}
