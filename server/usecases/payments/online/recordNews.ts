import { createHash } from 'node:crypto';
import { isTooOld } from '../../../domain/payments/webhook.js';
import { refuse } from '../../../domain/shared/errors.js';
import { isProviderEvent, recordProviderEvent } from '../../../persistence/queries/payments/attempts.js';
import type { Transaction } from '../../../persistence/transaction.js';
import type { Clock } from '../../scope.js';

/** A webhook with a valid signature. */
interface News {
  provider: string;
  eventId: string;
  type: string;
  /** The signed time of the event; null if the provider signs none. */
  createdAt: Date | null;
  body: Buffer;
}

/**
 * Records a webhook. Returns false for a repeated delivery. Throws WEBHOOK_SIGNATURE_INVALID for a replayed signature: one that
 * another event had, or one of an event that is too old to be remembered.
 */
export async function recordNews(
  tx: Transaction,
  { provider, eventId, type, createdAt, body }: News,
  clock: Clock,
): Promise<boolean> {
  const receivedAt = clock.now();
  const digest = createHash('sha256').update(body).digest();
  if (await recordProviderEvent(tx, { provider, eventId, type, digest, receivedAt })) {
    if (isTooOld(createdAt, receivedAt)) refuse('WEBHOOK_SIGNATURE_INVALID');
    return true;
  }
  if (!(await isProviderEvent(tx, { provider, eventId }))) refuse('WEBHOOK_SIGNATURE_INVALID');
  return false;
}
