import type { Sql } from '../sql.js';

/** A book of which copies are wanted, and on which days: from a day to the day before `until`, or for good. */
export interface WantedDays {
  bookId: string;
  from: string;
  until: string | null;
}

/** The copies of a book that are free on all days that somebody wants. */
export interface FreeCopies {
  /** Those that are promised for other days come first, so that the others can still be sold. */
  copyIds: string[];
  /** The first day from which a copy is free for good; null when none ever is. */
  freeFrom: string | null;
}

/**
 * The free copies for each wish, in the order of the wishes. A copy is taken on the days of its allocations, and on
 * all days while it should have come back and has not.
 */
export function freeCopies(sql: Sql, wishes: readonly WantedDays[], today: string): Promise<FreeCopies[]> {
  return sql.query<FreeCopies>(
    `SELECT ARRAY(
       SELECT c.id::text FROM copies c
       WHERE c.book_id = wish.book_id AND c.withdrawn_at IS NULL AND NOT EXISTS (
         SELECT FROM allocations a
         WHERE a.copy_id = c.id AND a.released_at IS NULL
           AND (a.period && daterange(wish.starts_on, wish.ends_on) OR upper(a.period) <= $4::date))
       ORDER BY EXISTS (SELECT FROM allocations a WHERE a.copy_id = c.id AND a.released_at IS NULL) DESC, c.id
     ) AS "copyIds",
     (SELECT min(free.starts_on) FROM (
       SELECT coalesce(max(greatest(upper(a.period), $4::date + 1)) FILTER (WHERE a.id IS NOT NULL),
                       $4::date) AS starts_on
       FROM copies c LEFT JOIN allocations a ON a.copy_id = c.id AND a.released_at IS NULL
       WHERE c.book_id = wish.book_id AND c.withdrawn_at IS NULL
       GROUP BY c.id HAVING bool_or(upper_inf(a.period)) IS NOT TRUE) free
     ) AS "freeFrom"
     FROM unnest($1::text[], $2::date[], $3::date[]) WITH ORDINALITY AS wish (book_id, starts_on, ends_on, place)
     ORDER BY wish.place`,
    [
      wishes.map((wish) => wish.bookId),
      wishes.map((wish) => wish.from),
      wishes.map((wish) => wish.until),
      today,
    ],
  );
}

/**
 * Lets one order at a time take copies of these books. They are locked in the order of their ids, so that no two
 * orders wait for each other.
 */
export async function lockBooks(sql: Sql, bookIds: readonly string[]): Promise<void> {
  // Not FOR UPDATE: others may go on putting the book into their carts.
  await sql.query('SELECT 1 FROM books WHERE id = ANY($1::text[]) ORDER BY id FOR NO KEY UPDATE', [bookIds]);
}

/** Takes so many copies of a book away, none of them sold, rented out or promised; the newest first. */
export async function withdrawFreeCopies(
  sql: Sql,
  { bookId, count, now }: { bookId: string; count: number; now: Date },
): Promise<void> {
  await sql.query(
    `UPDATE copies SET withdrawn_at = $3 WHERE id IN (
       SELECT c.id FROM copies c
       WHERE c.book_id = $1 AND c.withdrawn_at IS NULL AND NOT EXISTS (
         SELECT FROM allocations a WHERE a.copy_id = c.id AND a.released_at IS NULL)
       ORDER BY c.id DESC LIMIT $2)`,
    [bookId, count, now],
  );
}
