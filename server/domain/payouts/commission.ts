import type { Role } from '../accounts/account.js';
import type { CartItemType } from '../orders/cart.js';
import { money, type Money } from '../money/money.js';

/** A rate of 100 %. Commission rates are in hundredths of a percent, so 1,000 is 10 %. */
const WHOLE = 10_000;

/** A rule of the marketplace's commission: the amounts, and the sales and rentals to which it applies. */
export interface CommissionRule {
  /** In hundredths of a percent of the price or rent. */
  rate: number;
  /** Added for each copy, in minor units. */
  fixed: number;
  /** The minimum commission on a copy, in minor units. */
  least: number;
  /** The type of lines to which the rule applies; null for all. */
  type: CartItemType | null;
  /** The role of the sellers to whom the rule applies; null for all. */
  role: Role | null;
  /** The first day on which the rule applies (YYYY-MM-DD); null if it has always applied. */
  from: string | null;
}

/** Copies of a book that are sold or rented out by one line of an order. */
export interface SoldCopies {
  type: CartItemType;
  quantity: number;
  /** The price or rent of all copies. */
  lineTotal: Money;
  /** Null if the role is not known; rules that are limited to a role then do not apply. */
  sellerRole: Role | null;
}

/** Returns a rule that charges the same percentage on everything. `rate` is in hundredths of a percent. */
export function percentageRule(rate: number): CommissionRule {
  return { rate, fixed: 0, least: 0, type: null, role: null, from: null };
}

/**
 * Returns the commission on copies that are ordered on a day (YYYY-MM-DD). The last rule that applies to them decides; without
 * one, the commission is zero. The amount is rounded to the nearest paisa and never exceeds the price or rent.
 */
export function commissionOn(sold: SoldCopies, rules: readonly CommissionRule[], today: string): Money {
  const { quantity, lineTotal } = sold;
  const rule = rules.filter((each) => applies(each, sold, today)).at(-1);
  if (!rule) return money(0, lineTotal.currencyCode);
  const asked = Math.round((lineTotal.amount * rule.rate) / WHOLE) + rule.fixed * quantity;
  const amount = Math.min(lineTotal.amount, Math.max(asked, rule.least * quantity));
  return money(amount, lineTotal.currencyCode);
}

function applies({ type, role, from }: CommissionRule, sold: SoldCopies, today: string): boolean {
  return (
    (type === null || type === sold.type) &&
    (role === null || role === sold.sellerRole) &&
    (from === null || from <= today)
  );
}

/**
 * Returns the part of a line's commission that remains after refunds: in proportion to what the seller keeps of the
 * price, rounded down. Late fees and withheld deposits are free of commission.
 */
export function commissionKept(
  commission: Money,
  { lineTotal, net }: { lineTotal: Money; net: Money },
): Money {
  if (lineTotal.amount === 0) return commission;
  const kept = BigInt(Math.max(0, Math.min(lineTotal.amount, net.amount)));
  const part = (BigInt(commission.amount) * kept) / BigInt(lineTotal.amount);
  return money(Number(part), commission.currencyCode);
}
