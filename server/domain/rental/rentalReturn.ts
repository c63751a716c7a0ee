import { z } from 'zod';
import { refuse } from '../shared/errors.js';
import { LONGEST_REASON, missingOr, requiredText } from '../shared/fields.js';
import { balanceOf, movements, totalOf, type LedgerEntry } from '../money/ledger.js';
import { money, times, zero, type CurrencyCode, type Money } from '../money/money.js';
import { daysOf } from './rentalPeriod.js';

/** The part of a deposit (paise) that a seller keeps, and the reason. */
export const withholdingSchema = z.object({
  amount: z.int(missingOr('REQUIRED', 'AMOUNT_INVALID')).positive('AMOUNT_NOT_POSITIVE'),
  reason: requiredText(LONGEST_REASON, 'REASON_REQUIRED'),
});
export type Withholding = z.output<typeof withholdingSchema>;

/** Copies that were rented together and are returned together. */
export interface ReturnedLine {
  title: string;
  quantity: number;
  /** The due date (YYYY-MM-DD). */
  dueOn: string;
  /** Fee for each copy and whole day after the due date; zero if none was agreed. */
  lateFeePerDay: Money;
  /** The deposit for all copies together. */
  deposit: Money;
}

/**
 * Returns the late fee of a line returned on a day: whole days late x fee x copies. It is deducted from the deposit
 * and never exceeds it (docs/marketplace.md, Money).
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
  /** The amount that the seller keeps for damage; null for none. */
  withhold: Withholding | null;
}

/** The late fees of a return, and the remaining deposits. */
export interface Settlement {
  lateFee: Money;
  depositLeft: Money;
}

/** Returns the total of a return's late fees, and the deposits still held afterwards. */
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
 * Returns the movements when the rentals of a fulfillment are returned. Late fees are deducted from the deposits
 * first, then the amount that the seller withholds; the rest is released. Throws WITHHELD_TOO_MUCH if the seller
 * withholds more than is left after the late fees.
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

/** Returns a movement for each late line, with the book's title as its note. */
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
