import type { ModerationKind } from '../../domain/catalogue/moderation.js';
import { ModerationActionEntity } from '../../persistence/entities/moderation.js';
import { newId } from '../../persistence/ids.js';
import type { Transaction } from '../../persistence/transaction.js';

/** An action of a moderator, with the ids of the book, account, review or editions that it affects. */
export interface NewAction {
  kind: ModerationKind;
  actorId: string;
  bookId?: string;
  userId?: string;
  reviewId?: string;
  editionId?: string;
  toEditionId?: string;
  reason?: string;
  now: Date;
}

/** Records a moderator's action and returns the id of the record. */
export async function recordAction(tx: Transaction, { now, ...action }: NewAction): Promise<string> {
  const id = newId('moderation');
  await tx.insert(ModerationActionEntity, { id, ...action, occurredAt: now });
  return id;
}
