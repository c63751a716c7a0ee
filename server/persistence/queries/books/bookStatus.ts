import type { BookStatus, CopyCounts } from '../../../domain/catalogue/book.js';
import { sql, type Piece } from '../../sql.js';

/** Returns the status of a book today. A book that is off the market is UNLISTED, whatever its copies. */
export function statusOf(book: { unlisted: boolean } & Pick<CopyCounts, 'total' | 'available'>): BookStatus {
  if (book.unlisted) return 'UNLISTED';
  if (book.total === 0) return 'SOLD';
  return book.available > 0 ? 'AVAILABLE' : 'RENTED';
}

/** Returns the SQL condition that a book `b` has this status. Follows the same rule as `statusOf`. */
export function hasStatus(status: BookStatus, today: string): Piece {
  switch (status) {
    case 'UNLISTED':
      return sql`b.unlisted_at IS NOT NULL`;
    case 'SOLD':
      return sql`b.unlisted_at IS NULL AND b.free_copies + b.promised_copies = 0`;
    case 'RENTED':
      return sql`b.unlisted_at IS NULL AND b.free_copies + b.promised_copies > 0 AND NOT ${isFreeToday(today)}`;
    case 'AVAILABLE':
      return sql`b.unlisted_at IS NULL AND ${isFreeToday(today)}`;
  }
}

/**
 * Returns the SQL condition that a copy of a book `b` is available today. Reads rentals only if
 * `free_copies` is 0.
 */
export function isFreeToday(today: string): Piece {
  return sql`(b.free_copies > 0 OR b.promised_copies > 0 AND copies_promised_later(b.id, ${today}::date) > 0)`;
}
