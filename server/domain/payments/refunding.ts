import { negate, plus, type CurrencyCode, type Money } from '../money/money.js';
import { capturedOf, type Payment } from './payment.js';

/** A payment of a fulfillment, with the payment at a provider that it is a part of or goes back from. */
export interface TracedPayment extends Payment {
  /** Null for a payment between the two people. */
  attemptId: string | null;
}

/** The part of what is owed to the buyer that goes back from one payment at the provider. */
export interface NextRefund {
  attemptId: string;
  amount: Money;
}

/**
 * Returns the next online refund of what a fulfillment owes its buyer (payments oldest first): at most what one payment at
 * the provider has paid for it and did not pay back. The newest payment comes first, because providers refund old ones only
 * for some months; what it does not cover follows from the one before. Null if nothing is left: the seller pays back the rest.
 */
export function nextRefund(
  owed: Money,
  payments: readonly TracedPayment[],
  currency: CurrencyCode,
): NextRefund | null {
  const attempts = payments.flatMap(({ attemptId, kind }) =>
    attemptId && kind === 'PAYMENT' ? attemptId : [],
  );
  for (const attemptId of new Set(attempts.toReversed())) {
    const left = leftOf(attemptId, payments, currency);
    if (left.amount > 0) return { attemptId, amount: left.amount < owed.amount ? left : owed };
  }
  return null;
}

/** Returns what a payment at the provider has paid for a fulfillment, less what went or is going back. */
export function leftOf(attemptId: string, payments: readonly TracedPayment[], currency: CurrencyCode): Money {
  const own = payments
    .filter((payment) => payment.attemptId === attemptId && payment.status !== 'FAILED')
    .map((payment) => ({ ...payment, status: 'CAPTURED' as const }));
  return plus(capturedOf('PAYMENT', own, currency), negate(capturedOf('REFUND', own, currency)));
}
