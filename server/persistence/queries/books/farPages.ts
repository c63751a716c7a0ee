import { z } from 'zod';
import { limit, literal, sql, type Piece, type Queryable } from '../../sql.js';
import { isSelective } from './bookFilters.js';
import { BOOK_SAMPLE, foundInSample, SAMPLED } from './bookSample.js';
import type { BooksQuery } from './booksQuery.js';

/** Behind so many rows a page is far: reading it is worth a look at how many books its list has. */
const FAR = 1_000;

const Sample = z.strictObject({ isNarrow: z.boolean() });

/**
 * Whether a page is so far behind the start of a list with filters that its whole list may be sooner sorted. By date, but for a
 * search, PostgreSQL finds the better way itself: books lie in the order in which they came.
 */
export function isFar({ filter, order, skip }: BooksQuery): boolean {
  if (skip < FAR) return false;
  if (filter.search) return true;
  const isByDate = order === 'DATE_DESC' || order === 'DATE_ASC';
  return !isByDate && (filter.sellerId !== undefined || isSelective(filter));
}

/**
 * Whether a list is sooner sorted as a whole than read in its order up to a far page. Of N books m are in the list, so what stands
 * before the page is found among N / m times as many; to gather the list takes as many as the indexes find, g. PostgreSQL itself
 * holds books in the order of an index for cheaper than they are.
 */
export async function isNarrow(database: Queryable, { filter, skip }: BooksQuery): Promise<boolean> {
  // No index tells which books are sold in a district of many sellers.
  const found = filter.isLargeDistrict ? { ...filter, district: undefined } : filter;
  const [sample] = await database.rows(
    Sample,
    sql`SELECT ${foundInSample(found)} * ${foundInSample(filter)} <= ${skip}::bigint * count(*) / ${literal(String(SAMPLED))} AS "isNarrow"
      FROM ${BOOK_SAMPLE}`,
  );
  return sample?.isNarrow ?? true;
}

/** The rows of a list called `s`, all of them sorted. OFFSET 0 keeps PostgreSQL from reading them in the order of an index all the same. */
export function sortedRows({ limit: most }: BooksQuery, rows: Piece, order: Piece): Piece {
  return sql`SELECT * FROM (${rows} OFFSET 0) s ORDER BY ${order} ${limit(most)}`;
}
