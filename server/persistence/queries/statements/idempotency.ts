import { z } from 'zod';
import type { KeyedAction } from '../../../domain/shared/idempotency.js';
import { hash } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';

/** Identifies a request by its account, its action and the idempotency key that the client chose. */
export interface KeyOfRequest {
  userId: string;
  action: KeyedAction;
  key: string;
}

const KeyedResult = z.strictObject({ contentHash: hash, resultId: z.string() });

/** The hash of a request's content, and the id of the request's result. */
export type KeyedResult = z.infer<typeof KeyedResult>;

/** Returns the result of the earlier request with this key; null if the key is new or expired. */
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
