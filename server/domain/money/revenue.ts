import { Temporal } from 'temporal-polyfill';
import { money, type CurrencyCode, type Money } from './money.js';

/** How many months a seller's revenue is shown for, the present one among them. */
const REVENUE_MONTHS = 12;

/** What a seller earned in a month, which is known by its first day (YYYY-MM-DD). Below zero when more was refunded. */
export interface MonthlyRevenue {
  month: string;
  amount: Money;
}

/** The first days of the months that are shown, the oldest first. Months are those of the marketplace's time zone, as all days are. */
export function revenueMonths(today: string): string[] {
  const present = Temporal.PlainDate.from(today).with({ day: 1 });
  return Array.from({ length: REVENUE_MONTHS }, (_, index) =>
    present.subtract({ months: REVENUE_MONTHS - 1 - index }).toString(),
  );
}

/** The revenue of every month that is shown: zero where nothing is recorded. Amounts in minor units of the currency. */
export function monthlyRevenue(
  recorded: readonly { month: string; amount: number }[],
  today: string,
  currency: CurrencyCode,
): MonthlyRevenue[] {
  const amounts = new Map(recorded.map(({ month, amount }) => [month, amount]));
  return revenueMonths(today).map((month) => ({ month, amount: money(amounts.get(month) ?? 0, currency) }));
}
