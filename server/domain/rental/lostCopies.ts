import type { BookPrice } from '../catalogue/book.js';
import { balanceOf, movements, totalOf, type LedgerEntry } from '../money/ledger.js';
import { money, negate, plus, times, zero, type CurrencyCode, type Money } from '../money/money.js';
import { problem, type Problem } from '../shared/errors.js';
import { lateFeeOf, type ReturnedLine } from './rentalReturn.js';

/** The dates (YYYY-MM-DD) that decide if copies can be declared lost or reported as found. */
export interface LossDates {
  today: string;
  /** The first day on which the seller can declare the copies lost. The buyer does not have to wait. */
  declarableFrom: string;
  /** The last day on which the seller can report the copies as found; null if they are not lost. */
  findableUntil: string | null;
}

/** Returns the problem if the seller cannot declare copies lost yet; otherwise null. */
export function tooEarlyToDeclare({ today, declarableFrom: from }: LossDates): Problem | null {
  return today < from ? problem('LOST_TOO_EARLY', { values: { from } }) : null;
}

/** Returns the problem if lost copies can no longer be reported as found; otherwise null. */
export function tooLateToFind({ today, findableUntil: until }: LossDates): Problem | null {
  return until && today > until ? problem('FOUND_TOO_LATE', { values: { until } }) : null;
}

/**
 * Returns the part of the deposits of a line that pays for lost copies: for each copy the replacement price, but at most the
 * deposit. Without a replacement price, the sale price counts; without either, the whole deposit. An order freezes this amount.
 */
export function keptIfLost({ sale, lease, currency }: BookPrice, quantity: number): Money {
  if (!lease) return zero(currency);
  const { amount: deposit } = lease.deposit;
  const price = (lease.replacementPrice ?? sale)?.amount ?? deposit;
  return times(money(Math.min(price, deposit), currency), quantity);
}

/** A rented line whose copies are lost, with the amount to keep for them. */
export interface LostLine extends ReturnedLine {
  /** The part of the deposits that pays for the copies. */
  keptIfLost: Money;
}

/** The rented lines of a fulfillment, and the day (YYYY-MM-DD) of the declaration. */
export interface Loss {
  lines: readonly LostLine[];
  lostOn: string;
}

/** The split of the deposits when copies are lost. */
export interface LossSettlement {
  lateFee: Money;
  /** The part of the deposits that pays for the lost copies. */
  kept: Money;
  released: Money;
}

/** Returns the split of the deposits if the copies are declared lost. */
export function lossSettlementOf(
  past: readonly LedgerEntry[],
  loss: Loss,
  currency: CurrencyCode,
): LossSettlement {
  const entries = entriesAtLoss(past, loss, currency);
  return {
    lateFee: totalOf('LATE_FEE', entries, currency),
    kept: totalOf('DEPOSIT_WITHHELD', entries, currency),
    released: totalOf('DEPOSIT_RELEASED', entries, currency),
  };
}

/**
 * Returns the movements when the rented copies of a fulfillment are declared lost. The late fees until that day come
 * first, as at a return. What is left of each line's deposit pays for its copies, and the rest is released.
 */
export function entriesAtLoss(
  past: readonly LedgerEntry[],
  { lines, lostOn }: Loss,
  currency: CurrencyCode,
): LedgerEntry[] {
  const taken = lines.flatMap((line) => {
    const fee = lateFeeOf(line, lostOn);
    const most = line.deposit.amount - fee.amount;
    const kept = money(Math.min(line.keptIfLost.amount, most), currency);
    const note = line.title;
    return movements({ DEPOSIT_WITHHELD: kept, LATE_FEE: fee }).map((entry) => ({ ...entry, note }));
  });
  const left = balanceOf([...past, ...taken], currency).depositHeld;
  return [...taken, ...movements({ DEPOSIT_RELEASED: left })];
}

/**
 * Returns the movement when lost copies are found. It refunds the amount that was kept for them, less `restored`, the
 * amount that a dispute has already awarded to the buyer. Late fees stay, because the copies did come back late.
 */
export function entriesAtFound(past: readonly LedgerEntry[], restored: Money): LedgerEntry[] {
  const kept = past.filter(({ kind }) => kind === 'DEPOSIT_WITHHELD');
  const total = totalOf('DEPOSIT_WITHHELD', kept, restored.currencyCode);
  const note = kept.length === 1 ? kept[0]?.note : null;
  return movements({ REFUND: plus(total, negate(restored)) }).map((entry) => ({ ...entry, note }));
}
