import { z } from 'zod';
import { sql, type Queryable } from '../../sql.js';

/** An edition to create for a listing. It is identified by its key. */
export interface EditionToFile {
  key: string;
  id: string;
  title: string;
  author: string;
  authorKey: string;
  isbn: string | null;
}

const Filed = z.strictObject({ key: z.string(), id: z.string() });

/** Returns the ids of the editions with these keys, by key. Locks the keys until the transaction ends. */
export async function editionsByKey(
  database: Queryable,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const found = await database.rows(
    Filed,
    sql`SELECT k.key, k.edition_id AS id FROM edition_keys k WHERE k.key = ANY(${keys}::text[])
     ORDER BY k.key FOR SHARE`,
  );
  return new Map(found.map(({ key, id }) => [key, id]));
}

/**
 * Inserts editions, except those whose key another transaction has taken in the meantime. Inserts them in the order
 * of their keys, so that two transactions cannot deadlock.
 */
export async function addEditions(database: Queryable, editions: readonly EditionToFile[]): Promise<void> {
  await database.run(
    sql`WITH given AS (
       SELECT * FROM jsonb_to_recordset(${JSON.stringify(editions)}::jsonb)
         AS given (key text, id text, title text, author text, "authorKey" text, isbn text)),
     added AS (
       INSERT INTO edition_keys (key, edition_id) SELECT key, id FROM given ORDER BY key COLLATE "C"
       ON CONFLICT DO NOTHING RETURNING edition_id)
     INSERT INTO editions (id, title, author, author_key, isbn)
     SELECT given.id, title, author, "authorKey", isbn FROM given JOIN added ON added.edition_id = given.id`,
  );
}
