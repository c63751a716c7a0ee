import { z } from 'zod';
import type { CurrencyCode } from './money.js';

/**
 * The value of one unit of a foreign currency in rupees. Used for approximate prices only, because all charges are in
 * INR.
 */
export interface ExchangeRate {
  currencyCode: Exclude<CurrencyCode, 'INR'>;
  /** A decimal number above zero, as text: '88.60'. */
  rupeesPerUnit: string;
  /** The day of the rate (YYYY-MM-DD). */
  date: string;
}

const Rate = z.string().regex(/^(?=.*[1-9])\d{1,6}(\.\d{1,6})?$/);
const Table = z.strictObject({ date: z.iso.date(), USD: Rate, EUR: Rate });

/** Sample rates, used until the operator sets EXCHANGE_RATES. */
export const SAMPLE_RATES = 'date=2025-11-20,USD=88.60,EUR=102.20';

/**
 * Returns the rates of a text in the format of SAMPLE_RATES. Undefined if the text is invalid or lacks USD or EUR.
 */
export function parseRates(text: string): ExchangeRate[] | undefined {
  const entries = text.split(',').map((entry) => entry.split('=').map((part) => part.trim()));
  if (entries.some(({ length }) => length !== 2)) return undefined;
  const table = Table.safeParse(Object.fromEntries(entries)).data;
  return table && (['USD', 'EUR'] as const).map((code) => rateIn(table, code));
}

const rateIn = ({ date, ...rates }: z.infer<typeof Table>, currencyCode: 'USD' | 'EUR'): ExchangeRate => ({
  currencyCode,
  rupeesPerUnit: rates[currencyCode],
  date,
});
