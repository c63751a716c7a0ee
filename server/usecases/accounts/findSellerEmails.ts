import { accountsByIds } from '../../persistence/queries/accounts/accounts.js';
import { principalWith } from '../requireAbility.js';
import type { Scope } from '../scope.js';

/**
 * Returns the email addresses of these sellers, by account ID. Empty for visitors and support views: REST shows the addresses
 * to logged-in people only.
 */
export async function findSellerEmails(scope: Scope, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0 || !(await principalWith(scope, 'sellers:contact'))) return new Map();
  const sellers = await accountsByIds(scope.database, [...new Set(ids)]);
  return new Map(sellers.map(({ id, contact }) => [id, contact.email]));
}
