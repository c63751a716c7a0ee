import type { BookDetailFragment } from '../facts/Book.generated';

/**
 * Returns the number of other offers of a book's edition. The book itself is among the offers only while it is on the
 * market and not sold.
 */
export function othersOf({ status, edition }: BookDetailFragment): number {
  const isAmongThem = status === 'AVAILABLE' || status === 'RENTED';
  return edition.offerCount - (isAmongThem ? 1 : 0);
}
