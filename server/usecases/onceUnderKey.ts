import { createHash } from 'node:crypto';
import { refuse } from '../domain/shared/errors.js';
import type { KeyedAction } from '../domain/shared/idempotency.js';
import { IdempotencyKeyEntity } from '../persistence/entities/idempotency.js';
import { newId } from '../persistence/ids.js';
import { resultUnderKey } from '../persistence/queries/statements/idempotency.js';
import type { Transaction } from '../persistence/transaction.js';

/** A request that its sender may send again. */
export interface KeyedRequest {
  userId: string;
  action: KeyedAction;
  /** Chosen by the sender; null when the request is not to be known again. */
  key: string | null;
  /** What is asked: the same key with another content is refused. */
  content: unknown;
  now: Date;
}

/**
 * Does the work once for each key, and answers the id of what came of it: `resultId` the first time, the same one ever
 * after. Of two at the same moment the second waits for the first. Refuses IDEMPOTENCY_KEY_REUSED.
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
