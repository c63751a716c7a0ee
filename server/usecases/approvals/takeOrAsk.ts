import { needsApproval } from '../../domain/payments/approval.js';
import { refuse } from '../../domain/shared/errors.js';
import { ApprovalEntity } from '../../persistence/entities/approvals.js';
import { newId } from '../../persistence/ids.js';
import { violatedConstraint, type Transaction } from '../../persistence/transaction.js';
import { record } from '../record.js';
import { noteStaffAction } from '../noteStaffAction.js';
import type { Scope } from '../scope.js';
import { assertNotOwn, type StaffStep, type StepSubject, type StepWords } from './staffStep.js';

/**
 * Takes a step, or requests a second staff member's approval if the amount is above the limit for one. Returns the subject as
 * it was before the step, and the ID of the request; the ID is null if the step was taken. Throws the errors of the step, and
 * APPROVAL_PENDING if a request is already open.
 */
export async function takeOrAsk<Subject extends StepSubject>(
  scope: Scope,
  tx: Transaction,
  step: StaffStep<Subject>,
  words: StepWords,
): Promise<{ subject: Subject; approvalId: string | null }> {
  const { staffId, subjectId: detail } = words;
  const subject = await step.lock(scope, tx, detail);
  assertNotOwn(step, subject, { staffId, field: step.field });
  const noted = { staffId, userId: subject.userId, detail };
  if (needsApproval(words.stake ?? subject.stake, scope.approvalAbove)) {
    const approvalId = await ask(scope, tx, { step, subject, words });
    await noteStaffAction(scope, tx, { action: 'REQUEST_APPROVAL', ...noted });
    const sides = step.own ? subject.sides.filter((side) => side !== null) : [];
    const asked = { approvalId, step: step.step, requestedBy: staffId, sides };
    await record(scope, tx, { type: 'ApprovalRequested', ...asked });
    return { subject, approvalId };
  }
  await noteStaffAction(scope, tx, { action: step.action, ...noted });
  await subject.take(words);
  return { subject, approvalId: null };
}

/** The constraints that allow one open request about a subject; for tax payments, one open request per reference. */
const ONE_PENDING = ['approvals_one_pending', 'approvals_one_pending_tax'];

interface Asking {
  step: Pick<StaffStep, 'step' | 'field'>;
  subject: StepSubject;
  words: StepWords;
}

async function ask(
  scope: Scope,
  tx: Transaction,
  { step, subject: { stake, userId }, words }: Asking,
): Promise<string> {
  const { subjectId, reason, reference, staffId: requestedBy } = words;
  const { amount, currency } = words.stake ?? stake;
  const id = newId('approval');
  const asked = { id, step: step.step, subjectId, userId, reason, reference, amount, currency };
  await tx
    .insert(ApprovalEntity, { ...asked, requestedBy, requestedAt: scope.clock.now() })
    .catch((error: unknown) => {
      if (!ONE_PENDING.includes(violatedConstraint(error) ?? '')) throw error;
      refuse('APPROVAL_PENDING', { field: [step.field] });
    });
  return id;
}
