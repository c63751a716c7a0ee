import { can, type Viewer } from '../accounts/principal.js';
import type { OfferedBook } from '../catalogue/book.js';
import { isOfferedTo } from '../catalogue/policies.js';

type OnOffer = Pick<OfferedBook, 'sellerId' | 'status' | 'price' | 'copies'>;

/**
 * A signed-in person other than its seller can wait for a book that is for rent, is not sold, and has no copy that is free
 * for good; whether no copy is free on some days to come is for its calendar to say.
 */
export function canWait(viewer: Viewer, book: OnOffer): boolean {
  const { status, price, copies } = book;
  const isOffered = isOfferedTo(viewer, book) && status !== 'SOLD' && price.lease !== null;
  return isOffered && copies.sellable === 0 && can(viewer, 'waiting:write');
}
