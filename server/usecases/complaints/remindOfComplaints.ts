import { rolesWith } from '../../domain/accounts/abilities.js';
import { COMPLAINT_LIMITS } from '../../domain/complaints/complaint.js';
import { complaintsDue } from '../../persistence/queries/complaints/complaints.js';
import { openAccountsWithRoles } from '../../persistence/queries/staff/staff.js';
import { complaintDue } from '../notifications/kinds/complaints/complaintDue.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import type { Ports } from '../scope.js';

/**
 * Queues a reminder to all staff who handle complaints about each complaint whose deadline is within a day, or passed
 * during the last day. Each deadline is mailed once to each of them, however often the job runs.
 */
export async function remindOfComplaints(
  ports: Acting & Pick<Ports, 'database' | 'clock' | 'outbox'>,
): Promise<void> {
  await requireAbility(ports, 'mail:send');
  const now = ports.clock.now();
  const hours = COMPLAINT_LIMITS.reminderHours * 3_600_000;
  const period = { from: new Date(now.getTime() - hours), until: new Date(now.getTime() + hours) };
  const due = await complaintsDue(ports.database, period);
  if (due.length === 0) return;
  const staffIds = await openAccountsWithRoles(ports.database, rolesWith('complaints:handle'));
  const messages = due.flatMap(({ id: complaintId, dueAt }) =>
    staffIds.map((staffId) => {
      const about = { complaintId, dueAt: dueAt.toISOString() };
      return complaintDue.message(staffId, about, {
        cause: `complaint-due ${complaintId} ${about.dueAt} ${staffId}`,
      });
    }),
  );
  await ports.database.transaction((tx) => ports.outbox.put(tx, messages, now));
}
