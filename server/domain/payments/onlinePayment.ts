import type { Money } from '../money/money.js';
import { refuse } from '../shared/errors.js';

/** The status of an online payment of an order, or of a rental in it. */
export const OnlinePaymentStatus = {
  AWAITING: 'AWAITING',
  PAID: 'PAID',
  EXPIRED: 'EXPIRED',
  CANCELLED: 'CANCELLED',
} as const;
export type OnlinePaymentStatus = keyof typeof OnlinePaymentStatus;

/** The operator's offer of online payment: none, one way among others, or the only way. */
export const OnlinePaymentOffer = { NONE: 'NONE', OFFERED: 'OFFERED', REQUIRED: 'REQUIRED' } as const;
export type OnlinePaymentOffer = keyof typeof OnlinePaymentOffer;

/**
 * Returns true if an order is paid online. `asked` is the buyer's choice; null for a client that knows nothing of it.
 * Throws ONLINE_PAYMENT_NOT_OFFERED or ONLINE_PAYMENT_REQUIRED for a choice that the marketplace does not leave.
 */
export function paysOnline(offer: OnlinePaymentOffer, asked: boolean | null): boolean {
  if (asked === true && offer === 'NONE') refuse('ONLINE_PAYMENT_NOT_OFFERED', { field: ['payOnline'] });
  if (asked === false && offer === 'REQUIRED') refuse('ONLINE_PAYMENT_REQUIRED', { field: ['payOnline'] });
  return asked ?? offer === 'REQUIRED';
}

/** True if the sellers of an order take part in it: it is paid, or is not to be paid online. */
export function isForSellers(status: OnlinePaymentStatus | null): boolean {
  return status === null || status === 'PAID';
}

/** The life of an online payment. docs/lifecycle.md is drawn from it. */
export const ONLINE_LIFECYCLE = {
  pay: { from: 'AWAITING', to: 'PAID' },
  expire: { from: 'AWAITING', to: 'EXPIRED' },
  cancel: { from: 'AWAITING', to: 'CANCELLED' },
} as const satisfies Record<string, { from: OnlinePaymentStatus; to: OnlinePaymentStatus }>;

/** Minutes for which the copies of an unpaid order, or the days of an unpaid extension, are kept. */
export const PAYMENT_MINUTES = 15;

/** Returns when a payment that begins now expires. */
export function paymentExpiry(now: Date): Date {
  return new Date(now.getTime() + PAYMENT_MINUTES * 60_000);
}

/** The status of a payment attempt at a provider. Only a CAPTURED one moved money. */
export const AttemptStatus = { CAPTURED: 'CAPTURED', FAILED: 'FAILED' } as const;
export type AttemptStatus = keyof typeof AttemptStatus;

/** The number of times that a refund is tried by itself. After that, it is stuck and staff have to act. */
export const REFUND_TRIES = 5;

/**
 * The outcome of a payment that a provider captured. Only an ACCEPTED one takes effect; all others are refunded in full.
 */
export const CaptureOutcome = {
  ACCEPTED: 'ACCEPTED',
  /** The time to pay was over, or what was to be paid was given up before. */
  LATE: 'LATE',
  /** Another payment had paid the same before. */
  SECOND: 'SECOND',
  /** The amount or the currency is not the agreed one. */
  WRONG_AMOUNT: 'WRONG_AMOUNT',
} as const;
export type CaptureOutcome = keyof typeof CaptureOutcome;

const OUTCOMES: Record<OnlinePaymentStatus, CaptureOutcome> = {
  AWAITING: 'ACCEPTED',
  PAID: 'SECOND',
  EXPIRED: 'LATE',
  CANCELLED: 'LATE',
};

/** Decides whether a captured payment takes effect. */
export function outcomeOfCapture(
  captured: Money,
  { status, amount }: { status: OnlinePaymentStatus; amount: Money },
): CaptureOutcome {
  const isExact = captured.amount === amount.amount && captured.currencyCode === amount.currencyCode;
  return isExact || status === 'PAID' ? OUTCOMES[status] : 'WRONG_AMOUNT';
}
