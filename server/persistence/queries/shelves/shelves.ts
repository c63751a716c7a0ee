import { z } from 'zod';
import type { BookLanguage } from '../../../domain/catalogue/bookFacts.js';
import type { ShelfCandidate } from '../../../domain/catalogue/shelves.js';
import type { Money } from '../../../domain/money/money.js';
import { empty, limit, sql, type Piece, type Queryable } from '../../sql.js';
import { BEST_OFFER } from '../related/relatedBooks.js';

const Candidate = z.strictObject({ id: z.string(), editionId: z.string() });

/**
 * Maximum numbers of rows to read, so that the cost does not grow with the marketplace. Listings without a free copy
 * are filtered out of these rows.
 */
const LOOKED_AT = { listings: 400, bookmarks: 2_000, editions: 64 };

const NEWEST = sql`listed_at DESC, id DESC`;

/**
 * Returns the newest listings with a free copy, one per edition. With `language`, returns only listings for which the
 * seller specified this language.
 */
export function newestListings(
  database: Queryable,
  { language, most }: { language?: BookLanguage; most: number },
): Promise<ShelfCandidate[]> {
  const inLanguage = language ? sql`AND language = ${language}` : empty;
  return oneOfEach(database, sql`WHERE unlisted_at IS NULL ${inLanguage}`, NEWEST, sql`in_stock`, most);
}

/** Returns the listings with an available copy and a monthly rent under `below`, cheapest first, one per edition. */
export function lowRents(
  database: Queryable,
  { below, most }: { below: Money; most: number },
): Promise<ShelfCandidate[]> {
  return oneOfEach(
    database,
    sql`WHERE unlisted_at IS NULL AND listing_type IN ('LEASE', 'BOTH')`,
    sql`(NOT in_stock), rent_per_month, id`,
    sql`in_stock AND rent_per_month < ${below.amount} AND currency = ${below.currencyCode}`,
    most,
  );
}

/**
 * Returns, for each edition, the first listing that satisfies `wanted`. Considers only the first LOOKED_AT.listings rows in the
 * order of an index.
 */
function oneOfEach(
  database: Queryable,
  where: Piece,
  order: Piece,
  wanted: Piece,
  most: number,
): Promise<ShelfCandidate[]> {
  return database.rows(
    Candidate,
    sql`SELECT id, edition_id AS "editionId" FROM (
        SELECT DISTINCT ON (edition_id) * FROM (
          SELECT id, edition_id, listed_at, in_stock, rent_per_month, currency FROM books
          ${where} ORDER BY ${order} ${limit(LOOKED_AT.listings)}) few
        WHERE ${wanted} ORDER BY edition_id, ${order}) one
      ORDER BY ${order} ${limit(most)}`,
  );
}

/**
 * Returns the best offer with a free copy of each edition, sorted by the number of accounts that recently bookmarked the
 * edition, most first. A seller's bookmark of their own listing does not count. Editions that fewer than `fewestSavers`
 * accounts bookmarked are left out.
 */
export function mostSaved(
  database: Queryable,
  { fewestSavers, most }: { fewestSavers: number; most: number },
): Promise<ShelfCandidate[]> {
  return database.rows(
    Candidate,
    sql`SELECT offer.id, other.edition_id AS "editionId" FROM (
        SELECT b.edition_id, count(DISTINCT m.user_id) AS savers FROM (
          SELECT book_id, user_id FROM bookmarks ORDER BY created_at DESC ${limit(LOOKED_AT.bookmarks)}) m
        JOIN books b ON b.id = m.book_id AND b.seller_id <> m.user_id
        GROUP BY b.edition_id HAVING count(DISTINCT m.user_id) >= ${fewestSavers}
        ORDER BY savers DESC, b.edition_id DESC ${limit(LOOKED_AT.editions)}) other
      ${BEST_OFFER}
      WHERE offer.in_stock ORDER BY other.savers DESC, offer.listed_at DESC, offer.id ${limit(most)}`,
  );
}
