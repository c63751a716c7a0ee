import { z } from 'zod';
import type { FreeStretch } from '../../../domain/rental/rentalCalendar.js';
import { count, day } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';
import { IS_RENTAL } from '../allocations/rentedCopies.js';

const FreeDays = z.strictObject({
  bookId: z.string(),
  free: z.array(z.strictObject({ startsOn: day, endsOn: day.nullable(), copies: count })),
});

/**
 * When the copies of these books are free from today on, by the id of the book: copies that are free on the same days
 * are counted together. A copy that should have come back and has not is free on no day, as for a cart.
 */
export async function calendarsOf(
  database: Queryable,
  bookIds: readonly string[],
  today: string,
): Promise<Map<string, FreeStretch[]>> {
  const rows = await database.rows(
    FreeDays,
    sql`SELECT same.book_id AS "bookId", json_agg(json_build_object(
       'startsOn', lower(same.days), 'endsOn', upper(same.days), 'copies', same.copies)) AS free
     FROM (
       SELECT b.id AS book_id, daterange(${today}::date, NULL) AS days, b.free_copies AS copies
       FROM books b WHERE b.id = ANY(${bookIds}::text[]) AND b.free_copies > 0
       UNION ALL
       SELECT promised.book_id, promised.days, count(*) FROM (
         SELECT a.book_id, a.copy_id, unnest(datemultirange(daterange(${today}::date, NULL)) - range_agg(
           CASE WHEN upper(a.period) <= ${today}::date THEN daterange(lower(a.period), NULL) ELSE a.period END)) AS days
         FROM allocations a JOIN copies c ON c.id = a.copy_id AND c.state = 'PROMISED'
         WHERE a.book_id = ANY(${bookIds}::text[]) AND ${IS_RENTAL}
         GROUP BY a.book_id, a.copy_id) promised
       GROUP BY promised.book_id, promised.days) same
     GROUP BY same.book_id`,
  );
  return new Map(rows.map(({ bookId, free }) => [bookId, free]));
}
