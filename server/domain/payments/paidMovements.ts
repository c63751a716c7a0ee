import { totalOf, type LedgerEntry, type LedgerEntryKind } from '../money/ledger.js';
import { plus, type CurrencyCode } from '../money/money.js';
import type { DepositSecurity } from './depositBlock.js';
import { capturedOf, paidIn, type Payment, type PaymentKind } from './payment.js';
import { uncovered, uncoveredDepositOf, unpaidDepositOf } from './unpaidDeposit.js';

/** The kind of payment that settles each kind of movement; null for movements out of a deposit, which was already paid. */
const SETTLED_BY: Record<LedgerEntryKind, PaymentKind | null> = {
  CHARGE: 'PAYMENT',
  DEPOSIT_HELD: 'PAYMENT',
  REFUND: 'REFUND',
  DEPOSIT_RELEASED: 'REFUND',
  DELIVERY: 'PAYMENT',
  DELIVERY_REFUND: 'REFUND',
  LATE_FEE: null,
  DEPOSIT_WITHHELD: null,
  PURCHASE: 'PAYMENT',
  DEPOSIT_SPENT: null,
};

/**
 * The kind of payment that settles each kind of movement if the deposit is blocked. Such a deposit is neither paid nor
 * refunded; only the amounts that are kept from it are paid.
 */
const SETTLED_BY_BLOCKED: Record<LedgerEntryKind, PaymentKind | null> = {
  ...SETTLED_BY,
  DEPOSIT_HELD: null,
  DEPOSIT_RELEASED: null,
  LATE_FEE: 'PAYMENT',
  DEPOSIT_WITHHELD: 'PAYMENT',
  DEPOSIT_SPENT: 'PAYMENT',
};

/** The currency of a fulfillment, and true if a bank blocks its deposit. */
interface Terms {
  currency: CurrencyCode;
  isDepositBlocked: boolean;
}

/**
 * Returns a value for each movement, oldest first: true if the movement was paid. Confirmed payments settle the movements of
 * the same direction one after another. A movement that they cover only in part counts as unpaid.
 */
export function arePaid(
  ledger: readonly LedgerEntry[],
  payments: readonly Payment[],
  { currency, isDepositBlocked }: Terms,
): boolean[] {
  const settledBy = isDepositBlocked ? SETTLED_BY_BLOCKED : SETTLED_BY;
  const left = {
    PAYMENT: capturedOf('PAYMENT', payments, currency).amount,
    REFUND: capturedOf('REFUND', payments, currency).amount,
  };
  return ledger.map(({ kind, amount }) => {
    const direction = settledBy[kind];
    if (!direction) return true;
    left[direction] -= amount.amount;
    return left[direction] >= 0;
  });
}

/**
 * Returns the way in which the deposit of a fulfillment is secured. Null if it has none, and if the deposit was settled before the
 * buyer had paid it, for example by a cancellation.
 */
export function depositSecurityOf(
  ledger: readonly LedgerEntry[],
  payments: readonly Payment[],
  { currency, isDepositBlocked }: Terms,
): DepositSecurity | null {
  if (!ledger.some(({ kind }) => kind === 'DEPOSIT_HELD')) return null;
  if (isDepositBlocked) return 'BLOCKED';
  if (isDepositPaid(ledger, payments, currency)) return 'CHARGED';
  return unpaidDepositOf(ledger, paidIn(payments, currency), currency).amount > 0 ? 'TO_PAY' : null;
}

/** True if the buyer has paid the deposits of a fulfillment, and no bank has taken the payment back. */
export function isDepositPaid(
  ledger: readonly LedgerEntry[],
  payments: readonly Payment[],
  currency: CurrencyCode,
): boolean {
  const open = uncoveredDepositOf(ledger, paidIn(payments, currency), currency);
  // A refund that was booked before the payment made the payment smaller.
  const covering = plus(capturedOf('PAYMENT', payments, currency), totalOf('REFUND', ledger, currency));
  return open.amount === 0 && uncovered('DEPOSIT_HELD', ledger, covering).amount === 0;
}
