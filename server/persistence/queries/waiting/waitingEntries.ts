import { z } from 'zod';
import { count, day, moment } from '../../shapes.js';
import { sql, type Piece, type Queryable } from '../../sql.js';
import { beyond, countUpTo, inOrder, type Keyset, type Stretch } from '../statements/keyset.js';

const WaitingRow = z.strictObject({
  id: z.string(),
  bookId: z.string(),
  userId: z.string(),
  startsOn: day,
  endsOn: day,
  createdAt: moment,
  toldAt: moment.nullable(),
});

/** An entry in the waiting list of a book, for the days [startsOn, endsOn). */
export type StoredWaiting = z.infer<typeof WaitingRow>;

const COLUMNS = sql`w.id, w.book_id AS "bookId", w.user_id AS "userId", w.starts_on AS "startsOn", w.ends_on AS "endsOn",
  w.created_at AS "createdAt", w.told_at AS "toldAt"`;

/** Returns the waiting lists of these books, earliest entries first. */
export function waitingFor(database: Queryable, bookIds: readonly string[]): Promise<StoredWaiting[]> {
  return database.rows(
    WaitingRow,
    sql`SELECT ${COLUMNS} FROM waiting_entries w WHERE w.book_id = ANY(${bookIds}::text[]) ORDER BY w.number`,
  );
}

const PlacedRow = WaitingRow.extend({ placeInLine: count.nullable() });

/**
 * An entry with its place in line, counted among the entries for the same book whose readers are not notified yet. The
 * place is null if the reader of this entry is notified.
 */
export type PlacedWaiting = z.infer<typeof PlacedRow>;

/**
 * Selects entries with their places in line. Counting the places is cheap, because a book's waiting list is short.
 */
const PLACED = sql`${COLUMNS}, CASE WHEN w.told_at IS NULL THEN (
    SELECT count(*)::int FROM waiting_entries o
    WHERE o.book_id = w.book_id AND o.told_at IS NULL AND o.number <= w.number) END AS "placeInLine"
  FROM waiting_entries w`;

/** Returns an account's entries for these books, with their places in line. */
export function waitingAmong(
  database: Queryable,
  userId: string,
  bookIds: readonly string[],
): Promise<PlacedWaiting[]> {
  return database.rows(
    PlacedRow,
    sql`SELECT ${PLACED} WHERE w.user_id = ${userId} AND w.book_id = ANY(${bookIds}::text[])`,
  );
}

const NEWEST: Keyset = { keys: ['w.created_at', 'w.id'], descending: true };

/**
 * Returns a page of an account's entries, newest first (reversed if `backward`). A cursor contains created_at and id.
 */
export function waitingOf(database: Queryable, userId: string, stretch: Stretch): Promise<PlacedWaiting[]> {
  return database.rows(
    PlacedRow,
    sql`SELECT ${PLACED} WHERE w.user_id = ${userId} AND ${beyond(NEWEST, stretch)} ${inOrder(NEWEST, stretch)}`,
  );
}

/** Counts the books that an account waits for, up to `most`. */
export function countWaitingOf(database: Queryable, userId: string, most: number): Promise<number> {
  return countUpTo(database, most, sql`SELECT FROM waiting_entries WHERE user_id = ${userId}`);
}

/**
 * Locks an account, and counts the books that it waits for, up to `most`. Because of the lock, the second of two
 * simultaneous entries counts the first one.
 */
export async function heldWaitingOf(database: Queryable, userId: string, most: number): Promise<number> {
  await database.run(sql`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`);
  return countWaitingOf(database, userId, most);
}

const Counted = z.strictObject({ bookId: z.string(), count });

/** Returns the number of readers who wait for each book. Leaves out books without waiting readers. */
export async function countWaitingFor(
  database: Queryable,
  bookIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await database.rows(
    Counted,
    sql`SELECT book_id AS "bookId", count(*)::int AS count FROM waiting_entries
        WHERE book_id = ANY(${bookIds}::text[]) GROUP BY book_id`,
  );
  return new Map(rows.map((row) => [row.bookId, row.count]));
}

/**
 * Records that the readers of these entries were notified. Returns the ids of the entries that were not notified
 * earlier, so that no reader is notified twice.
 */
export async function noteTold(database: Queryable, ids: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await database.rows(
    z.strictObject({ id: z.string() }),
    sql`UPDATE waiting_entries SET told_at = ${now} WHERE id = ANY(${ids}::text[]) AND told_at IS NULL RETURNING id`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Records that the waiting lists of these books were checked today. */
export async function noteLooked(
  database: Queryable,
  bookIds: readonly string[],
  today: string,
): Promise<void> {
  await database.run(
    sql`UPDATE waiting_entries SET looked_on = ${today}::date
        WHERE book_id = ANY(${bookIds}::text[]) AND looked_on <> ${today}::date`,
  );
}

/** Deletes the entries that satisfy a condition, and returns them. */
export function endWaiting(database: Queryable, which: Piece): Promise<StoredWaiting[]> {
  return database.preparedRows(
    WaitingRow,
    sql`DELETE FROM waiting_entries w WHERE ${which} RETURNING ${COLUMNS}`,
  );
}

/** Returns the condition that an entry `w` has one of these ids. */
export function withIds(ids: readonly string[]): Piece {
  return sql`w.id = ANY(${ids}::text[])`;
}

/** Returns the condition that an entry `w` belongs to an account. */
export function ofPerson(userId: string): Piece {
  return sql`w.user_id = ${userId}`;
}

/** Returns the condition that an entry `w` is an account's entry for a book that is rented in this order. */
export function rentedBy(userId: string, orderId: string): Piece {
  return sql`w.user_id = ${userId} AND w.book_id IN (
    SELECT i.book_id FROM order_items i JOIN fulfillments f ON f.id = i.fulfillment_id
    WHERE f.order_id = ${orderId} AND i.type = 'RENTAL')`;
}

/** Returns the condition that an entry `w` is an account's entry for this book. */
export function ofBook(userId: string, bookId: string): Piece {
  return sql`w.user_id = ${userId} AND w.book_id = ${bookId}`;
}
