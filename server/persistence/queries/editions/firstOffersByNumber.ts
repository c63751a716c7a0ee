import { z } from 'zod';
import { count } from '../../shapes.js';
import { and, limit, literal, sql, type Piece, type Queryable } from '../../sql.js';
import { askedOfBook } from '../books/bookFilters.js';
import type { BooksQuery, PageOfIds } from '../books/booksQuery.js';

/** For so many editions this many times as many listings are looked at: few nearly always tell. */
const LOOKS = 1.2;
const LOOKS_AGAIN = 5;

const Found = z.strictObject({ listings: count, ids: z.array(z.string()) });

/**
 * The same for a page by its number, in order: the ids alone. Such a page is read from the start of the list, so which offer of
 * an edition comes first follows from the listings up to it; only of what is sold out is it asked whether an offer with copies
 * stands further down. `listings` reads so many books of the list.
 */
export async function firstOffersByNumber(
  database: Queryable,
  query: BooksQuery,
  listings: (most: number) => PageOfIds,
): Promise<string[]> {
  for (let most = Math.ceil(LOOKS * query.limit); ; most *= LOOKS_AGAIN) {
    const [found] = await database.rows(Found, pageAmong(listings(most), query));
    if (!found) return [];
    if (found.listings < most || found.ids.length === query.limit - query.skip) return found.ids;
  }
}

function pageAmong({ rows, name, orderBy }: PageOfIds, { filter, limit: last, skip }: BooksQuery): Piece {
  const each = literal(name);
  // ANY keeps it a question to each edition that is sold out so far: PostgreSQL would rather gather all books of the list.
  return sql`WITH listings AS MATERIALIZED (${rows}),
      firsts AS (
        SELECT DISTINCT ON (b.edition_id) ${each}.*, b.edition_id, b.free_copies + b.promised_copies > 0 AS has_copies
        FROM listings ${each} JOIN books b ON b.id = ${each}.id
        ORDER BY b.edition_id, b.free_copies + b.promised_copies > 0 DESC, ${orderBy})
    SELECT (SELECT count(*)::int FROM listings) AS listings, ARRAY(
      SELECT ${each}.id::text FROM firsts ${each}
      WHERE ${each}.has_copies OR NOT EXISTS (
        SELECT FROM books s
        WHERE s.edition_id = ANY (ARRAY[${each}.edition_id]) AND s.free_copies + s.promised_copies > 0 AND ${and(askedOfBook(filter))})
      ORDER BY ${orderBy} OFFSET ${literal(String(skip))} ${limit(last - skip)}) AS ids`;
}
