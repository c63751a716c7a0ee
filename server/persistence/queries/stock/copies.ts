import type { Sql } from '../../sql.js';
import { BOOK_COLUMNS, BOOK_JOINS, storedBook, type BookRow, type StoredBook } from '../books/books.js';
import { firstFreeForGood, fittingCopies } from './rentedCopies.js';

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

interface WantedRow extends BookRow {
  fittingCopyIds: string[];
  freeForGoodFrom: string | null;
}

/** The books of these wishes with what is free of them, in the order of the wishes; null for an unknown book. */
export async function booksWithCopies(
  sql: Sql,
  wishes: readonly WantedCopies[],
  today: string,
): Promise<(BookWithCopies | null)[]> {
  const rows = await sql.queryPrepared<WantedRow & { place: number }>(BOOKS_WITH_COPIES, [
    today,
    JSON.stringify(wishes.map((wish, place) => ({ ...wish, place }))),
  ]);
  const found = new Map(rows.map((row) => [row.place, bookWithCopies(row, today)]));
  return wishes.map((_, place) => found.get(place) ?? null);
}

const FITTING = fittingCopies('$1::date', { from: 'wish."from"', until: 'wish.until' }, 'wish.quantity');

const BOOKS_WITH_COPIES = `
  SELECT ${BOOK_COLUMNS}, wish.place,
    CASE WHEN b.promised_copies > 0 AND wish.until IS NOT NULL THEN ARRAY(${FITTING}) ELSE '{}' END AS "fittingCopyIds",
    CASE WHEN b.promised_copies > 0 THEN ${firstFreeForGood('$1::date')} END AS "freeForGoodFrom"
  FROM json_to_recordset($2::json) AS wish (place int, "bookId" text, "from" date, until date, quantity int)
  JOIN books b ON b.id = wish."bookId" COLLATE "C" ${BOOK_JOINS}`;

function bookWithCopies(row: WantedRow, today: string): BookWithCopies {
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
export async function lockBooks(sql: Sql, bookIds: readonly string[]): Promise<void> {
  // Not FOR UPDATE: others may go on putting the book into their carts.
  await sql.queryPrepared('SELECT 1 FROM books WHERE id = ANY($1::text[]) ORDER BY id FOR NO KEY UPDATE', [
    bookIds,
  ]);
}
