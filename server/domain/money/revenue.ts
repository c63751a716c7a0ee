import { Temporal } from 'temporal-polyfill';
import { money, type CurrencyCode, type Money } from './money.js';

/** Number of months for which a seller's revenue is shown, including the current one. */
const REVENUE_MONTHS = 12;

/** A seller's revenue in a month; negative if refunds exceed the charges. `month` is the first day (YYYY-MM-DD). */
export interface MonthlyRevenue {
  month: string;
  amount: Money;
}

/** Returns the first day of each shown month, oldest first. `today` is a day in the marketplace's time zone. */
export function revenueMonths(today: string): string[] {
  const present = Temporal.PlainDate.from(today).with({ day: 1 });
  return Array.from({ length: REVENUE_MONTHS }, (_, index) =>
    present.subtract({ months: REVENUE_MONTHS - 1 - index }).toString(),
  );
}

/**
 * Returns the revenue of every shown month; zero for a month without an entry in `recorded`, which is in minor units.
 */
export function monthlyRevenue(
  recorded: readonly { month: string; amount: number }[],
  today: string,
  currency: CurrencyCode,
): MonthlyRevenue[] {
  const amounts = new Map(recorded.map(({ month, amount }) => [month, amount]));
  return revenueMonths(today).map((month) => ({ month, amount: money(amounts.get(month) ?? 0, currency) }));
}
