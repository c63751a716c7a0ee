import type { CommissionRule } from './commission.js';
import type { TaxRate } from './datedRates.js';
import type { TaxesAtSource } from './taxesAtSource.js';

/** The GST within the commission of an operator with a GSTIN. */
export interface CommissionTax {
  gstin: string;
  rates: readonly TaxRate[];
}

/** The GST within the prices of sellers with a GSTIN, by what they supply. Sellers without one charge none. */
export interface SupplyTax {
  sales: readonly TaxRate[];
  rents: readonly TaxRate[];
}

/** The operator's terms for sellers: those of online payments, and the taxes. */
export interface PayoutTerms {
  /** The last rule that applies decides. Without one there is no commission. */
  commission: readonly CommissionRule[];
  /** Days from the arrival of a sale until its payout. */
  days: number;
  /** The same for sellers who have not been paid out before. */
  newSellerDays: number;
  /** The GST within the commission; undefined for an operator without a GSTIN, who charges none. */
  commissionTax?: CommissionTax;
  /** The GST within the prices of sellers; undefined if they charge none. It applies to directly paid orders too. */
  supplyTax?: SupplyTax;
  /** The taxes that are taken from earnings; undefined if there are none. */
  taxesAtSource?: TaxesAtSource;
  /** True if sellers are paid only once they have given their PAN. */
  needsPan: boolean;
  /** True if a payout provider proves each payout account before it is paid. */
  provesAccounts: boolean;
}

/**
 * The terms unless the operator sets others: no commission, no PAN needed, and payouts once buyers can no longer open a
 * dispute.
 */
export const USUAL_PAYOUT_TERMS: PayoutTerms = {
  commission: [],
  days: 7,
  newSellerDays: 7,
  needsPan: false,
  provesAccounts: true,
};

const DAY_MS = 86_400_000;

/** The times by which earnings must have been earned to be due. */
export interface DueUntil {
  /** For sellers who were paid out before. */
  usual: Date;
  newSellers: Date;
}

/** Returns the times by which earnings must have been earned to be due now. */
export function earnedUntil(now: Date, { days, newSellerDays }: PayoutTerms): DueUntil {
  return { usual: daysAfter(now, -days), newSellers: daysAfter(now, -newSellerDays) };
}

/** Returns the time at which earnings are due that were earned at a given time. */
export function dueAt(earned: Date, isNewSeller: boolean, { days, newSellerDays }: PayoutTerms): Date {
  return daysAfter(earned, isNewSeller ? newSellerDays : days);
}

function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}
