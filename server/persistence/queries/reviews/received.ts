import { z } from 'zod';
import { sql, type Piece, type Queryable } from '../../sql.js';

const ReceivedBook = z.strictObject({
  editionId: z.string(),
  bookId: z.string(),
  sellerId: z.string(),
  fulfillmentId: z.string(),
});
type ReceivedBook = z.infer<typeof ReceivedBook>;

/** Returns, for each edition, the listing from which the buyer last received a copy. */
export function receivedBooks(
  database: Queryable,
  buyerId: string,
  editionIds: readonly string[],
): Promise<ReceivedBook[]> {
  return database.rows(ReceivedBook, lastReceived(buyerId, sql`SELECT unnest(${editionIds}::text[])`));
}

/**
 * Returns the listing from which the buyer last received a copy of the edition of a book; null if there is none. One
 * statement reads edition and listing, because moderators may move listings to another edition at any time.
 */
export async function receivedEditionOf(
  database: Queryable,
  buyerId: string,
  bookId: string,
): Promise<ReceivedBook | null> {
  const edition = sql`SELECT edition_id FROM books WHERE id = ${bookId}`;
  const [received = null] = await database.rows(ReceivedBook, lastReceived(buyerId, edition));
  return received;
}

const lastReceived = (buyerId: string, editions: Piece) =>
  sql`SELECT DISTINCT ON (b.edition_id) b.edition_id AS "editionId", b.id AS "bookId", f.seller_id AS "sellerId",
          f.id AS "fulfillmentId"
     FROM orders o JOIN fulfillments f ON f.order_id = o.id JOIN order_items i ON i.fulfillment_id = f.id
     JOIN books b ON b.id = i.book_id
     WHERE o.buyer_id = ${buyerId} AND f.status IN ('DELIVERED', 'RETURNED', 'LOST') AND b.edition_id IN (${editions})
     ORDER BY b.edition_id, f.created_at DESC, f.id DESC`;

const ReceivedFrom = z.strictObject({ sellerId: z.string(), fulfillmentId: z.string() });

/** Returns, for each seller, the last fulfillment that was delivered to the buyer. */
export function receivedFrom(
  database: Queryable,
  buyerId: string,
  sellerIds: readonly string[],
): Promise<z.infer<typeof ReceivedFrom>[]> {
  return database.rows(
    ReceivedFrom,
    sql`SELECT DISTINCT ON (f.seller_id) f.seller_id AS "sellerId", f.id AS "fulfillmentId"
     FROM orders o JOIN fulfillments f ON f.order_id = o.id
     WHERE o.buyer_id = ${buyerId} AND f.status IN ('DELIVERED', 'RETURNED', 'LOST')
       AND f.seller_id = ANY(${sellerIds}::text[])
     ORDER BY f.seller_id, f.created_at DESC, f.id DESC`,
  );
}
