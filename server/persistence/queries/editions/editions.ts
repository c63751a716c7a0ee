import { z } from 'zod';
import type { CurrencyCode } from '../../../domain/money/money.js';
import { count, day, minorUnits } from '../../shapes.js';
import { and, sql, type Piece, type Queryable } from '../../sql.js';
import { askedOf, bookSource, type BookFilter } from '../books/bookFilters.js';

const Edition = z.strictObject({
  id: z.string(),
  title: z.string(),
  author: z.string(),
  isbn: z.string().nullable(),
  /**
   * The edition into which moderators joined this one, or null. An edition that was joined into another has no
   * listings.
   */
  joinedInto: z.string().nullable(),
  /** True if a listing of the edition is on the market, even if it is sold out. */
  isListed: z.boolean(),
});

/** An edition: a title as it was published, which several sellers may offer. */
export type StoredEdition = z.infer<typeof Edition>;

const OffersRow = z.strictObject({
  editionId: z.string(),
  offerCount: count,
  lowestSale: minorUnits.nullable(),
  lowestRent: minorUnits.nullable(),
  availableFrom: day.nullable(),
});

/**
 * A summary of an edition's offers. `lowestSale` is null if no copy can be bought, and `lowestRent` if none can be rented.
 */
export type StoredOffers = z.infer<typeof OffersRow>;

/** Returns the editions with these ids, in no particular order. Runs no statement if there are no ids. */
export async function editionsByIds(database: Queryable, ids: readonly string[]): Promise<StoredEdition[]> {
  if (ids.length === 0) return [];
  return database.rows(
    Edition,
    sql`SELECT e.id, e.title, e.author, e.isbn, e.joined_into AS "joinedInto",
       EXISTS (SELECT FROM books b WHERE b.edition_id = e.id AND b.unlisted_at IS NULL) AS "isListed"
     FROM editions e WHERE e.id = ANY(${ids}::text[])`,
  );
}

/**
 * Selects the offers to summarise. `today` is YYYY-MM-DD. Only amounts in `currency` are compared with each other.
 */
export interface OffersQuery {
  filter?: BookFilter;
  today: string;
  currency: CurrencyCode;
}

/**
 * Returns a summary of each edition's offers that match the filter today. Leaves out editions without such offers.
 * Offers in other currencies do not count for the lowest amounts.
 */
export function offersOfEditions(
  database: Queryable,
  ids: readonly string[],
  { filter = {}, today, currency }: OffersQuery,
): Promise<StoredOffers[]> {
  const day = sql`${today}::date`;
  return database.rows(
    OffersRow,
    sql`SELECT o.edition_id AS "editionId", count(*)::int AS "offerCount",
       min(o.sale_price) FILTER (WHERE o.comparable AND o.is_free) AS "lowestSale",
       min(o.rent_per_month) FILTER (WHERE o.comparable AND (o.is_free
         OR (o.rent_per_month < o.lowest_free_rent) IS NOT FALSE AND any_copy_in_time(o.id, ${day}))) AS "lowestRent",
       min(CASE WHEN o.any_is_free OR copies_promised_later(o.id, ${day}) > 0 THEN ${day}
           ELSE first_copy_returns(o.id, ${day}) END) AS "availableFrom"
     FROM (${matchingOffers(ids, filter, currency)}) o GROUP BY o.edition_id`,
  );
}

/**
 * Selects the matching offers, each with the lowest rent among offers of the same edition that have a free copy. The
 * rentals of an offer need to be read only if its own rent is lower.
 */
function matchingOffers(ids: readonly string[], filter: BookFilter, currency: CurrencyCode): Piece {
  const source = bookSource(filter, true);
  // IS TRUE keeps PostgreSQL from using the index of words, because these editions have only a few offers.
  const words = source.search.map((match) => sql`(${match}) IS TRUE`);
  const wanted = [...source.conditions, ...words, ...askedOf(source)];
  return sql`
    SELECT s.id, s.edition_id, s.sale_price, s.rent_per_month,
      s.currency = ${currency} AS comparable, s.free_copies > 0 AS is_free,
      bool_or(s.free_copies > 0) OVER of_edition AS any_is_free,
      min(s.rent_per_month) FILTER (WHERE s.currency = ${currency} AND s.free_copies > 0) OVER of_edition
        AS lowest_free_rent
    FROM books s
    WHERE s.edition_id = ANY(${ids}::text[]) AND s.free_copies + s.promised_copies > 0 AND ${and(wanted)}
    WINDOW of_edition AS (PARTITION BY s.edition_id)`;
}
