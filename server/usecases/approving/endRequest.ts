import type { ApprovalDecision } from '../../domain/payments/approval.js';
import { ApprovalEntity } from '../../persistence/entities/approvals.js';
import type { StoredApproval } from '../../persistence/queries/payments/approvals.js';
import type { Transaction } from '../../persistence/transaction.js';
import { record, type RecordingScope } from '../record.js';

/** The end of a request: the decision, and who made it; null if it ended by itself. */
export interface Ending {
  decision: ApprovalDecision;
  decidedBy: string | null;
  /** The reason of a member of staff who declined it. */
  reason?: string | null;
}

/** Stores the end of a request that is locked. */
export async function endRequest(
  { clock }: Pick<RecordingScope, 'clock'>,
  tx: Transaction,
  { id }: Pick<StoredApproval, 'id'>,
  { decision, decidedBy, reason: decisionReason = null }: Ending,
): Promise<void> {
  await tx.update(ApprovalEntity, { id }, { decision, decidedBy, decidedAt: clock.now(), decisionReason });
}

/** Records the end of a request, last in its transaction. */
export function recordEnd(
  scope: RecordingScope,
  tx: Transaction,
  { id: approvalId, requestedBy }: Pick<StoredApproval, 'id' | 'requestedBy'>,
  { decision }: Pick<Ending, 'decision'>,
): Promise<void> {
  return record(scope, tx, { type: 'ApprovalEnded', approvalId, requestedBy, decision });
}
