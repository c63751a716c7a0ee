import { z } from 'zod';
import type { CurrencyCode } from '../../../domain/money/money.js';
import { count, day, minorUnits } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';

const Edition = z.strictObject({
  id: z.string(),
  title: z.string(),
  author: z.string(),
  isbn: z.string().nullable(),
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

/** The editions with these ids, in no particular order. */
export function editionsByIds(database: Queryable, ids: readonly string[]): Promise<StoredEdition[]> {
  return database.rows(
    Edition,
    sql`SELECT e.id, e.title, e.author, e.isbn,
       EXISTS (SELECT FROM books b WHERE b.edition_id = e.id AND b.unlisted_at IS NULL) AS "isListed"
     FROM editions e WHERE e.id = ANY(${ids}::text[])`,
  );
}

/**
 * What is offered of these editions today, of those that have an offer at all. Only amounts in one currency can be compared,
 * so others are left out. `today` is YYYY-MM-DD.
 */
export function offersOfEditions(
  database: Queryable,
  ids: readonly string[],
  { today, currency }: { today: string; currency: CurrencyCode },
): Promise<StoredOffers[]> {
  const isComparable = sql`b.currency = ${currency}`;
  return database.rows(
    OffersRow,
    sql`SELECT b.edition_id AS "editionId", count(*)::int AS "offerCount",
       min(b.sale_price) FILTER (WHERE ${isComparable} AND b.free_copies > 0) AS "lowestSale",
       min(b.rent_per_month) FILTER (
         WHERE ${isComparable} AND (b.free_copies > 0 OR any_copy_in_time(b.id, ${today}::date))) AS "lowestRent",
       min(CASE WHEN b.free_copies > 0 OR copies_promised_later(b.id, ${today}::date) > 0 THEN ${today}::date
           ELSE first_copy_returns(b.id, ${today}::date) END) AS "availableFrom"
     FROM books b
     WHERE b.edition_id = ANY(${ids}::text[]) AND b.unlisted_at IS NULL AND b.free_copies + b.promised_copies > 0
     GROUP BY b.edition_id`,
  );
}
