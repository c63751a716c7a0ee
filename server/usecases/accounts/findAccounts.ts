import { canSeeContact } from '../../domain/accounts/policies.js';
import { refuse } from '../../domain/shared/errors.js';
import { accountsByIds, type Account } from '../../persistence/queries/accounts/accounts.js';
import type { Scope } from '../scope.js';

export type { Account } from '../../persistence/queries/accounts/accounts.js';

/**
 * Returns the accounts with these IDs in the same order; null for an unknown ID. Only the viewer's own account
 * includes the private parts: contact details, and a publisher's address and numbers.
 */
export async function findAccounts(scope: Scope, ids: readonly string[]): Promise<(PublicAccount | null)[]> {
  const [accounts, viewer] = await Promise.all([accountsByIds(scope.database, ids), scope.principal()]);
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return ids.map((id) => {
    const account = byId.get(id);
    return account ? asSeenBy(account, canSeeContact(viewer, id)) : null;
  });
}

/** Returns the account with this ID, as findAccounts does. Throws USER_NOT_FOUND if the ID is unknown. */
export async function requireAccount(scope: Scope, id: string): Promise<PublicAccount> {
  const [account] = await findAccounts(scope, [id]);
  return account ?? refuse('USER_NOT_FOUND');
}

/** An account as others see it: private parts are null. */
export interface PublicAccount extends Omit<Account, 'contact' | 'publisher'> {
  contact: Account['contact'] | null;
  publisher: PublicPublisher | null;
}

/** A publisher's profile as others see it: private parts are null. */
export type PublicPublisher = Pick<
  NonNullable<Account['publisher']>,
  'publisherName' | 'companyName' | 'website' | 'description'
> & { registrationNumber: string | null; publicationAddress: string | null; officeContact: string | null };

/** Returns the account without its private parts, or unchanged for its owner. */
function asSeenBy(account: Account, isOwner: boolean): PublicAccount {
  if (isOwner) return account;
  const { publisher } = account;
  return {
    ...account,
    contact: null,
    publisher: publisher && {
      ...publisher,
      registrationNumber: null,
      publicationAddress: null,
      officeContact: null,
    },
  };
}
