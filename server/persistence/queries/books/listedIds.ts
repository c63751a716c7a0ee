import { isStorable } from '../../../domain/shared/fields.js';
import { sql, type Piece } from '../../sql.js';

/**
 * Ids as rows `wanted (id)`, which travel as JSON. For statements that are planned once: of an array PostgreSQL knows the
 * length, and plans again for each call because a shorter one looks cheaper.
 * What JSON cannot carry is no id.
 */
export function listedIds(ids: readonly string[]): Piece {
  return sql`(SELECT value COLLATE "C" AS id FROM json_array_elements_text(${JSON.stringify(ids.filter(isStorable))}::json)) AS wanted`;
}
