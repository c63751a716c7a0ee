import { settleDifferenceSchema, stakeOf } from '../../domain/payments/reconciliation.js';
import { refuse } from '../../domain/shared/errors.js';
import {
  lockedDifference,
  settleDifferenceRow,
  type DifferenceRow,
} from '../../persistence/queries/payments/differences.js';
import type { StaffStep, StepSubject, StepWords } from '../approvals/staffStep.js';
import { takeOrAsk } from '../approvals/takeOrAsk.js';
import { requireFreshConfirmation } from '../factors/freshConfirmation.js';
import { readInput } from '../readInput.js';
import type { Scope } from '../scope.js';
import { differenceAsSeen, type ReconciliationDifference } from './viewDifferences.js';

/** The staff step that settles a difference between the provider's records and ours. */
export const SETTLING_DIFFERENCES: StaffStep<StepSubject & { difference: DifferenceRow }> = {
  step: 'SETTLE_DIFFERENCE',
  action: 'SETTLE_DIFFERENCE',
  field: 'differenceId',
  own: null,
  async lock(scope, tx, id) {
    const field = ['differenceId'];
    const difference = (await lockedDifference(tx, id)) ?? refuse('DIFFERENCE_NOT_FOUND', { field });
    if (difference.isResolved) refuse('DIFFERENCE_RESOLVED', { field });
    const take = ({ staffId: by, reason }: StepWords) =>
      settleDifferenceRow(tx, id, { at: scope.clock.now(), by, reason });
    return { difference, stake: stakeOf(difference), userId: null, sides: [], take };
  },
};

/**
 * Settles a difference that staff have explained. The difference leaves the list, and reappears only if one side changes its
 * record. Returns the difference. If a second member of staff must approve the step first, also returns the ID of the
 * approval request. Throws CONFIRMATION_REQUIRED if the session was not confirmed within the last 10 minutes,
 * DIFFERENCE_NOT_FOUND, DIFFERENCE_RESOLVED if it is resolved or settled already, and APPROVAL_PENDING.
 */
export async function settleDifference(
  scope: Scope,
  input: unknown,
): Promise<{ difference: ReconciliationDifference; approvalId: string | null }> {
  const { id: staffId } = await requireFreshConfirmation(scope, 'money:settle');
  const { differenceId: subjectId, reason } = await readInput(settleDifferenceSchema, input);
  const words = { subjectId, staffId, reason, reference: null };
  return scope.database.transaction(async (tx) => {
    const { subject, approvalId } = await takeOrAsk(scope, tx, SETTLING_DIFFERENCES, words);
    return { difference: differenceAsSeen(scope, subject.difference, approvalId !== null), approvalId };
  });
}
