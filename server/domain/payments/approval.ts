import { z } from 'zod';
import { abilitiesOfStaff, rolesWith, type Ability } from '../accounts/abilities.js';
import type { StaffRole } from '../accounts/staff.js';
import type { Money } from '../money/money.js';
import { problem, type Problem } from '../shared/errors.js';
import { idField, LONGEST_REASON, requiredText } from '../shared/fields.js';

/** A step of staff that a second member of staff must approve above an amount. */
export const ApprovedStep = {
  SETTLE_REFUND: 'SETTLE_REFUND',
  SETTLE_UNKNOWN_PAYMENT: 'SETTLE_UNKNOWN_PAYMENT',
  SETTLE_DIFFERENCE: 'SETTLE_DIFFERENCE',
  SETTLE_PAYOUT: 'SETTLE_PAYOUT',
  SETTLE_DEBT: 'SETTLE_DEBT',
  ACCEPT_CHARGEBACK: 'ACCEPT_CHARGEBACK',
} as const;
export type ApprovedStep = keyof typeof ApprovedStep;

/** The ability that each step needs: of those who ask for it, and of those who decide about it. */
export const STEP_ABILITIES: Record<ApprovedStep, Ability> = {
  SETTLE_REFUND: 'money:settle',
  SETTLE_UNKNOWN_PAYMENT: 'money:settle',
  SETTLE_DIFFERENCE: 'money:settle',
  SETTLE_PAYOUT: 'payouts:settle',
  SETTLE_DEBT: 'money:settle',
  ACCEPT_CHARGEBACK: 'money:settle',
};

/** Returns the staff roles that may decide about a request for this step. */
export function decidingRoles(step: ApprovedStep): StaffRole[] {
  const ofStep = rolesWith(STEP_ABILITIES[step]);
  return rolesWith('money:settle').filter((role) => ofStep.includes(role));
}

/**
 * The end of a request for approval. WITHDRAWN is by the member of staff who asked, APPROVED and REJECTED are by another
 * one, and the others are by nobody.
 */
export const ApprovalDecision = {
  APPROVED: 'APPROVED',
  REJECTED: 'REJECTED',
  WITHDRAWN: 'WITHDRAWN',
  EXPIRED: 'EXPIRED',
  LAPSED: 'LAPSED',
} as const;
export type ApprovalDecision = keyof typeof ApprovalDecision;

/** Days after which a request ends that nobody has decided. */
export const APPROVAL_DAYS = 14;

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
  step: ApprovedStep;
  /** The present roles of who asked; none if the account is suspended or closed. */
  askerRoles: readonly StaffRole[];
  decision: ApprovalDecision | null;
}

interface MemberOfStaff {
  id: string;
}

/** True if the member of staff asked for the approval. */
function isOwnRequest({ id }: MemberOfStaff, { requestedBy }: Pick<Request, 'requestedBy'>): boolean {
  return id === requestedBy;
}

/** True if who asked could not take the step any more, so that nobody may take it in their name. */
export function hasLapsed({ step, askerRoles }: Pick<Request, 'step' | 'askerRoles'>): boolean {
  return !abilitiesOfStaff(askerRoles).includes(STEP_ABILITIES[step]);
}

/** Returns the problem that keeps this member of staff from approving; null if there is none. */
export function approvalProblem(staff: MemberOfStaff, request: Request): Problem | null {
  const decided = decidedProblem(request);
  if (decided) return decided;
  if (hasLapsed(request)) return problem('APPROVAL_LAPSED');
  return isOwnRequest(staff, request) ? problem('OWN_APPROVAL') : null;
}

/** Returns how a request ends by itself at this time; null if it goes on waiting. */
export function endByItself(
  request: Pick<Request, 'step' | 'askerRoles'> & { requestedAt: Date },
  now: Date,
): 'EXPIRED' | 'LAPSED' | null {
  if (hasLapsed(request)) return 'LAPSED';
  return now.getTime() - request.requestedAt.getTime() >= APPROVAL_DAYS * 86_400_000 ? 'EXPIRED' : null;
}

/** Returns the problem of a request that has ended; null while it is pending. */
export function decidedProblem({ decision }: Pick<Request, 'decision'>): Problem | null {
  return decision ? problem('APPROVAL_DECIDED') : null;
}

/** Returns how the request ends if this member of staff declines it. */
export function declinedBy(staff: MemberOfStaff, request: Pick<Request, 'requestedBy'>): ApprovalDecision {
  return isOwnRequest(staff, request) ? 'WITHDRAWN' : 'REJECTED';
}
