import { z } from 'zod';
import { joined, limit, literal, sql, type Piece, type Queryable, type Value } from '../../sql.js';
import { count } from '../../shapes.js';

/** The order of a list: columns that together place each row, either all ascending or all descending. */
export interface Keyset {
  keys: readonly string[];
  descending: boolean;
}

/** The rows of a list to read: up to a limit from a place on; backward, from there towards the start. */
export interface Stretch<Place extends readonly Value[] = readonly Value[]> {
  limit: number;
  backward: boolean;
  /** The cursor's key values; null for the start, or backward for the end. */
  place: Place | null;
}

/** Returns the ORDER BY of the keys, reversed to read backward. */
export function orderBy({ keys, descending }: Keyset, backward: boolean): Piece {
  return literal(keys.map((key) => `${key} ${descending === backward ? 'ASC' : 'DESC'}`).join(', '));
}

/**
 * Returns the condition that a row comes after the place (before it to read backward); true without a place.
 * It has two parts, because PostgreSQL assumes that "greater" excludes every row with the place's first key,
 * which may be nearly all.
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

/** Returns ORDER BY and LIMIT of a stretch. */
export function inOrder(keyset: Keyset, stretch: Pick<Stretch, 'limit' | 'backward'>): Piece {
  return sql`ORDER BY ${orderBy(keyset, stretch.backward)} ${limit(stretch.limit)}`;
}

const Counted = z.strictObject({ count });

/** Counts the rows of a SELECT, up to `most`. */
export async function countUpTo(database: Queryable, most: number, rows: Piece): Promise<number> {
  const [counted] = await database.rows(
    Counted,
    sql`SELECT count(*)::int AS count FROM (${rows} ${limit(most)}) counted`,
  );
  return counted?.count ?? 0;
}
