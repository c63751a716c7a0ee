import { refuse } from '../../domain/shared/errors.js';
import { accountById } from '../../persistence/queries/accounts/accounts.js';
import { ownAccount, type Account } from './findAccounts.js';
import { requireAbility, visitorOr } from '../requireAbility.js';
import type { Scope } from '../scope.js';

/** Returns the ID of the viewer's account; null for a visitor. Does not load the account itself. */
export async function findOwnId(scope: Scope): Promise<string | null> {
  return (await visitorOr(scope, 'profile:read'))?.id ?? null;
}

/** Returns the viewer's account, with its private parts. */
export async function viewOwnAccount(scope: Scope): Promise<Account> {
  const viewer = await requireAbility(scope, 'profile:read');
  const account = (await accountById(scope.database, viewer.id)) ?? refuse('USER_NOT_FOUND');
  return ownAccount(scope.secrets, account);
}
