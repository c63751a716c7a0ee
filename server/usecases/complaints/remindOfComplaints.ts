import { rolesWith } from '../../domain/accounts/abilities.js';
import { COMPLAINT_LIMITS } from '../../domain/complaints/complaint.js';
import { complaintsDue } from '../../persistence/queries/complaints/complaints.js';
import { openAccountByEmail, openAccountsWithRoles } from '../../persistence/queries/staff/staff.js';
import { complaintDue } from '../notifications/kinds/complaints/complaintDue.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import type { Ports } from '../scope.js';

/**
 * Queues a reminder about each complaint whose deadline is within the next day or passed within the last day. The recipients
 * are all staff who handle complaints, and the grievance officer. Each of them gets one mail per deadline, however often the
 * job runs.
 */
export async function remindOfComplaints(
  ports: Acting & Pick<Ports, 'database' | 'clock' | 'outbox' | 'operator'>,
): Promise<void> {
  await requireAbility(ports, 'mail:send');
  const now = ports.clock.now();
  const hours = COMPLAINT_LIMITS.reminderHours * 3_600_000;
  const period = { from: new Date(now.getTime() - hours), until: new Date(now.getTime() + hours) };
  const due = await complaintsDue(ports.database, period);
  if (due.length === 0) return;
  const staffIds = await openAccountsWithRoles(ports.database, rolesWith('complaints:handle'));
  const officer = await officerBeside(ports, staffIds);
  const messages = due.flatMap(({ id: complaintId, dueAt }) => {
    const about = { complaintId, dueAt: dueAt.toISOString() };
    const once = (to: string) => ({ cause: `complaint-due ${complaintId} ${about.dueAt} ${to}` });
    return [
      ...staffIds.map((staffId) => complaintDue.message(staffId, about, once(staffId))),
      ...(officer === null ? [] : [complaintDue.messageTo(officer, about, once(officer))]),
    ];
  });
  await ports.database.transaction((tx) => ports.outbox.put(tx, messages, now));
}

/**
 * Returns the email address of the grievance officer; null if there is no officer, or if one of these staff uses the address.
 */
async function officerBeside(
  { database, operator }: Pick<Ports, 'database' | 'operator'>,
  staffIds: readonly string[],
): Promise<string | null> {
  const address = operator?.grievanceOfficer?.email;
  if (!address) return null;
  const account = await openAccountByEmail(database, address);
  return account && staffIds.includes(account.id) ? null : address;
}
