import { z } from 'zod';
import { joined, limit, literal, sql, type Piece, type Queryable, type Value } from '../../sql.js';
import { count } from '../../shapes.js';

/** The sort order of a list: columns that identify each row together, all ascending or all descending. */
export interface Keyset {
  keys: readonly string[];
  descending: boolean;
}

/** A page of a list to read: up to `limit` rows after a cursor, or before it if `backward`. */
export interface Stretch<Place extends readonly Value[] = readonly Value[]> {
  limit: number;
  backward: boolean;
  /** The key values of the cursor. Null to read from the start of the list, or from its end if `backward`. */
  place: Place | null;
}

/** Returns the columns of ORDER BY, in reverse order if `backward`. */
export function orderBy({ keys, descending }: Keyset, backward: boolean): Piece {
  return literal(keys.map((key) => `${key} ${descending === backward ? 'ASC' : 'DESC'}`).join(', '));
}

/**
 * Returns the condition that a row comes after the cursor, or before it if `backward`; `true` without a cursor.
 * It has two parts, because PostgreSQL assumes that < or > alone excludes every row with the cursor's first key,
 * which may be nearly all rows.
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

/** Returns ORDER BY and LIMIT of a page. */
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
