import type { Money } from '../money/money.js';
import { problem, refuse, type Problem } from '../shared/errors.js';

/**
 * The smallest order, refund, capture and payout at a provider, in minor units: one rupee, the minimum that Razorpay documents.
 * Buyer and seller settle smaller amounts directly.
 */
export const LEAST_ONLINE_AMOUNT = 100;

/** True if a provider can move the amount. */
export function isPayableOnline({ amount }: Money): boolean {
  return amount >= LEAST_ONLINE_AMOUNT;
}

/** The status of an online payment of an order, or of a rental in it. */
export const OnlinePaymentStatus = {
  AWAITING: 'AWAITING',
  PAID: 'PAID',
  EXPIRED: 'EXPIRED',
  CANCELLED: 'CANCELLED',
} as const;
export type OnlinePaymentStatus = keyof typeof OnlinePaymentStatus;

/**
 * The status of a stored online payment. REPLACED: the buyer pays the sellers directly instead. The order then counts as one
 * without an online payment.
 */
export const IntentStatus = { ...OnlinePaymentStatus, REPLACED: 'REPLACED' } as const;
export type IntentStatus = keyof typeof IntentStatus;

/** Availability of online payment: not offered, optional for the buyer, or required. */
export const OnlinePaymentOffer = { NONE: 'NONE', OFFERED: 'OFFERED', REQUIRED: 'REQUIRED' } as const;
export type OnlinePaymentOffer = keyof typeof OnlinePaymentOffer;

/**
 * Returns true if an order is paid online. `asked` is the buyer's choice. Null stands for no choice: the order is then paid
 * online only if the marketplace requires it. Throws ONLINE_PAYMENT_NOT_OFFERED or ONLINE_PAYMENT_REQUIRED if the marketplace
 * does not allow the choice.
 */
export function paysOnline(offer: OnlinePaymentOffer, asked: boolean | null): boolean {
  if (asked === true && offer === 'NONE') refuse('ONLINE_PAYMENT_NOT_OFFERED', { field: ['payOnline'] });
  if (asked === false && offer === 'REQUIRED') refuse('ONLINE_PAYMENT_REQUIRED', { field: ['payOnline'] });
  return asked ?? offer === 'REQUIRED';
}

/** True if an order is passed on to its sellers, because its online payment was made or it needs none (`status` is null). */
export function isForSellers(status: OnlinePaymentStatus | null): boolean {
  return status === null || status === 'PAID';
}

/** A step in the life of an online payment. In `from`, null stands for a payment that has not been recorded yet. */
export interface IntentStep {
  from: readonly (IntentStatus | null)[];
  to: IntentStatus;
}

/** The life of an online payment. docs/lifecycle.md is drawn from it. */
export const INTENT_LIFECYCLE = {
  awaitPayment: { from: [null], to: 'AWAITING' },
  /** A captured part of a blocked deposit is recorded as PAID at once, because the buyer does not have to pay it. */
  recordCapture: { from: [null], to: 'PAID' },
  pay: { from: ['AWAITING'], to: 'PAID' },
  expire: { from: ['AWAITING'], to: 'EXPIRED' },
  cancel: { from: ['AWAITING'], to: 'CANCELLED' },
  payDirectly: { from: ['AWAITING'], to: 'REPLACED' },
} as const satisfies Record<string, IntentStep>;

/** A step that ends an online payment that was not made. */
export type EndingIntentAction = 'expire' | 'cancel';

/** An order's online payment, which the buyer may want to replace, and the facts that decide about it. */
interface Replacing {
  /** Null if the order has no online payment. */
  payment: { status: OnlinePaymentStatus; expiresAt: Date } | null;
  offer: OnlinePaymentOffer;
  now: Date;
}

const WHY_NOT_DIRECTLY = {
  PAID: 'ALREADY_PAID_ONLINE',
  EXPIRED: 'PAYMENT_TIME_OVER',
  CANCELLED: 'NO_AWAITED_PAYMENT',
} as const;

/** Returns the problem if the buyer cannot pay the sellers directly instead of online; otherwise null. */
export function directPaymentProblem({ payment, offer, now }: Replacing): Problem | null {
  if (!payment) return problem('NO_AWAITED_PAYMENT');
  if (payment.status !== 'AWAITING') return problem(WHY_NOT_DIRECTLY[payment.status]);
  if (now >= payment.expiresAt) return problem('PAYMENT_TIME_OVER');
  return offer === 'REQUIRED' ? problem('ONLINE_PAYMENT_REQUIRED') : null;
}

/** Minutes for which the copies of an unpaid order, or the days of an unpaid extension, are reserved. */
export const PAYMENT_MINUTES = 15;

/** Returns the time at which a payment that begins now expires. */
export function paymentExpiry(now: Date): Date {
  return new Date(now.getTime() + PAYMENT_MINUTES * 60_000);
}

/** The status of a payment attempt at a provider. Only CAPTURED attempts have moved money. */
export const AttemptStatus = { CAPTURED: 'CAPTURED', FAILED: 'FAILED' } as const;
export type AttemptStatus = keyof typeof AttemptStatus;

/** A step in the life of a payment attempt. In `from`, null stands for an attempt that has not been recorded yet. */
export interface AttemptStep {
  from: readonly (AttemptStatus | null)[];
  to: AttemptStatus;
}

/**
 * The life of a payment attempt. Panna takes each step when the provider reports it. A failed attempt can be captured days
 * later; a captured one never changes. docs/lifecycle.md is drawn from it.
 */
export const ATTEMPT_LIFECYCLE = {
  failAttempt: { from: [null], to: 'FAILED' },
  captureAttempt: { from: [null, 'FAILED'], to: 'CAPTURED' },
} as const satisfies Record<string, AttemptStep>;
export type AttemptAction = keyof typeof ATTEMPT_LIFECYCLE;

/**
 * Returns the step that an attempt takes when the provider reports a status; null if the report changes nothing. `status` is
 * null for an attempt that has not been recorded yet.
 */
export function attemptStepAfter(
  status: AttemptStatus | null,
  reported: AttemptStatus | 'PENDING',
): AttemptAction | null {
  if (reported === 'PENDING') return null;
  const action = reported === 'CAPTURED' ? 'captureAttempt' : 'failAttempt';
  const step: AttemptStep = ATTEMPT_LIFECYCLE[action];
  return step.from.includes(status) ? action : null;
}

/** Number of automatic attempts to make a refund. After them, the refund is stuck and staff have to act. */
export const REFUND_TRIES = 5;

/**
 * The outcome of a payment that a provider captured. Only an ACCEPTED one takes effect; all others are refunded in full.
 */
export const CaptureOutcome = {
  ACCEPTED: 'ACCEPTED',
  /** The time to pay had passed, or the buyer had cancelled the order or given up the rental payment. */
  LATE: 'LATE',
  /** An earlier payment had already paid for the same thing. */
  SECOND: 'SECOND',
  /** The captured amount or its currency differs from the agreed one. */
  WRONG_AMOUNT: 'WRONG_AMOUNT',
  /** The buyer had chosen to pay the sellers directly. */
  REPLACED: 'REPLACED',
} as const;
export type CaptureOutcome = keyof typeof CaptureOutcome;

const OUTCOMES: Record<IntentStatus, CaptureOutcome> = {
  AWAITING: 'ACCEPTED',
  PAID: 'SECOND',
  EXPIRED: 'LATE',
  CANCELLED: 'LATE',
  REPLACED: 'REPLACED',
};

/** Returns the outcome of a captured payment: ACCEPTED, or the reason why it does not take effect. */
export function outcomeOfCapture(
  captured: Money,
  { status, amount }: { status: IntentStatus; amount: Money },
): CaptureOutcome {
  const isExact = captured.amount === amount.amount && captured.currencyCode === amount.currencyCode;
  return isExact || status === 'PAID' ? OUTCOMES[status] : 'WRONG_AMOUNT';
}
