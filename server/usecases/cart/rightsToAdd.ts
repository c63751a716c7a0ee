import type { OfferedBook } from '../../domain/catalogue/book.js';
import { canBuy, canRent } from '../../domain/orders/policies.js';
import type { Scope } from '../scope.js';

/** True if the viewer can buy the book: it is for sale, and a copy that nobody has reserved is available today. */
export async function viewerCanBuy(scope: Scope, book: OfferedBook): Promise<boolean> {
  return canBuy(await scope.principal(), book);
}

/** True if the viewer can rent the book, from today or a later day. */
export async function viewerCanRent(scope: Scope, book: OfferedBook): Promise<boolean> {
  return canRent(await scope.principal(), book);
}
