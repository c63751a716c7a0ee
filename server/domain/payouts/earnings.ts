import {
  balanceOf,
  deliveryNetOf,
  totalOf,
  type LedgerEntry,
  type LedgerEntryKind,
} from '../money/ledger.js';
import { lineOutcomes, type ChargedLine } from '../money/lineOutcomes.js';
import { negate, plus, sum, zero, type CurrencyCode, type Money } from '../money/money.js';
import type { Payment } from '../payments/payment.js';
import { commissionKept } from './commission.js';

/** A line of a fulfillment, with the commission on the order, on extensions and on the purchase of rented copies, as agreed. */
export interface SoldLine extends ChargedLine {
  /** The charges that bear commission: the price or rent as ordered, extensions paid online, and purchases of rented copies. */
  commissionedTotal: Money;
  commission: Money;
}

/** The money of a fulfillment that was paid online. */
export interface SoldFulfillment {
  lines: readonly SoldLine[];
  ledger: readonly LedgerEntry[];
  payments: readonly Payment[];
  currency: CurrencyCode;
  /** True if the deposits are blocked at the bank; the online payment then contains no deposit. */
  isDepositBlocked: boolean;
}

/** The seller's and the marketplace's part of what was paid online for a fulfillment. */
export interface Earnings {
  amount: Money;
  commission: Money;
}

/**
 * Returns what the seller and the marketplace earn from the online payment of a fulfillment so far: the charges, late
 * fees and withheld deposits that the buyer did not pay to the seller directly. Deposits that may go back, and refunds
 * that are made or owed, are not earned. Neither amount is below zero.
 */
export function earningsOf(fulfillment: SoldFulfillment): Earnings {
  const { lines, ledger, payments, currency } = fulfillment;
  const { charged } = balanceOf(ledger, currency);
  const direct = receivedIn(payments, false, currency);
  const left = plus(receivedIn(payments, true, currency), negate(depositHeldIn(fulfillment)));
  const earned = atLeast(zero(currency), lower(plus(charged, negate(direct)), left));
  const outcomes = lineOutcomes(lines, ledger, currency);
  const commissions = lines.map(({ commission, commissionedTotal }, at) =>
    commissionKept(commission, { lineTotal: commissionedTotal, net: outcomes[at]?.net ?? zero(currency) }),
  );
  const commission = lower(sum(commissions, currency), earned);
  return { amount: plus(earned, negate(commission)), commission };
}

/**
 * Returns the part of a seller's earnings that is for delivery: the charge that was not refunded, but at most the earnings.
 * Zero if `recorded` is null, because the earliest earnings were recorded without their delivery.
 */
export function deliveryEarned(
  { ledger, currency }: Pick<SoldFulfillment, 'ledger' | 'currency'>,
  amount: Money,
  recorded: number | null,
): Money {
  return recorded === null ? zero(currency) : lower(amount, deliveryNetOf(ledger, currency));
}

/**
 * Returns the deposits that are held out of online payments. After a lost chargeback, they can be less than in the ledger: what
 * the bank took beyond the refunds in the ledger came out of a deposit.
 */
export function depositHeldIn(fulfillment: Omit<SoldFulfillment, 'lines'>): Money {
  const { ledger, payments, currency, isDepositBlocked } = fulfillment;
  if (isDepositBlocked) return zero(currency);
  const owed = GIVEN_BACK.map((kind) => negate(totalOf(kind, ledger, currency)));
  const lost = atLeast(zero(currency), plus(refundedOnline(payments, currency), sum(owed, currency)));
  return atLeast(zero(currency), plus(balanceOf(ledger, currency).depositHeld, negate(lost)));
}

/** The kinds of movements that give money back to the buyer. */
export const GIVEN_BACK: readonly LedgerEntryKind[] = ['REFUND', 'DELIVERY_REFUND', 'DEPOSIT_RELEASED'];

/**
 * Returns the total of the online or of the direct payments, less the refunds made in the same way. Online refunds under way
 * count as made.
 */
function receivedIn(payments: readonly Payment[], isOnline: boolean, currency: CurrencyCode): Money {
  const amounts = payments
    .filter((payment) => payment.isOnline === isOnline && counts(payment))
    .map(({ kind, amount }) => (kind === 'PAYMENT' ? amount : negate(amount)));
  return sum(amounts, currency);
}

/** Returns the sum of the online refunds that were made or are under way. */
function refundedOnline(payments: readonly Payment[], currency: CurrencyCode): Money {
  return negate(
    receivedIn(
      payments.filter(({ kind }) => kind === 'REFUND'),
      true,
      currency,
    ),
  );
}

/** True for captured payments, and for online refunds under way. A pending capture of a blocked deposit does not count. */
function counts({ kind, status, isOnline }: Payment): boolean {
  return status === 'CAPTURED' || (isOnline && kind === 'REFUND' && status === 'PENDING');
}

const lower = (a: Money, b: Money): Money => (a.amount < b.amount ? a : b);
const atLeast = (least: Money, amount: Money): Money => (amount.amount < least.amount ? least : amount);

/** The facts of a fulfillment that decide when its earnings become the seller's. */
export interface ArrivedFulfillment {
  isCancelled: boolean;
  /** True while a dispute or a chargeback is open. */
  isDisputed: boolean;
  /** The time at which the fulfillment arrived; null before. */
  deliveredAt: Date | null;
  /** The time of the last change of the fulfillment's money. */
  now: Date;
}

/**
 * Returns the time at which the seller has earned the money of a fulfillment: when it arrived. Null before the arrival,
 * and while a dispute or a chargeback is open. A fulfillment that was cancelled before it arrived counts at once, but
 * only offsets earlier payouts.
 */
export function earnedAt({ isCancelled, isDisputed, deliveredAt, now }: ArrivedFulfillment): Date | null {
  if (isDisputed) return null;
  return isCancelled ? (deliveredAt ?? now) : deliveredAt;
}

/** The event that earnings wait for before they are due. */
export const EarningsWait = { DELIVERY: 'DELIVERY', DISPUTE: 'DISPUTE', CHARGEBACK: 'CHARGEBACK' } as const;
export type EarningsWait = keyof typeof EarningsWait;

/** Returns the event that earnings wait for; null once they are the seller's. */
export function earningsWait(earnings: {
  earnedAt: Date | null;
  isDisputed: boolean;
  isChargedBack: boolean;
}): EarningsWait | null {
  if (earnings.earnedAt) return null;
  if (earnings.isChargedBack) return 'CHARGEBACK';
  return earnings.isDisputed ? 'DISPUTE' : 'DELIVERY';
}

/** A change of the earnings of a fulfillment, in minor units; below zero for a loss. */
export interface EarningsChange {
  amount: number;
  recordedAt: Date;
}

/**
 * Returns the time from which a change of the earnings counts as the seller's. A gain after the arrival, such as a withheld
 * deposit, counts from its own time, because the buyer can still dispute it. Every other change counts from `since`.
 */
export function changeEarnedAt({ amount, recordedAt }: EarningsChange, since: Date | null): Date | null {
  return since && amount > 0 && recordedAt > since ? recordedAt : since;
}
