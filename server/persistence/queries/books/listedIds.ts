import { isStorable } from '../../../domain/shared/fields.js';
import { sql, type Piece } from '../../sql.js';

/**
 * Returns ids as rows `wanted (id)`, for prepared statements. Several ids are passed as JSON. With an array, PostgreSQL would
 * see its length and plan each call again, because a shorter array looks cheaper. It estimates 100 rows for any JSON, and a
 * plan for 100 rows may read whole tables. Therefore a single id is passed as a plain row. Leaves out texts that PostgreSQL
 * cannot store, because they cannot be ids.
 */
export function listedIds(ids: readonly string[]): Piece {
  const [id, ...others] = ids.filter(isStorable);
  if (id !== undefined && others.length === 0) return sql`(SELECT ${id}::text COLLATE "C" AS id) AS wanted`;
  const list = id === undefined ? [] : [id, ...others];
  return sql`(SELECT value COLLATE "C" AS id FROM json_array_elements_text(${JSON.stringify(list)}::json)) AS wanted`;
}
