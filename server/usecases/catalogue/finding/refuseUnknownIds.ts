import { refuse } from '../../../domain/shared/errors.js';
import { accountById } from '../../../persistence/queries/accounts/accounts.js';
import { editionsByIds } from '../../../persistence/queries/editions/editions.js';
import type { Scope } from '../../scope.js';
import type { ListRequest } from '../bookLists.js';

/**
 * Throws SELLER_NOT_FOUND if the filter names an unknown seller, and EDITION_NOT_FOUND if it names an unknown edition.
 * It is called only for empty lists, so that other lists need no additional statement.
 */
export async function refuseUnknownIds({ database }: Scope, { filter }: ListRequest): Promise<void> {
  const { sellerId, editionId } = filter ?? {};
  if (typeof sellerId === 'string' && !(await accountById(database, sellerId)))
    refuse('SELLER_NOT_FOUND', { field: ['sellerId'] });
  if (typeof editionId === 'string' && (await editionsByIds(database, [editionId])).length === 0)
    refuse('EDITION_NOT_FOUND', { field: ['editionId'] });
}
