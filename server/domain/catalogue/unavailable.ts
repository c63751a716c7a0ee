import type { OfferedBook } from './book.js';

/** Reasons that a book cannot be had now, or not be bought. The first that applies counts. */
export const UnavailableReason = {
  SOLD_OUT: 'SOLD_OUT',
  REMOVED: 'REMOVED',
  UNLISTED: 'UNLISTED',
  RENTED_OUT: 'RENTED_OUT',
  RESERVED: 'RESERVED',
} as const;
export type UnavailableReason = keyof typeof UnavailableReason;

/**
 * Returns the reason that a book cannot be had, or not be bought, today; null if it can. `isRemoved`: by
 * administrators.
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
