import type { OfferedBook } from '../../domain/catalogue/book.js';
import { canBuy, canRent } from '../../domain/orders/policies.js';
import type { Scope } from '../scope.js';

/** True if the viewer may order books, is not the seller, and the book is for sale with a copy that is free without end. */
export async function viewerCanBuy(scope: Scope, book: OfferedBook): Promise<boolean> {
  return canBuy(await scope.principal(), book);
}

/**
 * True if the viewer may order books, is not the seller, and the book is for rent with a copy that is free on a day from today.
 */
export async function viewerCanRent(scope: Scope, book: OfferedBook): Promise<boolean> {
  return canRent(await scope.principal(), book);
}
