import { z } from 'zod';
import { sql, type Piece, type Queryable } from '../../sql.js';

/** A period from `from` (inclusive) to `until` (exclusive). */
export interface Span {
  from: Date;
  until: Date;
}

/** Selects each reader's favourite genres: the genres of the books that the reader bookmarked or ordered. */
const FAVOURITES = sql`
  SELECT m.user_id, unnest(b.genres) AS genre FROM bookmarks m JOIN books b ON b.id = m.book_id
  UNION
  SELECT o.buyer_id, unnest(b.genres) FROM orders o JOIN fulfillments f ON f.order_id = o.id
  JOIN order_items i ON i.fulfillment_id = f.id JOIN books b ON b.id = i.book_id`;

/**
 * Returns a FROM clause that joins readers (`favourite`) with the books `g` in their favourite genres that were
 * listed in the period. A reader's own books are left out.
 */
function newFor({ from, until }: Span): Piece {
  return sql`
  FROM (${FAVOURITES}) AS favourite
  JOIN book_genres g ON g.genre = favourite.genre
   AND g.listed_at >= ${from}::timestamptz AND g.listed_at < ${until}::timestamptz
   AND g.seller_id <> favourite.user_id`;
}

const Reader = z.strictObject({ userId: z.string() });

/** Returns the ids of the readers who want the digest and for whom the period has new books. */
export async function readersOfDigest(database: Queryable, span: Span): Promise<string[]> {
  const rows = await database.rows(
    Reader,
    sql`SELECT DISTINCT favourite.user_id AS "userId" ${newFor(span)}
     JOIN user_settings s ON s.user_id = favourite.user_id AND s.new_book_alerts AND s.email_notifications`,
  );
  return rows.map(({ userId }) => userId);
}

const NewBook = z.strictObject({ id: z.string(), title: z.string(), author: z.string() });

/** Returns the newest books in a reader's favourite genres that were listed in the period, up to `most`. */
export function digestFor(
  database: Queryable,
  { userId, most, ...span }: Span & { userId: string; most: number },
): Promise<z.infer<typeof NewBook>[]> {
  return database.rows(
    NewBook,
    sql`SELECT b.id, b.title, b.author FROM books b
     WHERE b.id IN (SELECT g.book_id ${newFor(span)} WHERE favourite.user_id = ${userId})
     ORDER BY b.listed_at DESC, b.id DESC LIMIT ${most}`,
  );
}
