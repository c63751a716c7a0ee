import type { FreeStretch } from '../../domain/rentalCalendar.js';
import type { Sql } from '../sql.js';
import { ALLOCATIONS_OF_COPY } from './takenDays.js';

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
       SELECT c.book_id, free.days, count(*) AS copies
       FROM copies c CROSS JOIN LATERAL (
         SELECT unnest(datemultirange(daterange($2::date, NULL)) - coalesce(range_agg(
           CASE WHEN upper(a.period) <= $2::date THEN daterange(lower(a.period), NULL) ELSE a.period END
         ), '{}')) AS days
         FROM ${ALLOCATIONS_OF_COPY}) free
       WHERE c.book_id = ANY($1::text[]) AND c.withdrawn_at IS NULL
       GROUP BY c.book_id, free.days) same
     GROUP BY same.book_id`,
    [bookIds, today],
  );
  return new Map(rows.map(({ bookId, free }) => [bookId, free]));
}
