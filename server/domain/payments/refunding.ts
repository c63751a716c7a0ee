import { negate, plus, type CurrencyCode, type Money } from '../money/money.js';
import { capturedOf, type Payment } from './payment.js';

/** A payment or refund of a fulfillment, with the online payment to which it belongs. */
export interface TracedPayment extends Payment {
  /** Null for a direct payment. */
  attemptId: string | null;
}

/** A refund that the provider makes from one payment of the buyer. */
export interface NextRefund {
  attemptId: string;
  amount: Money;
}

/**
 * Returns the next online refund of the amount that a fulfillment owes its buyer; null if no payment has money left
 * (leftOf), so that the seller pays the rest. `payments` are oldest first. Refunds the newest payment first, because
 * providers refund old payments only for some months.
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

/**
 * Returns the amount that a payment at the provider has paid for a fulfillment, less refunds that were made or are under way.
 */
export function leftOf(attemptId: string, payments: readonly TracedPayment[], currency: CurrencyCode): Money {
  const own = payments
    .filter((payment) => payment.attemptId === attemptId && payment.status !== 'FAILED')
    .map((payment) => ({ ...payment, status: 'CAPTURED' as const }));
  return plus(capturedOf('PAYMENT', own, currency), negate(capturedOf('REFUND', own, currency)));
}
