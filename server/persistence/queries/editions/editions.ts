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
  /** Into which administrators joined it; it has no listings then. */
  joinedInto: z.string().nullable(),
  /** Whether a listing of it is on the market, sold out or not. */
  isListed: z.boolean(),
});

/** A title as it was published, which several sellers may offer. */
export type StoredEdition = z.infer<typeof Edition>;

const OffersRow = z.strictObject({
  editionId: z.string(),
  offerCount: count,
  lowestSale: minorUnits.nullable(),
  lowestRent: minorUnits.nullable(),
  availableFrom: day.nullable(),
});

/** What the offers of an edition come to. Amounts are null where no copy can be bought or rented. */
export type StoredOffers = z.infer<typeof OffersRow>;

/** The editions with these ids, in no particular order. For none, as on an empty page of a list, nothing is asked. */
export async function editionsByIds(database: Queryable, ids: readonly string[]): Promise<StoredEdition[]> {
  if (ids.length === 0) return [];
  return database.rows(
    Edition,
    sql`SELECT e.id, e.title, e.author, e.isbn, e.joined_into AS "joinedInto",
       EXISTS (SELECT FROM books b WHERE b.edition_id = e.id AND b.unlisted_at IS NULL) AS "isListed"
     FROM editions e WHERE e.id = ANY(${ids}::text[])`,
  );
}

/** Which offers count, and on which day: `today` is YYYY-MM-DD. Only amounts in one currency can be compared. */
export interface OffersQuery {
  filter?: BookFilter;
  today: string;
  currency: CurrencyCode;
}

/**
 * What is offered of these editions today: of those that have an offer at all that matches the filter. Offers in another
 * currency have no lowest amounts.
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

/** With what is free of their editions: only where nothing better is free does it matter when a copy comes back. */
function matchingOffers(ids: readonly string[], filter: BookFilter, currency: CurrencyCode): Piece {
  const source = bookSource(filter, true);
  // IS TRUE keeps the index of words out of this: a page of editions has few offers.
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
