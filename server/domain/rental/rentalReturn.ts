import { z } from 'zod';
import { refuse } from '../shared/errors.js';
import { LONGEST_REASON, missingOr, requiredText } from '../shared/fields.js';
import { balanceOf, movements, totalOf, type LedgerEntry } from '../money/ledger.js';
import { money, times, zero, type CurrencyCode, type Money } from '../money/money.js';
import { daysOf } from './rentalPeriod.js';

/** Input that withholds a part of the deposits: the amount in paise, and the reason. */
export const withholdingSchema = z.object({
  amount: z.int(missingOr('REQUIRED', 'AMOUNT_INVALID')).positive('AMOUNT_NOT_POSITIVE'),
  reason: requiredText(LONGEST_REASON, 'REASON_REQUIRED'),
});
export type Withholding = z.output<typeof withholdingSchema>;

/** A rented line. All of its copies are returned together. */
export interface ReturnedLine {
  title: string;
  quantity: number;
  /** The due date (YYYY-MM-DD). */
  dueOn: string;
  /** Fee for each copy and each whole day after the due date; zero if none was agreed. */
  lateFeePerDay: Money;
  /** The deposit for all copies together. */
  deposit: Money;
}

/**
 * Returns the late fee of a line: whole days late x fee x copies. The fee is deducted from the deposit and never
 * exceeds it (docs/marketplace.md, Money).
 */
export function lateFeeOf(line: ReturnedLine, returnedOn: string): Money {
  const { amount: most, currencyCode } = line.deposit;
  if (returnedOn <= line.dueOn) return zero(currencyCode);
  const days = daysOf({ startsOn: line.dueOn, endsOn: returnedOn });
  const { amount } = times(line.lateFeePerDay, line.quantity);
  return money(Math.min(amount * days, most), currencyCode);
}

/** The rented lines of a fulfillment, and the day (YYYY-MM-DD) of their return. */
export interface RentalReturn {
  lines: readonly ReturnedLine[];
  returnedOn: string;
  /** The amount that the seller withholds for damage; null if nothing is withheld. */
  withhold: Withholding | null;
}

/** The total of the late fees, and the deposits that remain after them. */
export interface Settlement {
  lateFee: Money;
  depositLeft: Money;
}

/** Returns the total of the late fees of a return, and the deposits that remain after them. */
export function settlementOf(
  past: readonly LedgerEntry[],
  back: Pick<RentalReturn, 'lines' | 'returnedOn'>,
  currency: CurrencyCode,
): Settlement {
  const fees = lateFeesOf(back);
  return {
    lateFee: totalOf('LATE_FEE', fees, currency),
    depositLeft: balanceOf([...past, ...fees], currency).depositHeld,
  };
}

/**
 * Returns the movements when the rentals of a fulfillment are returned. First the late fees are deducted from the
 * deposits, then the amount that the seller withholds. The rest is released. Throws WITHHELD_TOO_MUCH if the seller
 * withholds more than remains after the late fees.
 */
export function entriesAtTakeBack(
  past: readonly LedgerEntry[],
  back: RentalReturn,
  currency: CurrencyCode,
): LedgerEntry[] {
  const fees = lateFeesOf(back);
  const withheld = back.withhold ? withholdingOf(back.withhold, settlementOf(past, back, currency)) : [];
  const left = balanceOf([...past, ...fees, ...withheld], currency).depositHeld;
  return [...fees, ...withheld, ...movements({ DEPOSIT_RELEASED: left })];
}

/** Returns a movement for each overdue line, with the book's title as its note. */
function lateFeesOf({ lines, returnedOn }: Pick<RentalReturn, 'lines' | 'returnedOn'>): LedgerEntry[] {
  return lines.flatMap((line) =>
    movements({ LATE_FEE: lateFeeOf(line, returnedOn) }).map((fee) => ({ ...fee, note: line.title })),
  );
}

function withholdingOf({ amount, reason }: Withholding, { depositLeft }: Settlement): LedgerEntry[] {
  if (amount > depositLeft.amount) {
    const values = { most: depositLeft };
    refuse('WITHHELD_TOO_MUCH', { field: ['withhold', 'amount'], values });
  }
  return [{ kind: 'DEPOSIT_WITHHELD', amount: money(amount, depositLeft.currencyCode), note: reason }];
}
