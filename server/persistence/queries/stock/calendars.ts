import type { FreeStretch } from '../../../domain/rental/rentalCalendar.js';
import type { Sql } from '../../sql.js';
import { IS_RENTAL } from './rentedCopies.js';

/**
 * When the copies of these books are free from today on, by the id of the book: copies that are free on the same days
 * are counted together. A copy that should have come back and has not is free on no day, as for a cart.
 */
export async function calendarsOf(
  sql: Sql,
  bookIds: readonly string[],
  today: string,
): Promise<Map<string, FreeStretch[]>> {
  const rows = await sql.query<{ bookId: string; free: FreeStretch[] }>(
    `SELECT same.book_id AS "bookId", json_agg(json_build_object(
       'startsOn', lower(same.days), 'endsOn', upper(same.days), 'copies', same.copies)) AS free
     FROM (
       SELECT b.id AS book_id, daterange($2::date, NULL) AS days, b.free_copies AS copies
       FROM books b WHERE b.id = ANY($1::text[]) AND b.free_copies > 0
       UNION ALL
       SELECT promised.book_id, promised.days, count(*) FROM (
         SELECT a.book_id, a.copy_id, unnest(datemultirange(daterange($2::date, NULL)) - range_agg(
           CASE WHEN upper(a.period) <= $2::date THEN daterange(lower(a.period), NULL) ELSE a.period END)) AS days
         FROM allocations a JOIN copies c ON c.id = a.copy_id AND c.state = 'PROMISED'
         WHERE a.book_id = ANY($1::text[]) AND ${IS_RENTAL}
         GROUP BY a.book_id, a.copy_id) promised
       GROUP BY promised.book_id, promised.days) same
     GROUP BY same.book_id`,
    [bookIds, today],
  );
  return new Map(rows.map(({ bookId, free }) => [bookId, free]));
}
