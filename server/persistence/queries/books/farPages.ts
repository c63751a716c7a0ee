import { z } from 'zod';
import { limit, literal, sql, type Piece, type Queryable } from '../../sql.js';
import { isSelective } from './bookFilters.js';
import { BOOK_SAMPLE, foundInSample, SAMPLED } from './bookSample.js';
import type { BooksQuery } from './booksQuery.js';

/** From this many skipped rows on, a page is far, and it pays to estimate the length of its list. */
const FAR = 1_000;

const Sample = z.strictObject({ isNarrow: z.boolean() });

/**
 * True if a page lies so far down a filtered list that sorting the whole list may be cheaper. Lists by date are
 * left out, except for searches: PostgreSQL finds their better plan itself, because books are stored in that
 * order.
 */
export function isFar({ filter, order, skip }: BooksQuery): boolean {
  if (skip < FAR) return false;
  if (filter.search) return true;
  const isByDate = order === 'DATE_DESC' || order === 'DATE_ASC';
  return !isByDate && (filter.sellerId !== undefined || isSelective(filter));
}

/**
 * True if sorting the whole list is cheaper than reading it in order up to the page. With m of all N books in the
 * list, reading in order examines about skip * N / m books. Sorting reads the g books that the indexes find. So
 * sorting is cheaper if g * m <= skip * N; a sample estimates the numbers. PostgreSQL cannot decide this, because
 * it underestimates the cost of reading books in the order of an index.
 */
export async function isNarrow(database: Queryable, { filter, skip }: BooksQuery): Promise<boolean> {
  // An index cannot find the books of a district with many sellers.
  const found = filter.isLargeDistrict ? { ...filter, district: undefined } : filter;
  const [sample] = await database.rows(
    Sample,
    sql`SELECT ${foundInSample(found)} * ${foundInSample(filter)} <= ${skip}::bigint * count(*) / ${literal(String(SAMPLED))} AS "isNarrow"
      FROM ${BOOK_SAMPLE}`,
  );
  return sample?.isNarrow ?? true;
}

/**
 * Returns a SELECT that sorts all rows of a list, named `s`. OFFSET 0 keeps PostgreSQL from reading them in the
 * order of an index.
 */
export function sortedRows({ limit: most }: BooksQuery, rows: Piece, order: Piece): Piece {
  return sql`SELECT * FROM (${rows} OFFSET 0) s ORDER BY ${order} ${limit(most)}`;
}
