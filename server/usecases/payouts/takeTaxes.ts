import { plus } from '../../domain/money/money.js';
import { paperDay } from '../../domain/papers/financialYear.js';
import { rateOn } from '../../domain/payouts/datedRates.js';
import type { Earnings } from '../../domain/payouts/earnings.js';
import { lessTaxes, taxAfter } from '../../domain/payouts/taxesAtSource.js';
import { payoutAccountOf } from '../../persistence/queries/payouts/payoutAccounts.js';
import type { RecordedEarnings } from '../../persistence/queries/payouts/recordedEarnings.js';
import type { Queryable } from '../../persistence/sql.js';
import { deductionRateOf, type Gain, type TaxPorts } from './deductionRate.js';

/** The earnings from a fulfillment as recorded, and as they are now before taxes. */
export interface UntaxedEarnings extends Pick<Gain, 'sellerId' | 'currency'> {
  recorded: RecordedEarnings;
  earned: Earnings;
  /** The value of the supplies that bear GST if the seller has a GSTIN, in minor units. */
  taxable: number;
}

/** The earnings after taxes, the taxes, and the value on which tax is collected (`taxable`, in minor units). */
type TaxedEarnings = ReturnType<typeof lessTaxes> & { taxable: number };

/**
 * Returns the current earnings from a fulfillment after taxes. New gains are taxed at today's rates. If earnings were lost, a
 * proportional part of their taxes is removed.
 */
export async function takeTaxes(
  ports: TaxPorts,
  database: Queryable,
  { recorded, earned, taxable: supplied, ...seller }: UntaxedEarnings,
): Promise<TaxedEarnings> {
  const { taxDeducted, taxCollected, taxable: before } = recorded;
  const sold = plus(earned.amount, earned.commission).amount;
  const soldBefore = recorded.amount + recorded.commission + taxDeducted + taxCollected;
  const gained = Math.max(0, sold - soldBefore);
  const rate = gained > 0 ? await deductionRateOf(ports, database, { ...seller, amount: gained }) : 0;
  const collectedRate = rateOn(ports.payoutTerms.taxesAtSource?.collected ?? [], paperDay(ports.clock.now()));
  // Supplies recorded without this tax, or before the seller had a GSTIN, are not taxed later.
  const isTaxable = before > 0 || (collectedRate > 0 && (await hasGstin(database, seller.sellerId)));
  const taxable = isTaxable ? Math.min(supplied, sold, before + gained) : 0;
  const taxes = {
    deducted: taxAfter({ base: soldBefore, tax: taxDeducted }, sold, rate),
    collected: taxAfter({ base: before, tax: taxCollected }, taxable, collectedRate),
  };
  return { ...lessTaxes(earned, taxes), taxable };
}

async function hasGstin(database: Queryable, sellerId: string): Promise<boolean> {
  const account = await payoutAccountOf(database, sellerId);
  return Boolean(account?.gstinEnd);
}
