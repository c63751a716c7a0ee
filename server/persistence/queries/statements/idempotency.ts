import { z } from 'zod';
import type { KeyedAction } from '../../../domain/shared/idempotency.js';
import { hash } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';

/** Under which key a person had something done. */
export interface KeyOfRequest {
  userId: string;
  action: KeyedAction;
  key: string;
}

const KeyedResult = z.strictObject({ contentHash: hash, resultId: z.string() });

/** What was asked under a key, as a hash, and what came of it. */
export type KeyedResult = z.infer<typeof KeyedResult>;

/** What was done under this key, or null. */
export async function resultUnderKey(
  database: Queryable,
  { userId, action, key }: KeyOfRequest,
): Promise<KeyedResult | null> {
  const [found] = await database.rows(
    KeyedResult,
    sql`SELECT content_hash AS "contentHash", result_id AS "resultId" FROM idempotency_keys
     WHERE user_id = ${userId} AND action = ${action} AND key = ${key}`,
  );
  return found ?? null;
}
