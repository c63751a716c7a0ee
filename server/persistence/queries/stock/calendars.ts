import { z } from 'zod';
import type { CalendarWish, FreeStretch } from '../../../domain/rental/rentalCalendar.js';
import { count, day } from '../../shapes.js';
import { sql, type Piece, type Queryable } from '../../sql.js';
import { freeForGoodFrom } from '../allocations/rentedCopies.js';

/** From when (null until their first rental) to when (null for good) copies are free, when they are due first, and how many. */
const Stretch = z.tuple([day.nullable(), day.nullable(), day.nullable(), count]);

const CalendarRow = z.strictObject({
  bookId: z.string(),
  freeCopies: count,
  /** Copies whose first rental begins after the months that are read. */
  freeThroughout: count.nullable(),
  /** By month. */
  stretches: z.array(z.array(Stretch)).nullable(),
});

/**
 * When the copies of these books are free from today on, by the id of the book: copies that are free on the same days
 * are counted together. A copy that should have come back and has not is free on no day, as for a cart. Months are read as far
 * as they can matter to the wish: to the day from which enough copies are free for good, and a rental further.
 */
export async function calendarsOf(
  database: Queryable,
  wishes: readonly CalendarWish[],
  today: string,
): Promise<Map<string, FreeStretch[]>> {
  const rows = await database.preparedRows(CalendarRow, calendarsOfWishes(wishes, sql`${today}::date`));
  return new Map(rows.map((row) => [row.bookId, freeStretches(row, today)]));
}

/** Of a book with enough copies that are promised to nobody, no month is read. */
function calendarsOfWishes(wishes: readonly CalendarWish[], today: Piece): Piece {
  return sql`
    SELECT b.id AS "bookId", b.free_copies AS "freeCopies",
      b.promised_copies - far.begun AS "freeThroughout", far.stretches
    FROM json_to_recordset(${JSON.stringify(widest(wishes))}::json) AS wish ("bookId" text, months int, quantity int)
    JOIN books b ON b.id = wish."bookId" COLLATE "C"
    LEFT JOIN LATERAL (
      SELECT sum(m.begun[cardinality(m.begun)]) AS begun,
        json_agg(m.free) FILTER (WHERE m.month >= date_trunc('month', ${today})) AS stretches
      FROM rental_months m
      WHERE m.book_id = b.id AND m.month <= coalesce(
        ${freeForGoodFrom(today, sql`wish.quantity - b.free_copies`)} + make_interval(months => wish.months), 'infinity')
        AND b.promised_copies > 0 AND b.free_copies < wish.quantity
    ) far ON true`;
}

/** One wish for each book, which holds all that are asked of it. */
function widest(wishes: readonly CalendarWish[]): CalendarWish[] {
  const byBook = new Map<string, CalendarWish>();
  for (const wish of wishes) {
    const { months, quantity } = byBook.get(wish.bookId) ?? wish;
    byBook.set(wish.bookId, {
      bookId: wish.bookId,
      months: Math.max(months, wish.months),
      quantity: Math.max(quantity, wish.quantity),
    });
  }
  return [...byBook.values()];
}

/** What has begun by today is over, and of an overdue copy nothing counts. */
function freeStretches(row: z.infer<typeof CalendarRow>, today: string): FreeStretch[] {
  const always = row.freeCopies + (row.freeThroughout ?? 0);
  const some = (row.stretches ?? []).flat().flatMap(([from, endsOn, firstDue, copies]): FreeStretch[] => {
    const counts = firstDue === null ? endsOn !== null && endsOn > today : firstDue > today;
    return counts ? [{ startsOn: from ?? today, endsOn, copies }] : [];
  });
  return always > 0 ? [{ startsOn: today, endsOn: null, copies: always }, ...some] : some;
}
