import { z } from 'zod';
import { limit, sql, type Queryable } from '../../sql.js';
import type { Transaction } from '../../transaction.js';

const Known = z.strictObject({ id: z.string() });

/** Returns the given hashes that are in the table `covers`. */
export async function knownCovers(database: Queryable, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await database.rows(
    Known,
    sql`SELECT content_hash AS id FROM covers WHERE content_hash = ANY(${hashes}::text[])`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Returns the given ids that are in the table `book_photos`, `order_photos` or `dispute_photos`. */
export async function knownPhotos(database: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const rows = await database.rows(
    Known,
    sql`SELECT id FROM book_photos WHERE id = ANY(${ids}::text[])
        UNION ALL SELECT id FROM order_photos WHERE id = ANY(${ids}::text[])
        UNION ALL SELECT id FROM dispute_photos WHERE id = ANY(${ids}::text[])`,
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Deletes up to `most` covers that no listing uses, and returns the number found. The first statement locks their
 * rows. The second checks them again, in case a listing began to use a cover in the meantime.
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
