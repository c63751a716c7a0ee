import { can, type Viewer } from '../accounts/principal.js';
import type { OfferedBook } from '../catalogue/book.js';
import { isOfferedTo } from '../catalogue/policies.js';

type OnOffer = Pick<OfferedBook, 'sellerId' | 'status' | 'price' | 'copies'>;

/**
 * True for viewers with `waiting:write` other than the seller, if the listing is on the market, for rent and not sold, and no
 * copy is free indefinitely. Does not check whether a copy is free on the wanted days.
 */
export function canWait(viewer: Viewer, book: OnOffer): boolean {
  const { status, price, copies } = book;
  const isOffered = isOfferedTo(viewer, book) && status !== 'SOLD' && price.lease !== null;
  return isOffered && copies.sellable === 0 && can(viewer, 'waiting:write');
}
