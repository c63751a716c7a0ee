import { isStorable } from '../../../domain/shared/fields.js';
import { sql, type Piece } from '../../sql.js';

/**
 * Returns ids as rows `wanted (id)`, for prepared statements. The ids are passed as JSON: PostgreSQL would see the
 * length of an array and plan each call again, because a shorter array looks cheaper. Leaves out texts that
 * PostgreSQL cannot store, because they cannot be ids.
 */
export function listedIds(ids: readonly string[]): Piece {
  return sql`(SELECT value COLLATE "C" AS id FROM json_array_elements_text(${JSON.stringify(ids.filter(isStorable))}::json)) AS wanted`;
}
