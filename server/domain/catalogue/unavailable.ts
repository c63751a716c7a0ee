import type { OfferedBook } from './book.js';

/** Reasons why a book is unavailable today, or cannot be bought. If several apply, the first in this order is returned. */
export const UnavailableReason = {
  SOLD_OUT: 'SOLD_OUT',
  REMOVED: 'REMOVED',
  UNLISTED: 'UNLISTED',
  RENTED_OUT: 'RENTED_OUT',
  RESERVED: 'RESERVED',
} as const;
export type UnavailableReason = keyof typeof UnavailableReason;

/**
 * Returns the reason why a book is unavailable today, or cannot be bought; null if there is none. `isRemoved` is true
 * if a moderator removed the listing.
 */
export function unavailableReason(
  { status, price, copies }: Pick<OfferedBook, 'status' | 'price' | 'copies'>,
  isRemoved: boolean,
): UnavailableReason | null {
  if (status === 'SOLD') return 'SOLD_OUT';
  if (status === 'UNLISTED') return isRemoved ? 'REMOVED' : 'UNLISTED';
  if (status === 'RENTED') return 'RENTED_OUT';
  return price.sale !== null && copies.sellable === 0 ? 'RESERVED' : null;
}
