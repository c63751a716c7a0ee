import { can, type Viewer } from '../accounts/principal.js';
import type { OfferedBook } from '../catalogue/book.js';
import { isOfferedTo } from '../catalogue/policies.js';

type OnOffer = Pick<OfferedBook, 'sellerId' | 'status' | 'price' | 'copies'>;

/**
 * True if the viewer has the ability `waiting:write` and is not the seller, the listing is on the market and for rent, its
 * copies are not all sold, and no copy is free indefinitely. Does not check if a copy is free on the wanted days.
 */
export function canWait(viewer: Viewer, book: OnOffer): boolean {
  const { status, price, copies } = book;
  const isOffered = isOfferedTo(viewer, book) && status !== 'SOLD' && price.lease !== null;
  return isOffered && copies.sellable === 0 && can(viewer, 'waiting:write');
}
