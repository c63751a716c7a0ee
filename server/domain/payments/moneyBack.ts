import { totalOf, type LedgerEntry } from '../money/ledger.js';
import { negate, plus, sum, zero, type CurrencyCode, type Money } from '../money/money.js';
import { openPaymentOf, type Payment } from './payment.js';
import { onlineRefunds, type TracedPayment } from './refunding.js';

/** The money that a buyer gets back because of a step. */
export interface MoneyBack {
  /** The amount to pay back. Payments that have not been confirmed yet count as made. */
  paidBack: Money;
  /** The part of the blocked deposit that the step releases, so that it is never charged. */
  notCharged: Money;
}

/** The money of a fulfillment before a step, and the movements of the step. */
interface MoneyBefore {
  ledger: readonly LedgerEntry[];
  payments: readonly Payment[];
  step: readonly LedgerEntry[];
  currency: CurrencyCode;
  isDepositBlocked: boolean;
}

/** Returns the money that the buyer of a fulfillment gets back because of a step. */
export function moneyBackOf({ ledger, payments, step, currency, isDepositBlocked }: MoneyBefore): MoneyBack {
  const arrived = payments.map((payment) =>
    payment.status === 'PENDING' ? { ...payment, status: 'CAPTURED' as const } : payment,
  );
  const facts = { currency, awaitsPayment: false, isDepositBlocked };
  const { state, amount } = openPaymentOf([...ledger, ...step], arrived, facts);
  return {
    paidBack: state === 'TO_REFUND' ? amount : zero(currency),
    notCharged: isDepositBlocked ? totalOf('DEPOSIT_RELEASED', step, currency) : zero(currency),
  };
}

/** An amount that goes back to the buyer, divided by who pays it. */
export interface WaysBack {
  /** The part that a provider refunds. */
  online: Money;
  /** The part that the seller pays. */
  direct: Money;
}

/**
 * Divides an amount that goes back to the buyer. A provider refunds the amount that was paid online and has not been paid back;
 * the seller pays the rest, and amounts that are too small for a provider.
 */
export function waysBack(paidBack: Money, payments: readonly TracedPayment[]): WaysBack {
  const { currencyCode } = paidBack;
  const refunds = onlineRefunds(paidBack, payments, currencyCode);
  const online = sum(
    refunds.map(({ amount }) => amount),
    currencyCode,
  );
  return { online, direct: plus(paidBack, negate(online)) };
}
