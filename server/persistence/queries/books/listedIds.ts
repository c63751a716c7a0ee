import { isStorable } from '../../../domain/shared/fields.js';
import { sql, type Piece } from '../../sql.js';

/**
 * Returns ids as rows `wanted (id)`, for statements that are planned once. They are passed as JSON: PostgreSQL
 * knows an array's length and would plan each call again, because a shorter array looks cheaper. Texts that
 * PostgreSQL cannot store are left out, because they cannot be ids.
 */
export function listedIds(ids: readonly string[]): Piece {
  return sql`(SELECT value COLLATE "C" AS id FROM json_array_elements_text(${JSON.stringify(ids.filter(isStorable))}::json)) AS wanted`;
}
