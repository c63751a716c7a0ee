import { createHash } from 'node:crypto';
import { refuse } from '../domain/shared/errors.js';
import type { KeyedAction } from '../domain/shared/idempotency.js';
import { IdempotencyKeyEntity } from '../persistence/entities/idempotency.js';
import { newId } from '../persistence/ids.js';
import { resultUnderKey } from '../persistence/queries/statements/idempotency.js';
import type { Transaction } from '../persistence/transaction.js';

/** A request that the client may repeat under the same idempotency key. */
export interface KeyedRequest {
  userId: string;
  action: KeyedAction;
  /** The client's idempotency key. Without one (null), a repeated request runs again. */
  key: string | null;
  /** The input of the request. Reusing the key with other input is refused. */
  content: unknown;
  now: Date;
}

/**
 * Runs `work` once for each idempotency key and returns `resultId`, the ID of what `work` creates or changes. A
 * repeated request returns the first result for as long as the key is stored (7 days). Of two simultaneous requests,
 * the second waits for the first. Throws IDEMPOTENCY_KEY_REUSED if the key was used with other input.
 */
export async function onceUnderKey(
  tx: Transaction,
  { userId, action, key, content, now }: KeyedRequest,
  resultId: string,
  work: () => Promise<void>,
): Promise<string> {
  if (key !== null) {
    const contentHash = createHash('sha256').update(JSON.stringify(content)).digest();
    const row = { id: newId('key'), userId, action, key, contentHash, resultId, createdAt: now };
    const [isFirst] = await tx.insertNew(IdempotencyKeyEntity, [row]);
    const earlier = isFirst ? null : await resultUnderKey(tx, { userId, action, key });
    if (earlier) {
      const isSame = contentHash.equals(earlier.contentHash);
      return isSame ? earlier.resultId : refuse('IDEMPOTENCY_KEY_REUSED', { field: ['idempotencyKey'] });
    }
  }
  await work();
  return resultId;
}
