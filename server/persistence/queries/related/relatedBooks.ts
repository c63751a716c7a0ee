import { z } from 'zod';
import { sql, type Piece, type Queryable } from '../../sql.js';

const Related = z.strictObject({ bookId: z.string(), related: z.array(z.string()) });

/**
 * Maximum numbers of rows to read, so that the query stays fast for well-known authors and widely offered editions.
 */
const MOST = { editionsOfAuthor: 100, listings: 20 };

/**
 * Returns, for each book, the best listings of up to `most` other editions by its author. Listings with a free copy
 * come first, then newer listings.
 */
export function moreByAuthor(database: Queryable, bookIds: readonly string[], most: number) {
  const editions = sql`SELECT e.id AS edition_id FROM editions e
    WHERE e.author_key = shown.author_key AND e.author_key <> '' AND e.id <> shown.edition_id
    ORDER BY e.author_key, e.id DESC LIMIT ${MOST.editionsOfAuthor}`;
  return relatedOf(
    database,
    bookIds,
    sql`SELECT offer.id, row_number() OVER (ORDER BY offer.in_stock DESC, offer.listed_at DESC, offer.id) AS place
      FROM (${editions}) other ${BEST_OFFER} ORDER BY place LIMIT ${most}`,
  );
}

/**
 * Joins one listing of an edition `other`: the cheapest with a free copy or, if there is none, the cheapest on the
 * market.
 */
export const BEST_OFFER = sql`CROSS JOIN LATERAL (
  SELECT * FROM (
    SELECT b.id, b.in_stock, b.listed_at, b.genres, b.headline_price FROM books b
    WHERE b.edition_id = other.edition_id AND b.unlisted_at IS NULL AND b.free_copies + b.promised_copies > 0
    LIMIT ${MOST.listings}) few
  ORDER BY few.in_stock DESC, few.headline_price, few.id LIMIT 1) offer`;

/**
 * Returns the ids of the books related to each book. `found` selects the related books of a book named `shown`, as rows (id,
 * place). The given ids are passed as an array instead of JSON, so that PostgreSQL knows their number when it plans.
 */
export async function relatedOf(
  database: Queryable,
  bookIds: readonly string[],
  found: Piece,
): Promise<Map<string, string[]>> {
  const rows = await database.rows(
    Related,
    sql`SELECT shown.id AS "bookId", json_agg(found.id ORDER BY found.place) AS related
      FROM unnest(${bookIds}::text[]) AS wanted (id)
      JOIN (SELECT b.id, b.genres, b.edition_id, e.author_key FROM books b JOIN editions e ON e.id = b.edition_id) shown
        ON shown.id = wanted.id
      CROSS JOIN LATERAL (${found}) found GROUP BY shown.id`,
  );
  return new Map(rows.map(({ bookId, related }) => [bookId, related]));
}
