import type { OfferedBook } from '../../domain/catalogue/book.js';
import { canEdit, isSeller } from '../../domain/catalogue/policies.js';
import type { Scope } from '../scope.js';

type OfSeller = Pick<OfferedBook, 'sellerId'>;

export async function viewerIsSeller(scope: Scope, book: OfSeller): Promise<boolean> {
  return isSeller(await scope.principal(), book);
}

/** True if the viewer can edit the listing, take it off the market and put it back. */
export async function viewerCanEdit(scope: Scope, book: OfSeller): Promise<boolean> {
  return canEdit(await scope.principal(), book);
}
