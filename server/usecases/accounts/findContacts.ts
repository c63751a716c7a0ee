import { readsContactAsStaff } from '../../domain/accounts/policies.js';
import { accountsByIds } from '../../persistence/queries/accounts/accounts.js';
import { noteStaffReads } from '../noteStaffAction.js';
import type { Account } from './findAccounts.js';
import type { Scope } from '../scope.js';

/**
 * Returns the contact details of these accounts, in the same order, to staff who may read other people's contact details. Each
 * read is recorded in the audit log. Staff see only a part of a UPI address, because they pay payouts from another screen.
 * Returns null for all other viewers, and for the viewer's own account (see findAccounts).
 */
export async function findContacts(
  scope: Scope,
  ids: readonly string[],
): Promise<(Account['contact'] | null)[]> {
  const viewer = await scope.principal();
  const readable = ids.filter((id) => readsContactAsStaff(viewer, id));
  if (!viewer || readable.length === 0) return ids.map(() => null);
  const accounts = await accountsByIds(scope.database, readable);
  await noteStaffReads(
    scope,
    accounts.map(({ id }) => ({ action: 'READ_CONTACT', staffId: viewer.id, userId: id })),
  );
  const contacts = new Map(
    accounts.map(({ id, contact, upiAddressShown }) => [id, { ...contact, upiAddress: upiAddressShown }]),
  );
  return ids.map((id) => contacts.get(id) ?? null);
}
