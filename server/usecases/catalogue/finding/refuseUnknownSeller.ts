import { refuse } from '../../../domain/shared/errors.js';
import { accountById } from '../../../persistence/queries/accounts/accounts.js';
import type { Scope } from '../../scope.js';
import type { ListRequest } from '../bookLists.js';

/** Refuses SELLER_NOT_FOUND. Asked only of a list in which nothing was found, so that no other pays for it. */
export async function refuseUnknownSeller(scope: Scope, { filter }: ListRequest): Promise<void> {
  const id = filter?.sellerId;
  if (typeof id === 'string' && !(await accountById(scope.database, id)))
    refuse('SELLER_NOT_FOUND', { field: ['sellerId'] });
}
