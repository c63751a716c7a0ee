import type { StaffRole } from '../../domain/accounts/staff.js';
import { grantByCommand, revokeByCommand, type CommandPorts } from '../../usecases/staff/grantStaffRole.js';
import type { GraphQLClient } from '../graphqlClient.js';
import type { TestMarketplace } from '../marketplace.js';
import { mutate } from '../mutate.js';
import { PASSWORD, type Person } from './people.js';

/** Makes an account an administrator, as the operator does at the command line. */
export function makeAdministrator(ports: CommandPorts, email: string): Promise<void> {
  return grantByCommand(ports, email, 'ADMINISTRATOR');
}

/** Revokes the role of administrator, as the operator does at the command line. */
export function unmakeAdministrator(ports: CommandPorts, email: string): Promise<void> {
  return revokeByCommand(ports, email, 'ADMINISTRATOR');
}

/** Grants an account a staff role, as the operator does at the command line. */
export function makeStaff(ports: CommandPorts, { email }: Person, role: StaffRole): Promise<void> {
  return grantByCommand(ports, email, role);
}

/** Opens a support view of an account. Returns the account with the token of the support view. */
export async function openSupportView(
  marketplace: GraphQLClient,
  support: Person,
  account: Person,
): Promise<Person> {
  await mutate<object>(marketplace, support, 'confirmIdentity', '__typename', { password: PASSWORD });
  const input = { email: account.email, reason: 'She cannot find her order' };
  const opened = await mutate<{ token: string }>(marketplace, support, 'startSupportView', 'token', input);
  return { ...account, token: opened.token };
}

/** An entry of the audit log of staff. */
export interface AuditEntry {
  action: string;
  detail: string | null;
  staff: string | null;
}

/** Returns the recorded actions of staff on an account, oldest first. Reads of the account's data are included. */
export function auditOf({ database }: TestMarketplace, { id }: Pick<Person, 'id'>): Promise<AuditEntry[]> {
  return database.query<AuditEntry>(
    'SELECT action, detail, staff_id AS staff FROM staff_actions WHERE user_id = $1 ORDER BY occurred_at, id',
    [id],
  );
}

/** Returns the recorded reads of an account's payouts, debts and refunds: the ID of what was read, and the reader. */
export async function moneyReadsOf(marketplace: TestMarketplace, person: Person): Promise<unknown[][]> {
  const entries = await auditOf(marketplace, person);
  return entries.filter(({ action }) => action === 'READ_MONEY').map(({ detail, staff }) => [detail, staff]);
}
