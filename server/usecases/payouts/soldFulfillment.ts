import { lineOutcomes } from '../../domain/money/lineOutcomes.js';
import { money } from '../../domain/money/money.js';
import { paperDay } from '../../domain/papers/financialYear.js';
import { saleCodeOf, taxableValueOf } from '../../domain/papers/taxes.js';
import type { SoldFulfillment, SoldLine } from '../../domain/payouts/earnings.js';
import type { SupplyTax } from '../../domain/payouts/payoutTerms.js';
import type { StoredFulfillment } from '../../persistence/queries/orders/storedOrder.js';
import { chargedLineOf, movementsOf, paidFor, paymentsOf } from '../orders/storedMoney.js';

/** Returns the facts of a fulfillment that decide what its seller earns. */
export function soldFulfillmentOf(fulfillment: StoredFulfillment): SoldFulfillment {
  const { items, currency, isDepositBlocked } = fulfillment;
  return {
    lines: items.map((item) => soldLine(item, currency)),
    ledger: movementsOf(fulfillment),
    payments: paymentsOf(fulfillment),
    currency,
    isDepositBlocked,
  };
}

function soldLine(
  item: StoredFulfillment['items'][number],
  currency: StoredFulfillment['currency'],
): SoldLine {
  const { lineTotal, commission, extensionsOnline, extensionCommission, purchase } = item;
  return {
    ...chargedLineOf(item, currency),
    commissionedTotal: money(lineTotal + extensionsOnline + paidFor(purchase), currency),
    commission: money(commission + extensionCommission + (purchase?.commission ?? 0), currency),
  };
}

/**
 * Returns the current value of a fulfillment's supplies that bear GST, in minor units. `tax` is null if the seller charges no
 * GST.
 */
export function taxableOf(
  { items }: Pick<StoredFulfillment, 'items'>,
  { lines, ledger, currency }: SoldFulfillment,
  { tax, now }: { tax: SupplyTax | null; now: Date },
): number {
  const outcomes = lineOutcomes(lines, ledger, currency);
  const supplied = items.map(({ type }, at) => ({
    code: saleCodeOf(type),
    net: outcomes[at]?.net.amount ?? 0,
  }));
  return taxableValueOf(supplied, tax, paperDay(now));
}
