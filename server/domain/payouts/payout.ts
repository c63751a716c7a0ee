import { z } from 'zod';
import { LEAST_ONLINE_AMOUNT } from '../payments/onlinePayment.js';
import { LONGEST_REFERENCE } from '../payments/settling.js';
import { DomainError, problem } from '../shared/errors.js';
import { idField, LONGEST_REASON, requiredText } from '../shared/fields.js';
import type { PayoutRestriction } from './payoutAccount.js';

/** The status of a payout to a seller. A payout that is SENT is with a payout provider. */
export const PayoutStatus = { PENDING: 'PENDING', SENT: 'SENT', PAID: 'PAID', FAILED: 'FAILED' } as const;
export type PayoutStatus = keyof typeof PayoutStatus;

/** The way in which sellers are paid: by staff, by a payout provider, or by a simulated one without real money. */
export const PayoutDelivery = { BY_HAND: 'BY_HAND', PROVIDER: 'PROVIDER', SIMULATED: 'SIMULATED' } as const;
export type PayoutDelivery = keyof typeof PayoutDelivery;

/** A status in which a payout has not ended. */
type OpenPayoutStatus = 'PENDING' | 'SENT';

/** The status of a payout that has ended. */
export type EndedPayoutStatus = Exclude<PayoutStatus, OpenPayoutStatus>;

/** A step in the life of a payout. Staff take it, or Panna takes it when the payout provider has reported a change. */
export interface PayoutStep {
  from: readonly PayoutStatus[];
  to: PayoutStatus;
  by: 'STAFF' | 'PANNA';
}

/** The life of a payout. A payout that the bank returns fails after it was paid. docs/lifecycle.md is drawn from it. */
export const PAYOUT_LIFECYCLE = {
  sendPayout: { from: ['PENDING'], to: 'SENT', by: 'PANNA' },
  completePayout: { from: ['SENT'], to: 'PAID', by: 'PANNA' },
  failPayout: { from: ['SENT', 'PAID'], to: 'FAILED', by: 'PANNA' },
  markPayoutPaid: { from: ['PENDING'], to: 'PAID', by: 'STAFF' },
  markPayoutFailed: { from: ['PENDING', 'PAID'], to: 'FAILED', by: 'STAFF' },
  markStrandedPaid: { from: ['SENT'], to: 'PAID', by: 'STAFF' },
  markStrandedFailed: { from: ['SENT'], to: 'FAILED', by: 'STAFF' },
} as const satisfies Record<string, PayoutStep>;
export type PayoutAction = keyof typeof PAYOUT_LIFECYCLE;

/** A step that ends a payout. */
export type EndingPayoutAction = Exclude<PayoutAction, 'sendPayout'>;

/** The minimum amount of a payout, and the pause after a change. */
export const PAYOUT_LIMITS = {
  /** The smallest payout in minor units. Smaller amounts wait for the next payout. */
  leastAmount: LEAST_ONLINE_AMOUNT,
  /** Hours without payouts after a seller changed the payout account, so that the seller can notice an intruder. */
  hoursAfterChange: 24,
} as const;

const HOUR_MS = 3_600_000;

/** Returns the time until which payouts are paused after a change of the account; null if they are not paused. */
export function pausedUntil(changedAt: Date | null, now: Date): Date | null {
  if (!changedAt) return null;
  const end = new Date(changedAt.getTime() + PAYOUT_LIMITS.hoursAfterChange * HOUR_MS);
  return end > now ? end : null;
}

/** True if the step is possible in this status. */
export function isPayoutStep(action: PayoutAction, status: PayoutStatus): boolean {
  const step: PayoutStep = PAYOUT_LIFECYCLE[action];
  return step.from.includes(status);
}

/**
 * Throws if the step is not possible in this status: PAYOUT_WITH_PROVIDER if the provider has the payout, otherwise
 * PAYOUT_ENDED.
 */
export function assertPayoutStep(action: PayoutAction, status: PayoutStatus): void {
  if (isPayoutStep(action, status)) return;
  throw new DomainError([problem(status === 'SENT' ? 'PAYOUT_WITH_PROVIDER' : 'PAYOUT_ENDED')]);
}

/** The facts of a payout that decide whether a provider or staff make it. */
interface Making {
  status: PayoutStatus;
  byHand: boolean;
}

/** True if the payout will be sent through a provider: it is pending, and staff have not chosen to pay it themselves. */
export function goesToProvider({ status, byHand }: Making, hasProvider: boolean): boolean {
  return hasProvider && status === 'PENDING' && !byHand;
}

/** The facts that decide whether a provider will report the outcome of a payout. */
interface Handed {
  status: PayoutStatus;
  provider: string | null;
  transferId: string | null;
}

/**
 * True if the payout was sent through a provider that is no longer configured, so that no provider reports its outcome. Staff
 * check with the bank and record it. The release of a transfer is never stranded, because it waits for its provider.
 */
export function isStranded({ status, provider, transferId }: Handed, configured: string | null): boolean {
  return status === 'SENT' && transferId === null && provider !== configured;
}

/** The kind of an entry in the list of stranded payouts, releases and refunds. */
export const StrandedKind = {
  /** A payout to a seller. */
  PAYOUT: 'PAYOUT',
  /** The release of a transfer to a seller. */
  RELEASE: 'RELEASE',
  /** A refund by payout to a buyer. */
  REFUND: 'REFUND',
} as const;
export type StrandedKind = keyof typeof StrandedKind;

/** Returns the step with which staff record this outcome of a payout. A stranded payout has steps of its own. */
export function stepOfStaff(
  payout: Handed,
  configured: string | null,
  outcome: 'PAID' | 'FAILED',
): EndingPayoutAction {
  const isAlone = isStranded(payout, configured);
  if (outcome === 'PAID') return isAlone ? 'markStrandedPaid' : 'markPayoutPaid';
  return isAlone ? 'markStrandedFailed' : 'markPayoutFailed';
}

/** The parts of a payout that decide whether it is stopped. */
interface Stoppable {
  status: PayoutStatus;
  /** The decision of staff that stops the payouts to its seller; null if there is none. */
  restriction: PayoutRestriction | null;
}

/** True if staff have stopped the payouts to the seller and this payout is not on its way yet. */
export function isStopped({ status, restriction }: Stoppable): boolean {
  return status === 'PENDING' && restriction !== null;
}

/** True if staff can choose to pay the payout themselves instead of through the provider. */
export function canPayByHand(payout: Making & Stoppable, configured: string | null): boolean {
  return goesToProvider(payout, configured !== null) && !isStopped(payout);
}

/**
 * True if staff can record that the payout was paid. They cannot while payouts to its seller are stopped. They also
 * cannot while the payout is with a provider or will be sent to one, unless it is stranded.
 */
export function canMarkPaid(payout: Making & Handed & Stoppable, configured: string | null): boolean {
  return (
    isPayoutStep(stepOfStaff(payout, configured, 'PAID'), payout.status) &&
    !goesToProvider(payout, configured !== null) &&
    !isStopped(payout)
  );
}

/**
 * True if staff can report that a payout failed or came back. False for the release of a transfer, which is a matter
 * between the provider and the seller.
 */
export function canMarkFailed(payout: Handed, configured: string | null): boolean {
  const step = stepOfStaff(payout, configured, 'FAILED');
  return payout.transferId === null && isPayoutStep(step, payout.status);
}

/** Input with which staff choose to pay a payout themselves instead of through the provider. */
export const payPayoutByHandSchema = z.object({ payoutId: idField });

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
