import { z } from 'zod';
import { joined, limit, literal, sql, type Piece, type Queryable, type Value } from '../../sql.js';
import { count } from '../../shapes.js';

/** The order of a list: columns that together place each row, all of them rising or all of them falling. */
export interface Keyset {
  keys: readonly string[];
  descending: boolean;
}

/** Which rows of a list to read: so many from a place on; backward, from there towards the start of the list. */
export interface Stretch<Place extends readonly Value[] = readonly Value[]> {
  limit: number;
  backward: boolean;
  /** The values of the keys in the row of the cursor; null for the start, or backward for the end. */
  place: Place | null;
}

/** The ORDER BY of the keys, turned round to read backward. */
export function orderBy({ keys, descending }: Keyset, backward: boolean): Piece {
  return literal(keys.map((key) => `${key} ${descending === backward ? 'ASC' : 'DESC'}`).join(', '));
}

/**
 * The condition that a row comes after the place in the order, or before it to read backward; true without a place. Said in two
 * parts: of "greater" PostgreSQL believes that it leaves none of the rows that share the first key with the place, which may be
 * nearly all.
 */
export function beyond({ keys, descending }: Keyset, { backward, place }: Omit<Stretch, 'limit'>): Piece {
  if (!place) return sql`true`;
  const values = joined(
    place.map((value) => sql`${value}`),
    ', ',
  );
  const row = literal(keys.join(', '));
  return sql`((${row}) ${literal(descending === backward ? '>=' : '<=')} (${values}) AND (${row}) <> (${values}))`;
}

/** ORDER BY and LIMIT of a stretch. */
export function inOrder(keyset: Keyset, stretch: Pick<Stretch, 'limit' | 'backward'>): Piece {
  return sql`ORDER BY ${orderBy(keyset, stretch.backward)} ${limit(stretch.limit)}`;
}

const Counted = z.strictObject({ count });

/** How many rows a SELECT finds, counted to `most`. */
export async function countUpTo(database: Queryable, most: number, rows: Piece): Promise<number> {
  const [counted] = await database.rows(
    Counted,
    sql`SELECT count(*)::int AS count FROM (${rows} ${limit(most)}) counted`,
  );
  return counted?.count ?? 0;
}
