import { z } from 'zod';
import type { AccountPrincipal } from '../accounts/principal.js';
import type { Money } from '../money/money.js';
import { problem, type Problem } from '../shared/errors.js';
import { idField, LONGEST_REASON, requiredText } from '../shared/fields.js';

/** A step of staff that a second member of staff must approve above an amount. */
export const ApprovedStep = {
  SETTLE_REFUND: 'SETTLE_REFUND',
  SETTLE_UNKNOWN_PAYMENT: 'SETTLE_UNKNOWN_PAYMENT',
  SETTLE_DIFFERENCE: 'SETTLE_DIFFERENCE',
  SETTLE_PAYOUT: 'SETTLE_PAYOUT',
  ACCEPT_CHARGEBACK: 'ACCEPT_CHARGEBACK',
} as const;
export type ApprovedStep = keyof typeof ApprovedStep;

/** The end of a request for approval. WITHDRAWN is by the member of staff who asked, the others are by another. */
export const ApprovalDecision = {
  APPROVED: 'APPROVED',
  REJECTED: 'REJECTED',
  WITHDRAWN: 'WITHDRAWN',
} as const;
export type ApprovalDecision = keyof typeof ApprovalDecision;

/** Input that approves a request. */
export const approveStepSchema = z.object({ approvalId: idField });

/** Input that rejects a request, or withdraws an own one. */
export const declineStepSchema = z.object({
  approvalId: idField,
  reason: requiredText(LONGEST_REASON, 'REASON_REQUIRED'),
});

/** An amount in minor units, also of a currency that Panna does not know. */
export interface Stake {
  amount: number;
  currency: string;
}

/**
 * True if a step about this amount needs a second member of staff. `above` is the greatest amount that one may decide
 * alone; null if there is none. Amounts in other currencies cannot be compared and always need one.
 */
export function needsApproval({ amount, currency }: Stake, above: Money | null): boolean {
  return above !== null && (currency !== above.currencyCode || amount > above.amount);
}

/** The parts of a request that decide who may end it. */
interface Request {
  requestedBy: string;
  decision: ApprovalDecision | null;
}

/** True if the member of staff asked for the approval. */
function isOwnRequest({ id }: Pick<AccountPrincipal, 'id'>, { requestedBy }: Request): boolean {
  return id === requestedBy;
}

/** Returns the problem that keeps this member of staff from approving; null if there is none. */
export function approvalProblem(staff: Pick<AccountPrincipal, 'id'>, request: Request): Problem | null {
  return decidedProblem(request) ?? (isOwnRequest(staff, request) ? problem('OWN_APPROVAL') : null);
}

/** Returns the problem of a request that has ended; null while it is pending. */
export function decidedProblem({ decision }: Request): Problem | null {
  return decision ? problem('APPROVAL_DECIDED') : null;
}

/** Returns how the request ends if this member of staff declines it. */
export function declinedBy(staff: Pick<AccountPrincipal, 'id'>, request: Request): ApprovalDecision {
  return isOwnRequest(staff, request) ? 'WITHDRAWN' : 'REJECTED';
}
