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

/** A line of a fulfillment, with the commission that was agreed when it was ordered, extended, or its rented copies were bought. */
export interface SoldLine extends ChargedLine {
  /** The part of the charge that the commission is on: the price or rent as ordered, extensions paid online, and what was paid for rented copies. */
  commissionedTotal: Money;
  commission: Money;
}

/** The money of a fulfillment that was paid online. */
export interface SoldFulfillment {
  lines: readonly SoldLine[];
  ledger: readonly LedgerEntry[];
  payments: readonly Payment[];
  currency: CurrencyCode;
  /** True if the deposits are blocked, so that none of what was paid is a deposit. */
  isDepositBlocked: boolean;
}

/** The division of what was paid online for a fulfillment: the seller's part, and the marketplace's. */
export interface Earnings {
  amount: Money;
  commission: Money;
}

/**
 * Returns what the seller and the marketplace earn from the online payment of a fulfillment, as things stand: the
 * charges, late fees and withheld deposits that the buyer has not paid to the seller directly. Deposits that may go back
 * and refunds that are made or owed are not earned. Neither part is ever below zero.
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
 * Returns the part of what a seller gets that is for delivery: what was charged for it and not refunded, as far as the seller gets it.
 * Stays zero if a part was recorded before delivery was kept apart.
 */
export function deliveryEarned(
  { ledger, currency }: Pick<SoldFulfillment, 'ledger' | 'currency'>,
  amount: Money,
  recorded: number | null,
): Money {
  return recorded === null ? zero(currency) : lower(amount, deliveryNetOf(ledger, currency));
}

/**
 * Returns the deposits that are held of what was paid online. After a lost chargeback that can be less than what the ledger holds: what
 * the bank has given back beyond the refunds and releases in the ledger was of a deposit.
 */
export function depositHeldIn(fulfillment: Omit<SoldFulfillment, 'lines'>): Money {
  const { ledger, payments, currency, isDepositBlocked } = fulfillment;
  if (isDepositBlocked) return zero(currency);
  const owed = GIVEN_BACK.map((kind) => negate(totalOf(kind, ledger, currency)));
  const lost = atLeast(zero(currency), plus(refundedOnline(payments, currency), sum(owed, currency)));
  return atLeast(zero(currency), plus(balanceOf(ledger, currency).depositHeld, negate(lost)));
}

/** The movements by which the ledger gives money back to the buyer. */
export const GIVEN_BACK: readonly LedgerEntryKind[] = ['REFUND', 'DELIVERY_REFUND', 'DEPOSIT_RELEASED'];

/** Returns what was received in one way, less the refunds that were made or are under way in that way. */
function receivedIn(payments: readonly Payment[], isOnline: boolean, currency: CurrencyCode): Money {
  const amounts = payments
    .filter((payment) => payment.isOnline === isOnline && counts(payment))
    .map(({ kind, amount }) => (kind === 'PAYMENT' ? amount : negate(amount)));
  return sum(amounts, currency);
}

/** Returns what was refunded online, or is under way. */
function refundedOnline(payments: readonly Payment[], currency: CurrencyCode): Money {
  return negate(
    receivedIn(
      payments.filter(({ kind }) => kind === 'REFUND'),
      true,
      currency,
    ),
  );
}

/** A refund under way counts, and a part of a blocked deposit that is to be captured does not. */
function counts({ kind, status, isOnline }: Payment): boolean {
  return status === 'CAPTURED' || (isOnline && kind === 'REFUND' && status === 'PENDING');
}

const lower = (a: Money, b: Money): Money => (a.amount < b.amount ? a : b);
const atLeast = (least: Money, amount: Money): Money => (amount.amount < least.amount ? least : amount);

/** The facts of a fulfillment that decide since when its earnings are the seller's. */
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
 * Returns since when the earnings of a fulfillment are the seller's: since it arrived; null before, and while a dispute
 * or a chargeback is open. The earnings of a cancelled fulfillment only offset what was paid out before.
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
 * Returns since when a change of the earnings is the seller's. What a seller gains after the arrival, such as a withheld
 * deposit, counts from that moment, because the buyer can still dispute it. A loss counts at once.
 */
export function changeEarnedAt({ amount, recordedAt }: EarningsChange, since: Date | null): Date | null {
  return since && amount > 0 && recordedAt > since ? recordedAt : since;
}
