import { canSeeContact } from '../../domain/accounts/policies.js';
import { refuse } from '../../domain/shared/errors.js';
import { accountsByIds, type StoredAccount } from '../../persistence/queries/accounts/accounts.js';
import type { SecretBox } from '../../secrets/secretBox.js';
import { readableUpiAddress } from '../../secrets/upiAddress.js';
import type { Scope } from '../scope.js';

/** An account as its owner sees it. */
export interface Account extends Omit<StoredAccount, 'contact' | 'sealedUpiAddress' | 'upiAddressShown'> {
  contact: StoredAccount['contact'] & { upiAddress: string | null };
}

/** Returns an account as its owner sees it. */
export function ownAccount(
  secrets: SecretBox,
  { sealedUpiAddress, upiAddressShown: _shown, contact, ...account }: StoredAccount,
): Account {
  const upiAddress = readableUpiAddress(secrets, sealedUpiAddress, account.id);
  return { ...account, contact: { ...contact, upiAddress } };
}

/**
 * Returns the accounts with these IDs in the same order; null for an unknown ID. Only the viewer's own account
 * includes the private parts: contact details, and a publisher's address and numbers.
 */
export async function findAccounts(scope: Scope, ids: readonly string[]): Promise<(PublicAccount | null)[]> {
  const [accounts, viewer] = await Promise.all([accountsByIds(scope.database, ids), scope.principal()]);
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return ids.map((id) => {
    const account = byId.get(id);
    if (!account) return null;
    return canSeeContact(viewer, id) ? ownAccount(scope.secrets, account) : asOthersSee(account);
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

/** Returns the account without its private parts. */
function asOthersSee({
  sealedUpiAddress: _sealed,
  upiAddressShown: _shown,
  ...account
}: StoredAccount): PublicAccount {
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
