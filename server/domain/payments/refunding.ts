import { negate, plus, type CurrencyCode, type Money } from '../money/money.js';
import { isPayableOnline } from './onlinePayment.js';
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
 * Returns the next online refund of the amount that a fulfillment owes its buyer. `payments` are oldest first. The
 * refund is from the newest payment with money left (leftOf), because providers refund old payments only for some
 * months. Null if no payment has money left, or if the amount is too small for a provider: the seller pays the rest.
 */
export function nextRefund(
  owed: Money,
  payments: readonly TracedPayment[],
  currency: CurrencyCode,
): NextRefund | null {
  return onlineRefunds(owed, payments, currency)[0] ?? null;
}

/** Returns all online refunds of the amount that a fulfillment owes its buyer, in the order in which they are made. */
export function onlineRefunds(
  owed: Money,
  payments: readonly TracedPayment[],
  currency: CurrencyCode,
): NextRefund[] {
  const attempts = payments.flatMap(({ attemptId, kind }) =>
    attemptId && kind === 'PAYMENT' ? attemptId : [],
  );
  const refunds: NextRefund[] = [];
  let rest = owed;
  for (const attemptId of new Set(attempts.toReversed())) {
    const left = leftOf(attemptId, payments, currency);
    const amount = left.amount < rest.amount ? left : rest;
    if (!isPayableOnline(amount)) continue;
    refunds.push({ attemptId, amount });
    rest = plus(rest, negate(amount));
  }
  return refunds;
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
