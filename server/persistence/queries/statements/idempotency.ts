import type { KeyedAction } from '../../../domain/shared/idempotency.js';
import type { Sql } from '../../sql.js';

/** Under which key a person had something done. */
export interface KeyOfRequest {
  userId: string;
  action: KeyedAction;
  key: string;
}

/** What was asked under a key, as a hash, and what came of it. */
export interface KeyedResult {
  contentHash: Buffer;
  resultId: string;
}

/** What was done under this key, or null. */
export async function resultUnderKey(
  sql: Sql,
  { userId, action, key }: KeyOfRequest,
): Promise<KeyedResult | null> {
  const [found] = await sql.query<KeyedResult>(
    `SELECT content_hash AS "contentHash", result_id AS "resultId" FROM idempotency_keys
     WHERE user_id = $1 AND action = $2 AND key = $3`,
    [userId, action, key],
  );
  return found ?? null;
}
