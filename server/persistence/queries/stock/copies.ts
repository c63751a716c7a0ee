import { z } from 'zod';
import { freeDelivery, type DeliveryTerms } from '../../../domain/delivery/deliveryTerms.js';
import { shifted, withRoom, type Planning } from '../../../domain/rental/room.js';
import { count, day } from '../../shapes.js';
import { sql, type Piece, type Queryable } from '../../sql.js';
import { bookColumns, bookJoins } from '../books/books.js';
import { BookRow } from '../books/bookRow.js';
import { listedIds } from '../books/listedIds.js';
import { storedBook, type StoredBook } from '../books/storedBook.js';
import { TERMS, TermsInJson } from '../delivery/deliveryTerms.js';
import { firstFreeForGood, fittingCopies } from '../allocations/rentedCopies.js';

/**
 * A wish for copies of a book, from the day `from` to the day before `until`. If `until` is null, the wish has no
 * end.
 */
export interface WantedCopies {
  bookId: string;
  from: string;
  until: string | null;
  quantity: number;
}

/** A book, with its copies that are free on all days of a wish. */
export interface BookWithCopies {
  book: StoredBook;
  /** Number of copies that no order has taken. */
  freeCopies: number;
  /** Ids of copies that are promised only for other days, best fit first. At most as many as the wish asks for. */
  fittingCopyIds: string[];
  /**
   * The first day from which a copy is free indefinitely, after the room that follows its last rental; null if there is no such
   * day.
   */
  freeFrom: string | null;
  /** The seller's delivery terms; free delivery if they never set any. */
  terms: DeliveryTerms;
}

const WantedRow = BookRow.extend({
  /** Index of the wish in the list of wishes, from 0. */
  place: count,
  fittingCopyIds: z.array(z.string()),
  freeForGoodFrom: day.nullable(),
  /** The seller's delivery terms; null if they never set any. */
  terms: TermsInJson.nullable(),
});

/**
 * Returns, for each of these wishes in order, the book with its free copies; null for an unknown book. A copy is free for a
 * rental only if its other rentals leave room before and after it.
 */
export async function booksWithCopies(
  database: Queryable,
  wishes: readonly WantedCopies[],
  planning: Planning,
): Promise<(BookWithCopies | null)[]> {
  const rows = await database.preparedRows(WantedRow, booksOfWishes(wishes, planning));
  const found = new Map(
    rows.map(({ place, ...row }) => {
      // A purchase needs no room.
      const roomDays = wishes[place]?.until === null ? 0 : planning.roomDays;
      return [place, bookWithCopies(row, { ...planning, roomDays })];
    }),
  );
  return wishes.map((_, place) => found.get(place) ?? null);
}

function booksOfWishes(wishes: readonly WantedCopies[], { today, roomDays }: Planning): Piece {
  const day = sql`${today}::date`;
  const days = { from: sql`wish."from"`, until: sql`wish.until` };
  const listed = JSON.stringify(wishes.map((wish, place) => ({ ...roomyWish(wish, roomDays), place })));
  return sql`
  SELECT ${bookColumns(today)}, wish.place,
    CASE WHEN b.promised_copies > 0 AND wish.until IS NOT NULL
         THEN ARRAY(${fittingCopies(day, days, sql`wish.quantity`)}) ELSE '{}' END AS "fittingCopyIds",
    CASE WHEN b.promised_copies > 0 THEN ${firstFreeForGood(day)} END AS "freeForGoodFrom",
    (SELECT ${TERMS} FROM delivery_terms d WHERE d.user_id = b.seller_id) AS terms
  FROM json_to_recordset(${listed}::json) AS wish (place int, "bookId" text, "from" date, until date, quantity int)
  JOIN books b ON b.id = wish."bookId" COLLATE "C" ${bookJoins(today)}`;
}

/** Returns the wish, extended by the room before and after a rental. A purchase needs no room. */
function roomyWish({ from, until, ...wish }: WantedCopies, roomDays: number): WantedCopies {
  if (until === null) return { ...wish, from, until };
  const days = withRoom({ startsOn: from, endsOn: until }, roomDays);
  return { ...wish, from: days.startsOn, until: days.endsOn };
}

function bookWithCopies(
  row: Omit<z.infer<typeof WantedRow>, 'place'>,
  { today, roomDays }: Planning,
): BookWithCopies {
  const { freeCopies, fittingCopyIds, freeForGoodFrom, terms } = row;
  return {
    book: storedBook(row),
    freeCopies,
    fittingCopyIds,
    freeFrom: freeCopies > 0 ? today : freeForGoodFrom && shifted(freeForGoodFrom, roomDays),
    terms: terms ?? freeDelivery(row.currency),
  };
}

/**
 * Locks these books, so that only one order at a time can take their copies. Lock order: by id, so that two orders
 * cannot deadlock.
 */
export async function lockBooks(database: Queryable, bookIds: readonly string[]): Promise<void> {
  // FOR NO KEY UPDATE is weaker than FOR UPDATE, so readers can add these books to their carts meanwhile.
  await database.runPrepared(
    sql`SELECT 1 FROM books WHERE id IN (SELECT id FROM ${listedIds(bookIds)}) ORDER BY id FOR NO KEY UPDATE`,
  );
}
