import { z } from 'zod';
import { moment } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';
import { beyond, countUpTo, inOrder, type Keyset, type Stretch } from '../statements/keyset.js';

const Bookmark = z.strictObject({ bookId: z.string(), createdAt: moment });

/** A bookmark, with the time when it was added. */
export type Bookmark = z.infer<typeof Bookmark>;

const NEWEST: Keyset = { keys: ['m.created_at', 'm.book_id'], descending: true };

/**
 * Returns a page of an account's bookmarks, newest first (reversed if `backward`). A cursor contains created_at and
 * the book's id.
 */
export function bookmarksOf(database: Queryable, userId: string, stretch: Stretch): Promise<Bookmark[]> {
  return database.rows(
    Bookmark,
    sql`SELECT m.book_id AS "bookId", m.created_at AS "createdAt" FROM bookmarks m
        WHERE m.user_id = ${userId} AND ${beyond(NEWEST, stretch)} ${inOrder(NEWEST, stretch)}`,
  );
}

/** Counts the bookmarks of an account, up to `most`. */
export function countBookmarks(database: Queryable, userId: string, most: number): Promise<number> {
  return countUpTo(database, most, sql`SELECT FROM bookmarks WHERE user_id = ${userId}`);
}

const BookmarkedId = z.strictObject({ bookId: z.string() });

/** Returns the given book ids that an account has bookmarked. */
export async function bookmarkedAmong(
  database: Queryable,
  userId: string,
  bookIds: readonly string[],
): Promise<Set<string>> {
  const rows = await database.rows(
    BookmarkedId,
    sql`SELECT book_id AS "bookId" FROM bookmarks WHERE user_id = ${userId} AND book_id = ANY(${bookIds}::text[])`,
  );
  return new Set(rows.map(({ bookId }) => bookId));
}

/** Adds a bookmark. Returns false if the account had bookmarked the book before. */
export async function saveBookmark(
  database: Queryable,
  { userId, bookId, now }: { userId: string; bookId: string; now: Date },
): Promise<boolean> {
  const saved = await database.rows(
    BookmarkedId,
    sql`INSERT INTO bookmarks (user_id, book_id, created_at) VALUES (${userId}, ${bookId}, ${now})
        ON CONFLICT DO NOTHING RETURNING book_id AS "bookId"`,
  );
  return saved.length > 0;
}

/** Removes a bookmark. Returns false if it does not exist. */
export async function removeBookmark(database: Queryable, userId: string, bookId: string): Promise<boolean> {
  const removed = await database.rows(
    BookmarkedId,
    sql`DELETE FROM bookmarks WHERE user_id = ${userId} AND book_id = ${bookId} RETURNING book_id AS "bookId"`,
  );
  return removed.length > 0;
}
