import { z } from 'zod';
import { count } from '../../shapes.js';
import { limit, sql, type Queryable } from '../../sql.js';

const Person = z.strictObject({ userId: z.string() });

/** Returns the ids of up to `most` accounts with saved searches, sorted, beginning after the id `after`. */
export async function peopleWithSearches(
  database: Queryable,
  { after, most }: { after: string; most: number },
): Promise<string[]> {
  const rows = await database.rows(
    Person,
    sql`SELECT DISTINCT user_id AS "userId" FROM saved_searches WHERE user_id > ${after}
        ORDER BY user_id ${limit(most)}`,
  );
  return rows.map(({ userId }) => userId);
}

/** Records that an account is notified of these books. Returns the number of books that are new to the account. */
export async function noteMatches(
  database: Queryable,
  {
    userId,
    searchId,
    bookIds,
    day,
  }: { userId: string; searchId: string; bookIds: readonly string[]; day: string },
): Promise<number> {
  const rows = await database.rows(
    z.strictObject({ bookId: z.string() }),
    sql`INSERT INTO saved_search_matches (user_id, book_id, search_id, told_on)
        SELECT ${userId}, book_id, ${searchId}, ${day}::date FROM unnest(${bookIds}::text[]) AS found (book_id)
        ON CONFLICT DO NOTHING RETURNING book_id AS "bookId"`,
  );
  return rows.length;
}

const Match = z.strictObject({
  id: z.string(),
  title: z.string(),
  author: z.string(),
  searchId: z.string(),
  total: count,
});

/**
 * Returns the newest books in an account's notification on this day, up to `most`. Leaves out books that are no
 * longer on the market. `total` is the number of books without the limit.
 */
export function matchesOf(
  database: Queryable,
  { userId, day, most }: { userId: string; day: string; most: number },
): Promise<z.infer<typeof Match>[]> {
  return database.rows(
    Match,
    sql`SELECT b.id, b.title, b.author, m.search_id AS "searchId", (count(*) OVER ())::int AS total
        FROM saved_search_matches m JOIN books b ON b.id = m.book_id
        WHERE m.user_id = ${userId} AND m.told_on = ${day}::date AND b.unlisted_at IS NULL
        ORDER BY b.listed_at DESC, b.id DESC ${limit(most)}`,
  );
}
