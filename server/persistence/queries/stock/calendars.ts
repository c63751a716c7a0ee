import { z } from 'zod';
import type { CalendarWish, FreeStretch } from '../../../domain/rental/rentalCalendar.js';
import { shifted, type Planning } from '../../../domain/rental/room.js';
import { count, day } from '../../shapes.js';
import { sql, type Piece, type Queryable } from '../../sql.js';
import { freeForGoodFrom } from '../allocations/rentedCopies.js';

/**
 * A period in which copies are free: its first day, the day after its last day (null for no end), the first due date of the
 * copies, and the number of copies. The first day and the due date are null before the first rental.
 */
const Stretch = z.tuple([day.nullable(), day.nullable(), day.nullable(), count]);

const CalendarRow = z.strictObject({
  bookId: z.string(),
  freeCopies: count,
  /** Number of copies whose first rental begins after the months that were read. */
  freeThroughout: count.nullable(),
  /** The free periods in each month, one list per month. */
  stretches: z.array(z.array(Stretch)).nullable(),
});

/**
 * Returns the periods from today on in which copies of these books are free, by book id. Copies with equal periods are
 * counted together. Overdue copies are never free, just as when a cart is checked.
 *
 * Reads only the months that can affect a wish: those up to the day from which enough copies are free indefinitely,
 * plus the months of the wish itself and the room before and after it.
 */
export async function calendarsOf(
  database: Queryable,
  wishes: readonly CalendarWish[],
  planning: Planning,
): Promise<Map<string, FreeStretch[]>> {
  const rows = await database.preparedRows(CalendarRow, calendarsOfWishes(wishes, planning));
  return new Map(rows.map((row) => [row.bookId, freeStretches(row, planning)]));
}

/** Returns the statement of `calendarsOf`. For books with enough free copies, it reads no rows of `rental_months`. */
function calendarsOfWishes(wishes: readonly CalendarWish[], { today: day, roomDays }: Planning): Piece {
  const today = sql`${day}::date`;
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
        ${freeForGoodFrom(today, sql`wish.quantity - b.free_copies`)} + make_interval(months => wish.months, days => ${2 * roomDays}), 'infinity')
        AND b.promised_copies > 0 AND b.free_copies < wish.quantity
    ) far ON true`;
}

/** Combines all wishes for a book into a single wish that covers them. */
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

/**
 * Returns the free periods of a database row. Leaves out the time before a first rental that has begun, the time after an
 * overdue rental, and the room before and after each rental.
 */
function freeStretches(row: z.infer<typeof CalendarRow>, { today, roomDays }: Planning): FreeStretch[] {
  const always = row.freeCopies + (row.freeThroughout ?? 0);
  const some = (row.stretches ?? []).flat().flatMap(([from, endsOn, firstDue, copies]): FreeStretch[] => {
    const counts = firstDue === null ? endsOn !== null && endsOn > today : firstDue > today;
    const startsOn = from === null ? today : shifted(from, roomDays);
    return counts ? [{ startsOn, endsOn: endsOn && shifted(endsOn, -roomDays), copies }] : [];
  });
  return always > 0 ? [{ startsOn: today, endsOn: null, copies: always }, ...some] : some;
}
