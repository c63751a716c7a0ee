import { sql, type Piece, type Queryable } from '../../sql.js';
import { listedIds } from './listedIds.js';
import { BookInJson, BookRow } from './bookRow.js';
import { storedBook, type StoredBook } from './storedBook.js';

/** Returns the columns of a BookRow, for a book `b` joined with `bookJoins`. `today` is YYYY-MM-DD. */
export function bookColumns(today: string): Piece {
  return sql`
  b.id, b.seller_id AS "sellerId", b.edition_id AS "editionId", b.title, b.author, b.isbn, b.description, b.genres, b.condition,
  b.condition_description AS "conditionDescription", b.language, b.binding, b.pages,
  b.published_in AS "publishedIn", b.published_by AS "publishedBy", b.weight_grams AS "weightGrams", b.listing_type AS "listingType",
  b.lease_terms AS "leaseTerms", b.most_copies_per_order AS "mostCopiesPerOrder", b.listed_at AS "listedAt", b.unlisted_at IS NOT NULL AS unlisted,
  b.currency, b.sale_price AS "salePrice", b.rent_per_month AS "rentPerMonth", b.deposit,
  b.late_fee_per_day AS "lateFeePerDay",
  b.min_duration AS "minDuration", b.max_duration AS "maxDuration", b.rent_credit_percent AS "rentCreditPercent",
  b.replacement_price AS "replacementPrice",
  seller.role AS "sellerRole", seller.name AS "sellerName", seller.readers_score AS "readersScore",
  seller.rating_count AS "totalRatings", seller.created_at AS "memberSince",
  seller.zipcode AS "sellerZipcode",
  cover.content_hash AS "coverHash",
  b.free_copies AS "freeCopies", b.promised_copies AS "promisedCopies",
  b.promised_copies - rented.begun AS "promisedLater",
  CASE WHEN ${ALL_ARE_OUT} THEN any_copy_in_time(b.id, ${today}::date) END AS "anyInTime",
  CASE WHEN ${ALL_ARE_OUT} THEN first_copy_returns(b.id, ${today}::date) END AS "firstReturn"`;
}

/**
 * SQL condition that a book has copies, but none is available today. The day of the first return is read only for such
 * a book.
 */
const ALL_ARE_OUT = sql`b.free_copies = 0 AND b.promised_copies > 0 AND b.promised_copies = rented.begun`;

/**
 * Returns the joins that `bookColumns` needs; they add a single row to a book `b`. The day is in a subquery. If it were
 * a constant, PostgreSQL would plan the statement again each day.
 *
 * `rented.begun` is the number of promised copies whose first rental has begun. It is read from one row per month, so
 * the maximum length of a rental limits the number of rows.
 */
export function bookJoins(today: string): Piece {
  return sql`
  JOIN users seller ON seller.id = b.seller_id
  LEFT JOIN covers cover ON cover.id = b.cover_id
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(m.begun[width_bucket(${today}::date, m.starts)]), 0)::int AS begun FROM rental_months m
    WHERE b.promised_copies > 0 AND m.book_id = b.id AND m.month <= (SELECT ${today}::date)) rented`;
}

/**
 * Returns the books with these ids, including those off the market, in no particular order. `today` is
 * YYYY-MM-DD.
 */
export async function booksByIds(
  database: Queryable,
  ids: readonly string[],
  today: string,
): Promise<StoredBook[]> {
  const [first, ...others] = ids;
  if (first === undefined) return [];
  if (others.length === 0) return oneBook(database, first, today);
  const rows = await database.preparedRows(
    BookRow,
    sql`SELECT ${bookColumns(today)} FROM ${listedIds(ids)} JOIN books b ON b.id = wanted.id ${bookJoins(today)}`,
  );
  return rows.map(storedBook);
}

/** Reads a single book as one JSON column, which takes less time to describe and parse than many columns. */
async function oneBook(database: Queryable, id: string, today: string): Promise<StoredBook[]> {
  const found = await database.preparedRows(
    BookInJson,
    sql`SELECT to_json(found) AS row
        FROM (SELECT ${bookColumns(today)} FROM books b ${bookJoins(today)} WHERE b.id = ${id}) found`,
  );
  return found.map(({ row: { listedAt, memberSince, ...row } }) =>
    storedBook({ ...row, listedAt: new Date(listedAt), memberSince: new Date(memberSince) }),
  );
}
