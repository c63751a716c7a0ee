import { z } from 'zod';
import { refuse } from '../shared/errors.js';
import { LONGEST_REASON, missingOr, requiredText } from '../shared/fields.js';
import { balanceOf, movements, totalOf, type LedgerEntry } from '../money/ledger.js';
import { money, times, zero, type CurrencyCode, type Money } from '../money/money.js';
import { daysOf } from './rentalPeriod.js';

/** What a seller keeps of a deposit (paise), and why. */
export const withholdingSchema = z.object({
  amount: z.int(missingOr('REQUIRED', 'AMOUNT_INVALID')).positive('AMOUNT_NOT_POSITIVE'),
  reason: requiredText(LONGEST_REASON, 'REASON_REQUIRED'),
});
export type Withholding = z.output<typeof withholdingSchema>;

/** Copies that were rented together and come back together. */
export interface ReturnedLine {
  title: string;
  quantity: number;
  /** The day on which they were due (YYYY-MM-DD). */
  dueOn: string;
  /** What a copy costs for each whole day after that one; zero when nothing was agreed. */
  lateFeePerDay: Money;
  /** What is held for all copies together. */
  deposit: Money;
}

/**
 * What a line costs that comes back on a day: whole days late x fee x copies, and never more than its deposit, from which
 * it is taken (docs/marketplace.md, Money).
 */
export function lateFeeOf(line: ReturnedLine, returnedOn: string): Money {
  const { amount: most, currencyCode } = line.deposit;
  if (returnedOn <= line.dueOn) return zero(currencyCode);
  const days = daysOf({ startsOn: line.dueOn, endsOn: returnedOn });
  const { amount } = times(line.lateFeePerDay, line.quantity);
  return money(Math.min(amount * days, most), currencyCode);
}

/** The rentals of a fulfillment on the day (YYYY-MM-DD) on which they come back. */
export interface RentalReturn {
  lines: readonly ReturnedLine[];
  returnedOn: string;
  /** What the seller keeps for damage; null for nothing. */
  withhold: Withholding | null;
}

/** What a return costs by itself, and what it leaves of the deposits. */
export interface Settlement {
  lateFee: Money;
  depositLeft: Money;
}

/** What the late fees of a return come to, and what is then still held. */
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
 * When the rentals of a fulfillment come back: late fees are taken from the deposits first, then what the seller withholds;
 * the rest goes back. Refuses with WITHHELD_TOO_MUCH more than is still held after the late fees.
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

/** A movement for each line that is late, which names its book. */
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
