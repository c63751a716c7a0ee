import {
  approvalProblem,
  approveStepSchema,
  decidedProblem,
  declinedBy,
  declineStepSchema,
  STEP_ABILITIES,
} from '../../domain/payments/approval.js';
import { DomainError, refuse, type Problem } from '../../domain/shared/errors.js';
import { approvalById, lockedApproval } from '../../persistence/queries/payments/approvals.js';
import { assertNotOwn } from '../approvals/staffStep.js';
import { requireFreshConfirmation } from '../factors/freshConfirmation.js';
import { noteStaffAction } from '../noteStaffAction.js';
import { readInput } from '../readInput.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { endRequest, recordEnd } from './endRequest.js';
import { STEPS } from './steps.js';

const FIELD = 'approvalId';

/**
 * Approves a step that another member of staff requested, and takes it with the input of the request. Returns the ID of the
 * request. Throws CONFIRMATION_REQUIRED if the session was not confirmed within the last 10 minutes, APPROVAL_NOT_FOUND,
 * APPROVAL_DECIDED, APPROVAL_LAPSED, OWN_APPROVAL, and the errors of the step, such as REFUND_NOT_STUCK if it is no longer
 * necessary.
 */
export async function approveStep(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireFreshConfirmation(scope, 'money:settle');
  const { approvalId } = await readInput(approveStepSchema, input);
  await scope.database.transaction(async (tx) => {
    const asked = (await approvalById(tx, approvalId)) ?? notFound();
    refuseIf(approvalProblem(viewer, asked));
    const { subjectId, amount, currency } = asked;
    const step = STEPS[asked.step];
    await requireAbility(scope, STEP_ABILITIES[asked.step]);
    // The subject is locked before the request, as in takeOrAsk.
    const subject = await step.lock(scope, tx, subjectId);
    const request = (await lockedApproval(tx, approvalId)) ?? notFound();
    refuseIf(approvalProblem(viewer, request));
    assertNotOwn(step, subject, { staffId: viewer.id, field: FIELD });
    const ending = { decision: 'APPROVED', decidedBy: viewer.id } as const;
    await endRequest(scope, tx, request, ending);
    const noted = { staffId: viewer.id, userId: subject.userId, detail: subjectId };
    await noteStaffAction(scope, tx, { action: 'APPROVE_STEP', ...noted });
    await subject.take({ ...request, staffId: request.requestedBy, stake: { amount, currency } });
    await recordEnd(scope, tx, request, ending);
  });
  return approvalId;
}

/**
 * Declines a step that another member of staff requested, or withdraws the viewer's own request. Stores the reason. No money
 * moves. Returns the ID of the request. Throws CONFIRMATION_REQUIRED, APPROVAL_NOT_FOUND and APPROVAL_DECIDED.
 */
export async function declineStep(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireFreshConfirmation(scope, 'money:settle');
  const { approvalId, reason } = await readInput(declineStepSchema, input);
  await scope.database.transaction(async (tx) => {
    const request = (await lockedApproval(tx, approvalId)) ?? notFound();
    refuseIf(decidedProblem(request));
    const ending = { decision: declinedBy(viewer, request), decidedBy: viewer.id, reason };
    await endRequest(scope, tx, request, ending);
    const noted = { staffId: viewer.id, userId: request.userId, detail: request.subjectId };
    await noteStaffAction(scope, tx, { action: 'DECLINE_STEP', ...noted });
    await recordEnd(scope, tx, request, ending);
  });
  return approvalId;
}

function notFound(): never {
  return refuse('APPROVAL_NOT_FOUND', { field: [FIELD] });
}

function refuseIf(found: Problem | null): void {
  if (found) throw new DomainError([{ ...found, field: [FIELD] }]);
}
