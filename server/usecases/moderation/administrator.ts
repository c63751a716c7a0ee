import { refuse } from '../../domain/shared/errors.js';
import type { ModerationKind } from '../../domain/catalogue/moderation.js';
import { isAdministrator } from '../../domain/orders/policies.js';
import { ModerationActionEntity } from '../../persistence/entities/moderation.js';
import { newId } from '../../persistence/ids.js';
import type { Transaction } from '../../persistence/transaction.js';
import { requireViewer, type Scope, type Viewer } from '../scope.js';

/** The viewer, who is an administrator; refuses ADMINISTRATORS_ONLY to everybody else. */
export async function requireAdministrator(scope: Scope): Promise<Viewer> {
  const viewer = await requireViewer(scope);
  return isAdministrator(viewer) ? viewer : refuse('ADMINISTRATORS_ONLY');
}

/** What an administrator does, to a book, an account, a review, or by moving listings between two editions. */
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

/** Writes down what an administrator does; answers the id under which it stands. */
export async function recordAction(tx: Transaction, { now, ...action }: NewAction): Promise<string> {
  const id = newId('moderation');
  await tx.insert(ModerationActionEntity, { id, ...action, occurredAt: now });
  return id;
}
