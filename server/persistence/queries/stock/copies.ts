import { z } from 'zod';
import { count, day } from '../../shapes.js';
import { sql, type Piece, type Queryable } from '../../sql.js';
import { bookColumns, bookJoins } from '../books/books.js';
import { BookRow } from '../books/bookRow.js';
import { listedIds } from '../books/listedIds.js';
import { storedBook, type StoredBook } from '../books/storedBook.js';
import { firstFreeForGood, fittingCopies } from '../allocations/rentedCopies.js';

/** A book of which copies are wanted, and on which days: from a day to the day before `until`, or for good. */
export interface WantedCopies {
  bookId: string;
  from: string;
  until: string | null;
  quantity: number;
}

/** A book with the copies of it that are free on all days that somebody wants. */
export interface BookWithCopies {
  book: StoredBook;
  /** How many are promised to nobody. */
  freeCopies: number;
  /** Those that are promised for other days, the best to take first; not more of them than are wanted. */
  fittingCopyIds: string[];
  /** The first day from which a copy is free for good; null when none ever is. */
  freeFrom: string | null;
}

const WantedRow = BookRow.extend({
  /** Which of the wishes it answers. */
  place: count,
  fittingCopyIds: z.array(z.string()),
  freeForGoodFrom: day.nullable(),
});

/** The books of these wishes with what is free of them, in the order of the wishes; null for an unknown book. */
export async function booksWithCopies(
  database: Queryable,
  wishes: readonly WantedCopies[],
  today: string,
): Promise<(BookWithCopies | null)[]> {
  const rows = await database.preparedRows(WantedRow, booksOfWishes(wishes, today));
  const found = new Map(rows.map(({ place, ...row }) => [place, bookWithCopies(row, today)]));
  return wishes.map((_, place) => found.get(place) ?? null);
}

function booksOfWishes(wishes: readonly WantedCopies[], today: string): Piece {
  const day = sql`${today}::date`;
  const days = { from: sql`wish."from"`, until: sql`wish.until` };
  const listed = JSON.stringify(wishes.map((wish, place) => ({ ...wish, place })));
  return sql`
  SELECT ${bookColumns(today)}, wish.place,
    CASE WHEN b.promised_copies > 0 AND wish.until IS NOT NULL
         THEN ARRAY(${fittingCopies(day, days, sql`wish.quantity`)}) ELSE '{}' END AS "fittingCopyIds",
    CASE WHEN b.promised_copies > 0 THEN ${firstFreeForGood(day)} END AS "freeForGoodFrom"
  FROM json_to_recordset(${listed}::json) AS wish (place int, "bookId" text, "from" date, until date, quantity int)
  JOIN books b ON b.id = wish."bookId" COLLATE "C" ${bookJoins(today)}`;
}

function bookWithCopies(row: Omit<z.infer<typeof WantedRow>, 'place'>, today: string): BookWithCopies {
  const { freeCopies, fittingCopyIds, freeForGoodFrom } = row;
  return {
    book: storedBook(row),
    freeCopies,
    fittingCopyIds,
    freeFrom: freeCopies > 0 ? today : freeForGoodFrom,
  };
}

/**
 * Lets one order at a time take copies of these books. They are locked in the order of their ids, so that no two
 * orders wait for each other.
 */
export async function lockBooks(database: Queryable, bookIds: readonly string[]): Promise<void> {
  // Not FOR UPDATE: others may go on putting the book into their carts.
  await database.runPrepared(
    sql`SELECT 1 FROM books WHERE id IN (SELECT id FROM ${listedIds(bookIds)}) ORDER BY id FOR NO KEY UPDATE`,
  );
}
