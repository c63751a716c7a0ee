import type { ModerationKind } from '../../domain/catalogue/moderation.js';
import { ModerationActionEntity } from '../../persistence/entities/moderation.js';
import { newId } from '../../persistence/ids.js';
import type { Transaction } from '../../persistence/transaction.js';

/** A moderator's action on a book, an account, a review, or a move of listings between two editions. */
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

/** Records a moderator's action and returns its id. */
export async function recordAction(tx: Transaction, { now, ...action }: NewAction): Promise<string> {
  const id = newId('moderation');
  await tx.insert(ModerationActionEntity, { id, ...action, occurredAt: now });
  return id;
}
