import { z } from 'zod';
import { joined, limit, literal, sql, type Piece, type Queryable, type Value } from '../../sql.js';
import { count } from '../../shapes.js';

/** The sort order of a list. `keys` are columns that together identify a row, all ascending or all descending. */
export interface Keyset {
  keys: readonly string[];
  descending: boolean;
}

/** Selects a page of a list: up to `limit` rows after the cursor, or before the cursor if `backward`. */
export interface Stretch<Place extends readonly Value[] = readonly Value[]> {
  limit: number;
  backward: boolean;
  /**
   * The values of the cursor's keys. If null, the page starts at the start of the list, or at its end if `backward`.
   */
  place: Place | null;
}

/** Returns the expressions for ORDER BY, in reverse order if `backward`. */
export function orderBy({ keys, descending }: Keyset, backward: boolean): Piece {
  return literal(keys.map((key) => `${key} ${descending === backward ? 'ASC' : 'DESC'}`).join(', '));
}

/**
 * Returns the condition that a row comes after the cursor, or before the cursor if `backward`; `true` without a cursor.
 * The condition has two parts, because with < or > alone, PostgreSQL assumes that no row with the first key of the
 * cursor matches, even if nearly all rows have this key.
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

/** Returns the ORDER BY and LIMIT clauses of a page. */
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
