import { refuse } from '../../domain/shared/errors.js';
import { accountById, type Account } from '../../persistence/queries/accounts/accounts.js';
import { requireViewer, type Scope } from '../scope.js';

/** The viewer's own account, with its private parts. */
export async function viewOwnAccount(scope: Scope): Promise<Account> {
  const viewer = await requireViewer(scope);
  return (await accountById(scope.database, viewer.id)) ?? refuse('USER_NOT_FOUND');
}
