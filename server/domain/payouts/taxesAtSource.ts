import { money, negate, plus, sum } from '../money/money.js';
import { inForce, rateOn, type DatedAmount, type TaxRate } from './datedRates.js';
import type { Earnings } from './earnings.js';

/**
 * The taxes that the operator takes from sellers' online earnings, and owes to the government. Each rate and amount applies
 * from a day.
 */
export interface TaxesAtSource {
  /** The rates of the tax that is deducted from what buyers pay for sales. */
  deducted: readonly TaxRate[];
  /** The rates of the deducted tax for sellers without a PAN. On days without such a rate, `deducted` applies. */
  deductedWithoutPan: readonly TaxRate[];
  /** Sales of a person with a PAN are exempt from the deduction up to this amount in a financial year. */
  exempt: readonly DatedAmount[];
  /** The rates of the tax that is collected on supplies that bear GST, from sellers with a GSTIN. */
  collected: readonly TaxRate[];
}

/** The facts about a seller that decide the rate of the deduction. */
export interface TaxedSeller {
  hasPan: boolean;
  /** True if the holder of the PAN is a person or a Hindu undivided family. */
  isPerson: boolean;
  /** The seller's sales in the financial year, including the current sale, in minor units. */
  soldInYear: number;
}

/**
 * Returns the rate of the deduction on a day (YYYY-MM-DD). The sale with which a person exceeds the exempt amount is taxed in
 * full; earlier ones stay exempt.
 */
export function deductionRate(
  { deducted, deductedWithoutPan, exempt }: Omit<TaxesAtSource, 'collected'>,
  day: string,
  { hasPan, isPerson, soldInYear }: TaxedSeller,
): number {
  const usual = rateOn(deducted, day);
  if (!hasPan) return inForce(deductedWithoutPan, day)?.rate ?? usual;
  return isPerson && soldInYear <= (inForce(exempt, day)?.amount ?? 0) ? 0 : usual;
}

/** True if an exemption for persons with a PAN applies on a day (YYYY-MM-DD). */
export const canBeExempt = ({ exempt }: Pick<TaxesAtSource, 'exempt'>, day: string): boolean =>
  (inForce(exempt, day)?.amount ?? 0) > 0;

/** An amount and the tax on it, in minor units. */
export interface Taxed {
  base: number;
  tax: number;
}

const WHOLE = 10_000;

/**
 * Returns the tax after the taxed amount has changed to `after`. A gain is taxed at `rate`, rounded to the nearest paisa. A
 * loss reduces the tax in proportion, so that a fully refunded sale is not taxed.
 */
export function taxAfter({ base, tax }: Taxed, after: number, rate: number): number {
  if (after >= base) return tax + Math.round(((after - base) * rate) / WHOLE);
  return Number((BigInt(tax) * BigInt(after)) / BigInt(base));
}

/** The taxes on the earnings from a fulfillment, in minor units. */
export interface EarningTaxes {
  deducted: number;
  collected: number;
}

/** Returns the earnings after taxes, and the taxes. The taxes are limited to the earnings. */
export function lessTaxes(
  { amount, commission }: Earnings,
  { deducted, collected }: EarningTaxes,
): Earnings & { taxDeducted: Earnings['amount']; taxCollected: Earnings['amount'] } {
  const { currencyCode } = amount;
  const taxDeducted = money(Math.min(deducted, amount.amount), currencyCode);
  const taxCollected = money(Math.min(collected, amount.amount - taxDeducted.amount), currencyCode);
  const taxes = sum([taxDeducted, taxCollected], currencyCode);
  return { amount: plus(amount, negate(taxes)), commission, taxDeducted, taxCollected };
}
