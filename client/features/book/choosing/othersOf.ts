import type { BookDetailFragment } from '../facts/Book.generated';

/** How many others offer the edition of a book. */
export function othersOf({ status, edition }: BookDetailFragment): number {
  const isAmongThem = status === 'AVAILABLE' || status === 'RENTED';
  return edition.offerCount - (isAmongThem ? 1 : 0);
}
