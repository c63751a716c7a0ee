import type { OfferedBook } from '../../domain/catalogue/book.js';
import { canBuy, canRent } from '../../domain/orders/policies.js';
import type { Scope } from '../scope.js';

/** True if the viewer may add the book to the cart as a purchase. */
export async function viewerCanBuy(scope: Scope, book: OfferedBook): Promise<boolean> {
  return canBuy(await scope.principal(), book);
}

/** True if the viewer may add the book to the cart as a rental, if only for later days. */
export async function viewerCanRent(scope: Scope, book: OfferedBook): Promise<boolean> {
  return canRent(await scope.principal(), book);
}
