import { canSeeContact } from '../../domain/accounts/policies.js';
import { refuse } from '../../domain/shared/errors.js';
import { accountsByIds, type Account } from '../../persistence/queries/accounts/accounts.js';
import type { Scope } from '../scope.js';

export type { Account } from '../../persistence/queries/accounts/accounts.js';

/**
 * Returns the accounts with these ids in the same order, null for an unknown one. Private parts (contact, a
 * publisher's address and numbers) are left out of every account but the viewer's own.
 */
export async function findAccounts(scope: Scope, ids: readonly string[]): Promise<(PublicAccount | null)[]> {
  const [accounts, viewer] = await Promise.all([accountsByIds(scope.database, ids), scope.principal()]);
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return ids.map((id) => {
    const account = byId.get(id);
    return account ? asSeenBy(account, canSeeContact(viewer, id)) : null;
  });
}

/** Returns the account with this id, as findAccounts does. Refuses USER_NOT_FOUND. */
export async function requireAccount(scope: Scope, id: string): Promise<PublicAccount> {
  const [account] = await findAccounts(scope, [id]);
  return account ?? refuse('USER_NOT_FOUND');
}

/** An account as another person may see it: the private parts are null. */
export interface PublicAccount extends Omit<Account, 'contact' | 'publisher'> {
  contact: Account['contact'] | null;
  publisher: PublicPublisher | null;
}

/** A publisher as another person may see it. */
export type PublicPublisher = Pick<
  NonNullable<Account['publisher']>,
  'publisherName' | 'companyName' | 'website' | 'description'
> & { registrationNumber: string | null; publicationAddress: string | null; officeContact: string | null };

/** Hides what only the owner may see. */
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
