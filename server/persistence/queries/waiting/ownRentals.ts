import { z } from 'zod';
import { day } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';
import { IS_AGREED_RENTAL } from '../allocations/rentedCopies.js';

const OwnRental = z.strictObject({ bookId: z.string(), startsOn: day, endsOn: day });

/** Returns an account's unreleased rentals of these books (current, overdue or upcoming), with their days. */
export function ownRentals(
  database: Queryable,
  userId: string,
  bookIds: readonly string[],
): Promise<z.infer<typeof OwnRental>[]> {
  return database.rows(
    OwnRental,
    sql`SELECT a.book_id AS "bookId", lower(a.period) AS "startsOn", upper(a.period) AS "endsOn"
     FROM orders o JOIN fulfillments f ON f.order_id = o.id JOIN order_items i ON i.fulfillment_id = f.id
     JOIN allocations a ON a.order_item_id = i.id AND ${IS_AGREED_RENTAL}
     WHERE o.buyer_id = ${userId} AND i.book_id = ANY(${bookIds}::text[])`,
  );
}
