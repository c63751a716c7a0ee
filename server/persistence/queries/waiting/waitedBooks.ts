import { z } from 'zod';
import { limit, sql, type Piece, type Queryable } from '../../sql.js';

const WaitedBook = z.strictObject({ bookId: z.string() });

async function booksWith(database: Queryable, which: Piece): Promise<string[]> {
  const rows = await database.rows(
    WaitedBook,
    sql`SELECT DISTINCT w.book_id AS "bookId" FROM waiting_entries w WHERE ${which}`,
  );
  return rows.map(({ bookId }) => bookId);
}

/** Returns the IDs of those of the given books that have a waiting list. */
export function waitedAmong(database: Queryable, bookIds: readonly string[]): Promise<string[]> {
  return booksWith(database, sql`w.book_id = ANY(${bookIds}::text[])`);
}

/** Returns the IDs of the books in a fulfillment that have a waiting list. */
export function waitedInFulfillment(database: Queryable, fulfillmentId: string): Promise<string[]> {
  return booksWith(
    database,
    sql`w.book_id IN (SELECT i.book_id FROM order_items i WHERE i.fulfillment_id = ${fulfillmentId})`,
  );
}

/** Returns the IDs of a seller's books that have a waiting list. */
export function waitedOfSeller(database: Queryable, sellerId: string): Promise<string[]> {
  return booksWith(database, sql`w.book_id IN (SELECT b.id FROM books b WHERE b.seller_id = ${sellerId})`);
}

/**
 * Returns the IDs of up to `most` books whose waiting lists must be checked, because they were not checked today or a reader's
 * turn has ended. A turn has ended if the reader was notified at `toldBefore` or earlier.
 */
export async function booksToLookAt(
  database: Queryable,
  { today, toldBefore, most }: { today: string; toldBefore: Date; most: number },
): Promise<string[]> {
  const rows = await database.rows(
    WaitedBook,
    sql`SELECT book_id AS "bookId" FROM waiting_entries WHERE looked_on < ${today}::date
        UNION
        SELECT book_id FROM waiting_entries WHERE told_at <= ${toldBefore} ${limit(most)}`,
  );
  return rows.map(({ bookId }) => bookId);
}

/** Returns the IDs of the books that an account waits for. */
export function waitedBy(database: Queryable, userId: string): Promise<string[]> {
  return booksWith(database, sql`w.user_id = ${userId}`);
}
