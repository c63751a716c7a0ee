import { z } from 'zod';
import { rateOf } from './commissionRules.js';

/** A tax rate in hundredths of a percent, which applies from a day (YYYY-MM-DD) until the next rate. */
export interface TaxRate {
  from: string;
  rate: number;
}

/** An amount in minor units, which applies from a day (YYYY-MM-DD) until the next amount. */
export interface DatedAmount {
  from: string;
  amount: number;
}

/** Returns the rate or amount that applies on a day; undefined before the first one. */
export function inForce<Dated extends { from: string }>(
  all: readonly Dated[],
  day: string,
): Dated | undefined {
  const sorted = all.toSorted((a, b) => a.from.localeCompare(b.from));
  return sorted.findLast(({ from }) => from <= day);
}

/** Returns the rate that applies on a day; zero before the first one. */
export function rateOn(rates: readonly TaxRate[], day: string): number {
  return inForce(rates, day)?.rate ?? 0;
}

/**
 * Reads rates such as `18 from 2026-12-01, 20 from 2028-04-01`, with at most two decimals. Returns null for any other
 * format, a rate above 50 percent, a day that does not exist, or a repeated day.
 */
export function readTaxRates(text: string): TaxRate[] | null {
  const rates = readDated(text, /^\d{1,2}(\.\d{1,2})?$/);
  const read = rates?.map(({ from, number }) => ({ from, rate: rateOf(number) })) ?? null;
  return read?.every(({ rate }) => rate <= 5000) ? read : null;
}

/**
 * Reads amounts in whole rupees such as `500000 from 2026-04-01`. Returns null for any other format, a day that does not exist,
 * or a repeated day.
 */
export function readDatedAmounts(text: string): DatedAmount[] | null {
  const amounts = readDated(text, /^\d{1,9}$/);
  return amounts?.map(({ from, number }) => ({ from, amount: Number(number) * 100 })) ?? null;
}

function readDated(text: string, form: RegExp): { from: string; number: string }[] | null {
  const parts = text.split(',').map((part) => {
    const [, number = '', from = ''] = /^\s*(\S+) from (\d{4}-\d{2}-\d{2})\s*$/.exec(part) ?? [];
    return { from: z.iso.date().safeParse(from).data ?? '', number };
  });
  const isReadable = parts.every(({ from, number }) => from !== '' && form.test(number));
  return isReadable && new Set(parts.map(({ from }) => from)).size === parts.length ? parts : null;
}
