import type { Sql } from '../../sql.js';
import { beyond, orderBy, type Keyset } from '../statements/keyset.js';
import { Parameters } from '../statements/parameters.js';

/** A saved book: whose, which, and since when. */
export interface Bookmark {
  bookId: string;
  createdAt: Date;
}

const NEWEST: Keyset = { keys: ['m.created_at', 'm.book_id'], descending: true };

/** Which of a person's bookmarks to read: so many from a place on, or before it when `backward`. */
export interface BookmarksQuery {
  userId: string;
  limit: number;
  backward: boolean;
  /** created_at and book id of the bookmark at the cursor; null for the start, or backward for the end. */
  place: readonly unknown[] | null;
}

/** A person's bookmarks, the newest first (backward: in reverse). */
export function bookmarksOf(sql: Sql, query: BookmarksQuery): Promise<Bookmark[]> {
  const { userId, limit, backward, place } = query;
  const parameters = new Parameters();
  const conditions = [`m.user_id = ${parameters.add(userId)}`];
  if (place) conditions.push(beyond(NEWEST, backward, place, parameters));
  return sql.query<Bookmark>(
    `SELECT m.book_id AS "bookId", m.created_at AS "createdAt" FROM bookmarks m
     WHERE ${conditions.join(' AND ')} ORDER BY ${orderBy(NEWEST, backward)} LIMIT ${limit}`,
    parameters.values,
  );
}

/** How many bookmarks a person has, counted to `limit`. */
export async function countBookmarks(sql: Sql, userId: string, limit: number): Promise<number> {
  const [counted] = await sql.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM (SELECT FROM bookmarks WHERE user_id = $1 LIMIT ${limit}) counted`,
    [userId],
  );
  return counted?.count ?? 0;
}

/** Which of these books a person has saved. */
export async function bookmarkedAmong(
  sql: Sql,
  userId: string,
  bookIds: readonly string[],
): Promise<Set<string>> {
  const rows = await sql.query<{ bookId: string }>(
    'SELECT book_id AS "bookId" FROM bookmarks WHERE user_id = $1 AND book_id = ANY($2::text[])',
    [userId, bookIds],
  );
  return new Set(rows.map(({ bookId }) => bookId));
}

/** Saves a book for a person; saving it again changes nothing. */
export async function saveBookmark(
  sql: Sql,
  { userId, bookId, now }: { userId: string; bookId: string; now: Date },
): Promise<void> {
  await sql.query(
    'INSERT INTO bookmarks (user_id, book_id, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [userId, bookId, now],
  );
}

/** Removes a bookmark; one that is not there is no mistake. */
export async function removeBookmark(sql: Sql, userId: string, bookId: string): Promise<void> {
  await sql.query('DELETE FROM bookmarks WHERE user_id = $1 AND book_id = $2', [userId, bookId]);
}
