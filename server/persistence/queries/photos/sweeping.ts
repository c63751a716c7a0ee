import { z } from 'zod';
import { limit, sql, type Queryable } from '../../sql.js';
import type { Transaction } from '../../transaction.js';

const Known = z.strictObject({ id: z.string() });

/** Of these hashes, those of covers that have a row. */
export async function knownCovers(database: Queryable, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await database.rows(
    Known,
    sql`SELECT content_hash AS id FROM covers WHERE content_hash = ANY(${hashes}::text[])`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Of these ids, those of photos that have a row. */
export async function knownPhotos(database: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const rows = await database.rows(
    Known,
    sql`SELECT id FROM book_photos WHERE id = ANY(${ids}::text[])
        UNION ALL SELECT id FROM order_photos WHERE id = ANY(${ids}::text[])`,
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Removes covers that no listing has, up to `most`; returns how many were found. Their rows are locked by one statement and
 * looked at again by the next, which sees a listing that took one meanwhile.
 */
export async function removeUnusedCovers(tx: Transaction, most: number): Promise<number> {
  const unused = sql`NOT EXISTS (SELECT FROM books b WHERE b.cover_id = c.id)`;
  const held = await tx.rows(
    Known,
    sql`SELECT c.id FROM covers c WHERE ${unused} ORDER BY c.id ${limit(most)} FOR UPDATE`,
  );
  const ids = held.map(({ id }) => id);
  await tx.run(sql`DELETE FROM covers c WHERE c.id = ANY(${ids}::text[]) AND ${unused}`);
  return held.length;
}
