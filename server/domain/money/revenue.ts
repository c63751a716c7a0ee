import { Temporal } from 'temporal-polyfill';
import { money, type CurrencyCode, type Money } from './money.js';

/** Number of months in a seller's revenue, with the present one. */
const REVENUE_MONTHS = 12;

/** A seller's revenue in a month, named by its first day (YYYY-MM-DD). Negative if refunds exceed it. */
export interface MonthlyRevenue {
  month: string;
  amount: Money;
}

/**
 * Returns the first days of the shown months, oldest first. Months follow the marketplace's time zone, as all
 * days do.
 */
export function revenueMonths(today: string): string[] {
  const present = Temporal.PlainDate.from(today).with({ day: 1 });
  return Array.from({ length: REVENUE_MONTHS }, (_, index) =>
    present.subtract({ months: REVENUE_MONTHS - 1 - index }).toString(),
  );
}

/**
 * Returns the revenue of every shown month: zero if nothing is recorded. Amounts in minor units of the
 * currency.
 */
export function monthlyRevenue(
  recorded: readonly { month: string; amount: number }[],
  today: string,
  currency: CurrencyCode,
): MonthlyRevenue[] {
  const amounts = new Map(recorded.map(({ month, amount }) => [month, amount]));
  return revenueMonths(today).map((month) => ({ month, amount: money(amounts.get(month) ?? 0, currency) }));
}
