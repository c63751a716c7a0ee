import { z } from 'zod';
import { abilitiesOfStaff, rolesWith, type Ability } from '../accounts/abilities.js';
import type { StaffRole } from '../accounts/staff.js';
import type { Money } from '../money/money.js';
import { problem, type Problem } from '../shared/errors.js';
import { idField, LONGEST_REASON, requiredText } from '../shared/fields.js';

/** A step of staff that a second member of staff must approve if the amount is above a limit. */
export const ApprovedStep = {
  SETTLE_REFUND: 'SETTLE_REFUND',
  SETTLE_UNKNOWN_PAYMENT: 'SETTLE_UNKNOWN_PAYMENT',
  SETTLE_DIFFERENCE: 'SETTLE_DIFFERENCE',
  SETTLE_PAYOUT: 'SETTLE_PAYOUT',
  SETTLE_DEBT: 'SETTLE_DEBT',
  ACCEPT_CHARGEBACK: 'ACCEPT_CHARGEBACK',
  RECORD_TAX_DEDUCTED: 'RECORD_TAX_DEDUCTED',
  RECORD_TAX_COLLECTED: 'RECORD_TAX_COLLECTED',
} as const;
export type ApprovedStep = keyof typeof ApprovedStep;

/** The ability that each step requires of the member of staff who asks for it. Deciding requires `money:settle` as well. */
export const STEP_ABILITIES: Record<ApprovedStep, Ability> = {
  SETTLE_REFUND: 'money:settle',
  SETTLE_UNKNOWN_PAYMENT: 'money:settle',
  SETTLE_DIFFERENCE: 'money:settle',
  SETTLE_PAYOUT: 'payouts:settle',
  SETTLE_DEBT: 'money:settle',
  ACCEPT_CHARGEBACK: 'money:settle',
  RECORD_TAX_DEDUCTED: 'money:settle',
  RECORD_TAX_COLLECTED: 'money:settle',
};

/** Returns the staff roles that may decide a request for this step. */
export function decidingRoles(step: ApprovedStep): StaffRole[] {
  const ofStep = rolesWith(STEP_ABILITIES[step]);
  return rolesWith('money:settle').filter((role) => ofStep.includes(role));
}

/**
 * The ways in which a request for approval ends. The member of staff who asked can withdraw it; another one approves or rejects
 * it. EXPIRED and LAPSED requests ended by themselves.
 */
export const ApprovalDecision = {
  APPROVED: 'APPROVED',
  REJECTED: 'REJECTED',
  WITHDRAWN: 'WITHDRAWN',
  EXPIRED: 'EXPIRED',
  LAPSED: 'LAPSED',
} as const;
export type ApprovalDecision = keyof typeof ApprovalDecision;

/** Days after which a request expires if it has not been decided. */
export const APPROVAL_DAYS = 14;

/** Input that approves a request. No reason is required. */
export const approveStepSchema = z.object({ approvalId: idField });

/** Input that declines a request. The member of staff who made the request withdraws it with the same input. */
export const declineStepSchema = z.object({
  approvalId: idField,
  reason: requiredText(LONGEST_REASON, 'REASON_REQUIRED'),
});

/** An amount in minor units. The currency may be one that Panna does not know. */
export interface Stake {
  amount: number;
  currency: string;
}

/**
 * True if a step about this amount needs a second member of staff. `above` is the largest amount that one may decide
 * alone; null if steps need no approval. Amounts in other currencies cannot be compared, so they always need approval.
 */
export function needsApproval({ amount, currency }: Stake, above: Money | null): boolean {
  return above !== null && (currency !== above.currencyCode || amount > above.amount);
}

/** The parts of a request that decide who may end it. */
interface Request {
  requestedBy: string;
  step: ApprovedStep;
  /** The current roles of the member of staff who made the request; empty if that account is suspended or closed. */
  askerRoles: readonly StaffRole[];
  decision: ApprovalDecision | null;
}

interface MemberOfStaff {
  id: string;
}

/** True if this member of staff made the request. */
function isOwnRequest({ id }: MemberOfStaff, { requestedBy }: Pick<Request, 'requestedBy'>): boolean {
  return id === requestedBy;
}

/** True if the member of staff who asked no longer has the ability for the step. Such a request can no longer be approved. */
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

/** Returns EXPIRED or LAPSED if the request has ended by itself at this time; null if it is still pending. */
export function endByItself(
  request: Pick<Request, 'step' | 'askerRoles'> & { requestedAt: Date },
  now: Date,
): 'EXPIRED' | 'LAPSED' | null {
  if (hasLapsed(request)) return 'LAPSED';
  return now.getTime() - request.requestedAt.getTime() >= APPROVAL_DAYS * 86_400_000 ? 'EXPIRED' : null;
}

/** Returns APPROVAL_DECIDED for a request that has ended; null while it is pending. */
export function decidedProblem({ decision }: Pick<Request, 'decision'>): Problem | null {
  return decision ? problem('APPROVAL_DECIDED') : null;
}

/** Returns WITHDRAWN if the member of staff declines their own request; otherwise REJECTED. */
export function declinedBy(staff: MemberOfStaff, request: Pick<Request, 'requestedBy'>): ApprovalDecision {
  return isOwnRequest(staff, request) ? 'WITHDRAWN' : 'REJECTED';
}
