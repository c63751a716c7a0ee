import { rolesWith } from '../../domain/accounts/abilities.js';
import { chargebacksDue } from '../../persistence/queries/payments/chargebacks.js';
import { openAccountsWithRoles } from '../../persistence/queries/staff/staff.js';
import { chargebackToAnswer } from '../notifications/kinds/payments/chargebackToAnswer.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import type { Ports } from '../scope.js';

/** Period before the deadline of an answer in which staff are reminded. */
const REMINDED_MS = 2 * 86_400_000;

/**
 * Queues a reminder about each unanswered chargeback whose deadline is within the next two days, to all staff who can answer it.
 * Each of them gets one mail per deadline, however often the job runs.
 */
export async function remindOfChargebacks(
  ports: Acting & Pick<Ports, 'database' | 'clock' | 'outbox'>,
): Promise<void> {
  await requireAbility(ports, 'mail:send');
  const now = ports.clock.now();
  const due = await chargebacksDue(ports.database, {
    from: now,
    until: new Date(now.getTime() + REMINDED_MS),
  });
  if (due.length === 0) return;
  const staffIds = await openAccountsWithRoles(ports.database, rolesWith('money:settle'));
  const messages = due.flatMap(({ id: chargebackId, respondBy }) =>
    staffIds.map((staffId) =>
      chargebackToAnswer.message(
        staffId,
        { chargebackId },
        { cause: `chargeback-due ${chargebackId} ${respondBy?.toISOString()} ${staffId}` },
      ),
    ),
  );
  await ports.database.transaction((tx) => ports.outbox.put(tx, messages, now));
}
