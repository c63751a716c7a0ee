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
 * Returns true if an order is paid online. `asked` is the buyer's choice. Null stands for no choice: the order is then paid
 * online only if the marketplace requires it. Throws ONLINE_PAYMENT_NOT_OFFERED or ONLINE_PAYMENT_REQUIRED if the marketplace
 * does not allow the choice.
 */
export function paysOnline(offer: OnlinePaymentOffer, asked: boolean | null): boolean {
  if (asked === true && offer === 'NONE') refuse('ONLINE_PAYMENT_NOT_OFFERED', { field: ['payOnline'] });
  if (asked === false && offer === 'REQUIRED') refuse('ONLINE_PAYMENT_REQUIRED', { field: ['payOnline'] });
  return asked ?? offer === 'REQUIRED';
}

/** True if an order is passed on to its sellers: its online payment was made, or it needs none (null). */
export function isForSellers(status: OnlinePaymentStatus | null): boolean {
  return status === null || status === 'PAID';
}

/** The life of an online payment. docs/lifecycle.md is drawn from it. */
export const ONLINE_LIFECYCLE = {
  pay: { from: 'AWAITING', to: 'PAID' },
  expire: { from: 'AWAITING', to: 'EXPIRED' },
  cancel: { from: 'AWAITING', to: 'CANCELLED' },
} as const satisfies Record<string, { from: OnlinePaymentStatus; to: OnlinePaymentStatus }>;

/** Minutes for which the copies of an unpaid order, or the days of an unpaid extension, are reserved. */
export const PAYMENT_MINUTES = 15;

/** Returns the time at which a payment that begins now expires. */
export function paymentExpiry(now: Date): Date {
  return new Date(now.getTime() + PAYMENT_MINUTES * 60_000);
}

/** The status of a payment attempt at a provider. Only a CAPTURED one moved money. */
export const AttemptStatus = { CAPTURED: 'CAPTURED', FAILED: 'FAILED' } as const;
export type AttemptStatus = keyof typeof AttemptStatus;

/** Number of automatic attempts to make a refund. Then the refund is stuck, and staff have to act. */
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
} as const;
export type CaptureOutcome = keyof typeof CaptureOutcome;

const OUTCOMES: Record<OnlinePaymentStatus, CaptureOutcome> = {
  AWAITING: 'ACCEPTED',
  PAID: 'SECOND',
  EXPIRED: 'LATE',
  CANCELLED: 'LATE',
};

/** Returns the outcome of a captured payment: ACCEPTED, or the reason why it does not take effect. */
export function outcomeOfCapture(
  captured: Money,
  { status, amount }: { status: OnlinePaymentStatus; amount: Money },
): CaptureOutcome {
  const isExact = captured.amount === amount.amount && captured.currencyCode === amount.currencyCode;
  return isExact || status === 'PAID' ? OUTCOMES[status] : 'WRONG_AMOUNT';
}
