import type { CommissionRule } from './commission.js';
import type { TaxRate } from './datedRates.js';
import type { TaxesAtSource } from './taxesAtSource.js';

/** The GST that the commission of an operator with a GSTIN includes. */
export interface CommissionTax {
  gstin: string;
  rates: readonly TaxRate[];
}

/** The GST that the prices of sellers with a GSTIN include, by kind of supply. Sellers without a GSTIN charge none. */
export interface SupplyTax {
  sales: readonly TaxRate[];
  rents: readonly TaxRate[];
}

/** The operator's terms for sellers: commission, payouts and taxes. */
export interface PayoutTerms {
  /** The rules of the commission. The last rule that applies decides; if none applies, there is no commission. */
  commission: readonly CommissionRule[];
  /** Days from the arrival of a sale until its payout. */
  days: number;
  /** Days from the arrival of a sale until its payout, for sellers who have not been paid out before. */
  newSellerDays: number;
  /** The GST that the commission includes; undefined if the operator has no GSTIN and charges none. */
  commissionTax?: CommissionTax;
  /** The GST that sellers' prices include; undefined if they charge none. It also applies to orders that are paid directly. */
  supplyTax?: SupplyTax;
  /** The taxes that are taken from earnings; undefined if there are none. */
  taxesAtSource?: TaxesAtSource;
  /** True if sellers are paid only once they have given their PAN. */
  needsPan: boolean;
  /** True if a payout provider must prove each payout account before a payout to it. */
  provesAccounts: boolean;
}

/** The default terms: no commission, no PAN needed, and payouts once buyers can no longer open a dispute. */
export const USUAL_PAYOUT_TERMS: PayoutTerms = {
  commission: [],
  days: 7,
  newSellerDays: 7,
  needsPan: false,
  provesAccounts: true,
};

const DAY_MS = 86_400_000;

/** Cut-off times. Earnings that were earned by these times are due. */
export interface DueUntil {
  /** For sellers who have received a payout before. */
  usual: Date;
  newSellers: Date;
}

/** Returns the cut-off times: earnings that were earned by these times are due now. */
export function earnedUntil(now: Date, { days, newSellerDays }: PayoutTerms): DueUntil {
  return { usual: daysAfter(now, -days), newSellers: daysAfter(now, -newSellerDays) };
}

/** Returns the time at which earnings that were earned at `earned` become due. */
export function dueAt(earned: Date, isNewSeller: boolean, { days, newSellerDays }: PayoutTerms): Date {
  return daysAfter(earned, isNewSeller ? newSellerDays : days);
}

function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}
