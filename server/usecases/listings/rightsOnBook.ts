import type { OfferedBook } from '../../domain/catalogue/book.js';
import { canEdit, isSeller } from '../../domain/catalogue/policies.js';
import type { Scope } from '../scope.js';

type OfSeller = Pick<OfferedBook, 'sellerId'>;

/** True if the viewer sells the book. */
export async function viewerIsSeller(scope: Scope, book: OfSeller): Promise<boolean> {
  return isSeller(await scope.principal(), book);
}

/** True if the viewer may edit the listing, take it off the market and put it back. */
export async function viewerCanEdit(scope: Scope, book: OfSeller): Promise<boolean> {
  return canEdit(await scope.principal(), book);
}
