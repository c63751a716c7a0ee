import { z } from 'zod';
import { BookLanguage } from '../../../domain/catalogue/bookFacts.js';
import { BookCondition, Genre, ListingType } from '../../../domain/catalogue/book.js';
import { searchAsRead, type SearchFilter } from '../../../domain/catalogue/savedSearch.js';
import { moment } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';

const Range = z.strictObject({ from: z.int().optional(), to: z.int().optional() });

const Filter = z.strictObject({
  search: z.string().optional(),
  genre: z.enum(Genre).optional(),
  listingType: z.enum(ListingType).optional(),
  salePrice: Range.optional(),
  rentPerMonth: Range.optional(),
  conditionAtLeast: z.enum(BookCondition).optional(),
  language: z.enum(BookLanguage).optional(),
  pinCode: z.string().optional(),
  sellerId: z.string().optional(),
}) as z.ZodType<SearchFilter>;

const SavedRow = z.strictObject({ id: z.string(), filter: Filter, createdAt: moment });

export type StoredSearch = z.infer<typeof SavedRow>;

const COLUMNS = sql`id, filter, created_at AS "createdAt"`;

/** Returns all saved searches of an account, newest first. An account can have only a limited number. */
export function savedSearchesOf(database: Queryable, userId: string): Promise<StoredSearch[]> {
  return database.rows(
    SavedRow,
    sql`SELECT ${COLUMNS} FROM saved_searches WHERE user_id = ${userId} ORDER BY created_at DESC, id DESC`,
  );
}

/**
 * Locks an account, and returns its saved searches. Because of the lock, the second of two simultaneous saves counts
 * the first one.
 */
export async function heldSearchesOf(database: Queryable, userId: string): Promise<StoredSearch[]> {
  await database.run(sql`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`);
  return savedSearchesOf(database, userId);
}

/** Returns the saved search of an account that has the same conditions, or null. */
export async function sameSearch(
  database: Queryable,
  userId: string,
  filter: SearchFilter,
): Promise<StoredSearch | null> {
  const [found] = await database.rows(
    SavedRow,
    sql`SELECT ${COLUMNS} FROM saved_searches
        WHERE user_id = ${userId} AND md5(as_read::text) = md5(${asRead(filter)}::jsonb::text)`,
  );
  return found ?? null;
}

const asRead = (filter: SearchFilter) => JSON.stringify(searchAsRead(filter));

/** Saves a search. Books that are listed at `now` or later count as new matches. */
export async function addSearch(
  database: Queryable,
  { id, userId, filter, now }: { id: string; userId: string; filter: SearchFilter; now: Date },
): Promise<void> {
  await database.run(
    sql`INSERT INTO saved_searches (id, user_id, filter, as_read, created_at)
        VALUES (${id}, ${userId}, ${JSON.stringify(filter)}::jsonb, ${asRead(filter)}::jsonb, ${now})`,
  );
}

const Removed = z.strictObject({ id: z.string() });

/** Deletes a saved search of an account. Returns false if it does not exist. */
export async function removeSearch(database: Queryable, userId: string, id: string): Promise<boolean> {
  const removed = await database.rows(
    Removed,
    sql`DELETE FROM saved_searches WHERE id = ${id} AND user_id = ${userId} RETURNING id`,
  );
  return removed.length > 0;
}
