import type { ApprovalDecision } from '../../domain/payments/approval.js';
import { ApprovalEntity } from '../../persistence/entities/approvals.js';
import type { StoredApproval } from '../../persistence/queries/payments/approvals.js';
import type { Transaction } from '../../persistence/transaction.js';
import { record, type RecordingScope } from '../record.js';

/** The end of a request. `decidedBy` is null if it ended automatically. */
export interface Ending {
  decision: ApprovalDecision;
  decidedBy: string | null;
  /** The reason why a member of staff declined the request. */
  reason?: string | null;
}

/** Stores the end of a locked request. */
export async function endRequest(
  { clock }: Pick<RecordingScope, 'clock'>,
  tx: Transaction,
  { id }: Pick<StoredApproval, 'id'>,
  { decision, decidedBy, reason: decisionReason = null }: Ending,
): Promise<void> {
  await tx.update(ApprovalEntity, { id }, { decision, decidedBy, decidedAt: clock.now(), decisionReason });
}

/** Records the event that the request has ended. Must be the last call of its transaction. */
export function recordEnd(
  scope: RecordingScope,
  tx: Transaction,
  { id: approvalId, requestedBy }: Pick<StoredApproval, 'id' | 'requestedBy'>,
  { decision }: Pick<Ending, 'decision'>,
): Promise<void> {
  return record(scope, tx, { type: 'ApprovalEnded', approvalId, requestedBy, decision });
}
