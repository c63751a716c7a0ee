import { z } from 'zod';
import { limit, sql, type Piece, type Queryable } from '../../sql.js';

const Named = z.strictObject({ id: z.string(), name: z.string() });
const Id = z.strictObject({ id: z.string() });

/** The id and name of a book, edition or seller that has a public page. */
export type NamedRow = z.infer<typeof Named>;

/** A kind of page that has a public address. */
export type PublicNoun = 'books' | 'editions' | 'sellers';

const IS_OFFERED = sql`b.unlisted_at IS NULL AND b.free_copies + b.promised_copies > 0`;

/** Selects the books on the market with copies, their editions, or their sellers. */
const NOUNS: Record<PublicNoun, Piece> = {
  books: sql`SELECT b.id, b.title AS name FROM books b WHERE ${IS_OFFERED}`,
  editions: sql`SELECT e.id, e.title AS name FROM editions e
    WHERE EXISTS (SELECT FROM books b WHERE b.edition_id = e.id AND ${IS_OFFERED})`,
  sellers: sql`SELECT u.id, u.name FROM users u
    WHERE u.sells AND EXISTS (SELECT FROM books b WHERE b.seller_id = u.id AND ${IS_OFFERED})`,
};

/** Returns up to `most` books, editions or sellers with a public page, sorted by id, beginning with the id `from`. */
export function publicNames(
  database: Queryable,
  noun: PublicNoun,
  from: string,
  most: number,
): Promise<NamedRow[]> {
  return database.rows(
    Named,
    sql`SELECT id, name FROM (${NOUNS[noun]}) AS each WHERE id >= ${from} ORDER BY id ${limit(most)}`,
  );
}

/**
 * Returns the id that is `places` positions after `from` in the sorted ids of this kind; null beyond the end. If the
 * id `from` does not exist, counts from the next id.
 */
export async function publicIdAfter(
  database: Queryable,
  noun: PublicNoun,
  from: string,
  places: number,
): Promise<string | null> {
  const [row] = await database.rows(
    Id,
    sql`SELECT id FROM (${NOUNS[noun]}) AS each WHERE id >= ${from} ORDER BY id OFFSET ${places}::int LIMIT 1`,
  );
  return row?.id ?? null;
}
