import { z } from 'zod';
import { LONGEST_REFERENCE } from '../payments/settling.js';
import { DomainError, problem } from '../shared/errors.js';
import { idField, LONGEST_REASON, requiredText } from '../shared/fields.js';

/** The status of a payout to a seller. */
export const PayoutStatus = { PENDING: 'PENDING', PAID: 'PAID', FAILED: 'FAILED' } as const;
export type PayoutStatus = keyof typeof PayoutStatus;

/** A step in the life of a payout. Staff take it. */
export interface PayoutStep {
  from: readonly PayoutStatus[];
  to: PayoutStatus;
}

/** The life of a payout. A payout that the bank returns fails after it was paid. docs/lifecycle.md is drawn from it. */
export const PAYOUT_LIFECYCLE = {
  markPayoutPaid: { from: ['PENDING'], to: 'PAID' },
  markPayoutFailed: { from: ['PENDING', 'PAID'], to: 'FAILED' },
} as const satisfies Record<string, PayoutStep>;
export type PayoutAction = keyof typeof PAYOUT_LIFECYCLE;

/** Conditions of payouts. */
export const PAYOUT_LIMITS = {
  /** The smallest payout in minor units: one rupee, as with banks. Less waits for the next payout. */
  leastAmount: 100,
  /** Hours without payouts after a change of where to pay, so that the seller can notice an intruder. */
  hoursAfterChange: 24,
} as const;

const HOUR_MS = 3_600_000;

/** Returns until when payouts wait after a change of where to pay; null if they do not wait. */
export function pausedUntil(changedAt: Date | null, now: Date): Date | null {
  if (!changedAt) return null;
  const end = new Date(changedAt.getTime() + PAYOUT_LIMITS.hoursAfterChange * HOUR_MS);
  return end > now ? end : null;
}

/** Throws PAYOUT_ENDED unless the step is possible in this status. */
export function assertPayoutStep(action: PayoutAction, status: PayoutStatus): void {
  const step: PayoutStep = PAYOUT_LIFECYCLE[action];
  if (!step.from.includes(status)) throw new DomainError([problem('PAYOUT_ENDED')]);
}

/** Input that records that a payout was paid, with the bank's reference (UTR). */
export const markPayoutPaidSchema = z.object({
  payoutId: idField,
  reference: requiredText(LONGEST_REFERENCE, 'PAYOUT_REFERENCE_REQUIRED'),
});

/** Input that records that a payout failed, with a reason for the seller. */
export const markPayoutFailedSchema = z.object({
  payoutId: idField,
  reason: requiredText(LONGEST_REASON, 'REASON_REQUIRED'),
});
