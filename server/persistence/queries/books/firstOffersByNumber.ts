import { z } from 'zod';
import { and, empty, limit, literal, sql, type Piece, type Queryable } from '../../sql.js';
import { askedOfBook, bookSource, isSelective, type BookFilter } from './bookFilters.js';
import type { BooksQuery, PageOfIds } from './booksQuery.js';

/**
 * Numbers of listings to read per requested edition. FEW_LOOKS is tried first and is nearly always enough. Next comes
 * SOME_LOOKS, or LOOKS if the list may be short. With higher numbers, PostgreSQL would sort a long list as a whole.
 */
const FEW_LOOKS = 1.2;
const SOME_LOOKS = 1.5;
const LOOKS = 5;

/** Added to the places of sold-out listings, so that they come last. Exceeds the length of any list. */
const NO_COPIES = 1_000_000_000;

const Found = z.strictObject({ isWhole: z.boolean(), ids: z.array(z.string()) });

/**
 * Returns the ids of a page that is requested by number: the first offer of each edition, in order. Reads the list from
 * its start, so the listings up to the page include these first offers. The query looks for a later offer with copies
 * only for sold-out listings. `listings` returns a statement for the given number of books.
 */
export async function firstOffersByNumber(
  database: Queryable,
  query: BooksQuery,
  listings: (most: number) => PageOfIds,
): Promise<string[]> {
  const looks = (query.isNarrow ?? mayBeShort(query.filter)) ? LOOKS : SOME_LOOKS;
  for (let most = Math.ceil(looks * query.limit); ; most *= LOOKS) {
    const [found] = await database.rows(Found, pageAmong(listings(most), query, most));
    if (!found) return [];
    if (found.isWhole || found.ids.length === query.limit - query.skip) return found.ids;
  }
}

function mayBeShort(filter: BookFilter): boolean {
  return isSelective(filter) || Boolean(filter.search ?? filter.sellerId);
}

/** Numbers the listings in their order. All later steps compare the numbers. */
function pageAmong(
  { rows, name }: PageOfIds,
  { filter, limit: last, skip }: BooksQuery,
  most: number,
): Piece {
  const each = literal(name);
  const few = Math.ceil(FEW_LOOKS * last);
  const number = (count: number) => literal(String(count));
  return sql`WITH listings AS MATERIALIZED (
        SELECT ${each}.id, edition_id, has_copies, row_number() OVER () AS place FROM (${rows}) ${each} ${editionsOf(filter, each)}),
      looks AS MATERIALIZED (
        SELECT CASE WHEN count(DISTINCT edition_id) FILTER (WHERE has_copies) >= ${number(last)} THEN ${number(few)}
          ELSE ${number(most)} END AS most
        FROM (SELECT * FROM listings ${limit(few)}) few),
      looked AS NOT MATERIALIZED (SELECT * FROM listings LIMIT (SELECT most FROM looks)),
      whole AS MATERIALIZED (SELECT count(*) < (SELECT most FROM looks) AS is_whole FROM looked),
      firsts AS (
        SELECT edition_id, min(CASE WHEN has_copies THEN place ELSE place + ${number(NO_COPIES)} END) AS place
        FROM looked GROUP BY edition_id)
    SELECT (SELECT is_whole FROM whole) AS "isWhole", ARRAY(
      SELECT looked.id::text FROM looked WHERE place = ANY (ARRAY(
        SELECT place % ${number(NO_COPIES)} FROM firsts
        WHERE place < ${number(NO_COPIES)} OR (SELECT is_whole FROM whole) OR NOT EXISTS (
          SELECT FROM books s
          WHERE s.edition_id = ANY (ARRAY[firsts.edition_id]) AND s.free_copies + s.promised_copies > 0 AND ${and(askedOfBook(filter))})
        ORDER BY 1 OFFSET ${number(skip)} ${limit(last - skip)}))
      ORDER BY place) AS ids`;
}

/**
 * Joins the editions of listings. OFFSET 0 makes PostgreSQL look them up one by one, in the order of the listings.
 */
function editionsOf(filter: BookFilter, each: Piece): Piece {
  if (bookSource(filter).isBooks) return empty;
  return sql`CROSS JOIN LATERAL (
    SELECT b.edition_id, b.free_copies + b.promised_copies > 0 AS has_copies FROM books b WHERE b.id = ${each}.id OFFSET 0) offer`;
}
