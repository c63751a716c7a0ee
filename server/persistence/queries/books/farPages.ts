import { z } from 'zod';
import { limit, literal, sql, type Piece, type Queryable } from '../../sql.js';
import { isSelective } from './bookFilters.js';
import { BOOK_SAMPLE, foundInSample, SAMPLED } from './bookSample.js';
import type { BooksQuery } from './booksQuery.js';

/** Minimum number of skipped rows at which it is worth estimating the length of the list. */
const FAR = 1_000;

const Sample = z.strictObject({ isNarrow: z.boolean() });

/**
 * True if a page is so far down a filtered list that sorting the whole list may be faster. Lists by date are excluded,
 * because books are stored in that order, so that PostgreSQL itself finds the better plan. Searches always count.
 */
export function isFar({ filter, order, skip }: BooksQuery): boolean {
  if (skip < FAR) return false;
  if (filter.search) return true;
  const isByDate = order === 'DATE_DESC' || order === 'DATE_ASC';
  return !isByDate && (filter.sellerId !== undefined || isSelective(filter));
}

/**
 * True if sorting the whole list is faster than reading it in order up to the page. PostgreSQL cannot decide this
 * itself, because it underestimates the cost of reading books in the order of an index.
 *
 * If m of all N books are in the list, reading in order examines about skip * N / m books, and sorting reads the g
 * books that the indexes find. Sorting is therefore faster if g * m <= skip * N. A sample estimates m and g.
 */
export async function isNarrow(database: Queryable, { filter, skip }: BooksQuery): Promise<boolean> {
  // An index cannot find the books of a district with many sellers, so the district is removed from the filter.
  const found = filter.isLargeDistrict ? { ...filter, district: undefined } : filter;
  const [sample] = await database.rows(
    Sample,
    sql`SELECT ${foundInSample(found)} * ${foundInSample(filter)} <= ${skip}::bigint * count(*) / ${literal(String(SAMPLED))} AS "isNarrow"
      FROM ${BOOK_SAMPLE}`,
  );
  return sample?.isNarrow ?? true;
}

/**
 * Returns a SELECT statement that sorts all rows of a list, named `s`. Because of OFFSET 0, PostgreSQL does not read
 * them in the order of an index.
 */
export function sortedRows({ limit: most }: BooksQuery, rows: Piece, order: Piece): Piece {
  return sql`SELECT * FROM (${rows} OFFSET 0) s ORDER BY ${order} ${limit(most)}`;
}
