import { z } from 'zod';
import { limit, literal, sql, type Piece, type Queryable } from '../../sql.js';
import { isSelective } from './bookFilters.js';
import { BOOK_SAMPLE, foundInSample, SAMPLED } from './bookSample.js';
import type { BooksQuery } from './booksQuery.js';

/** Beyond this many rows a page is far: it is then worth counting the books of its list. */
const FAR = 1_000;

const Sample = z.strictObject({ isNarrow: z.boolean() });

/**
 * True if a page lies so far down a filtered list that sorting the whole list may be cheaper. By date, except
 * for a search, PostgreSQL finds the better plan itself, because books are stored in that order.
 */
export function isFar({ filter, order, skip }: BooksQuery): boolean {
  if (skip < FAR) return false;
  if (filter.search) return true;
  const isByDate = order === 'DATE_DESC' || order === 'DATE_ASC';
  return !isByDate && (filter.sellerId !== undefined || isSelective(filter));
}

/**
 * True if a list is cheaper to sort as a whole than to read in order up to a far page. With m of N books in
 * the list, the rows before the page are found among N / m times as many; gathering the list takes g rows, as
 * many as the indexes find. PostgreSQL's own estimate of reading books in an index's order is too low.
 */
export async function isNarrow(database: Queryable, { filter, skip }: BooksQuery): Promise<boolean> {
  // No index finds the books of a district with many sellers.
  const found = filter.isLargeDistrict ? { ...filter, district: undefined } : filter;
  const [sample] = await database.rows(
    Sample,
    sql`SELECT ${foundInSample(found)} * ${foundInSample(filter)} <= ${skip}::bigint * count(*) / ${literal(String(SAMPLED))} AS "isNarrow"
      FROM ${BOOK_SAMPLE}`,
  );
  return sample?.isNarrow ?? true;
}

/**
 * Returns all rows of a list, named `s`, sorted. OFFSET 0 keeps PostgreSQL from reading them in the order of
 * an index.
 */
export function sortedRows({ limit: most }: BooksQuery, rows: Piece, order: Piece): Piece {
  return sql`SELECT * FROM (${rows} OFFSET 0) s ORDER BY ${order} ${limit(most)}`;
}
