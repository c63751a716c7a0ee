import { z } from 'zod';
import { rateOf } from '../payouts/commissionRules.js';
import type { TaxRate } from '../payouts/payoutTerms.js';
import type { PaperTax } from './paper.js';

/**
 * The codes on papers: HSN 4901 for printed books, SAC 9973 for renting goods, SAC 9985 for the commission. An accountant
 * must check them.
 */
export const TAX_CODES = { BOOK: '4901', RENT: '9973', COMMISSION: '9985' } as const;

/**
 * The GST rates of what sellers charge. Printed books are exempt (HSN 4901), and renting goods out has the rate of the
 * goods. Only sellers with a GSTIN charge taxes.
 */
export const SALE_RATES: Record<string, readonly TaxRate[]> = {
  [TAX_CODES.BOOK]: [{ from: '2017-07-01', rate: 0 }],
  [TAX_CODES.RENT]: [{ from: '2017-07-01', rate: 0 }],
};

/** Returns the rate that applies on a day; zero before the first one. */
export function rateOn(rates: readonly TaxRate[], day: string): number {
  const sorted = rates.toSorted((a, b) => a.from.localeCompare(b.from));
  return sorted.findLast(({ from }) => from <= day)?.rate ?? 0;
}

/**
 * Reads rates such as `18 from 2026-12-01, 20 from 2028-04-01`, with at most two decimals. Null if the text has another
 * form, a rate above 50, a day that does not exist, or a day twice.
 */
export function readTaxRates(text: string): TaxRate[] | null {
  const rates = text.split(',').map((part) => {
    const [, percent, from = ''] =
      /^\s*(\d{1,2}(?:\.\d{1,2})?) from (\d{4}-\d{2}-\d{2})\s*$/.exec(part) ?? [];
    return { from: z.iso.date().safeParse(from).data ?? '', rate: rateOf(percent ?? '') };
  });
  const isReadable = rates.every(({ from, rate }) => from !== '' && rate <= 5000);
  return isReadable && new Set(rates.map(({ from }) => from)).size === rates.length ? rates : null;
}

/** The parts of an amount that includes its taxes. */
export interface TaxedAmount {
  net: number;
  taxes: PaperTax[];
}

const WHOLE = 10_000;

/**
 * Splits an amount in minor units that includes GST into the amount without it and the taxes. Within a state, half of the
 * tax is CGST and half SGST; otherwise all of it is IGST. The net amount is rounded to the nearest paisa, and an odd
 * paisa of tax belongs to CGST.
 */
export function withinAmount(amount: number, rate: number, isWithinState: boolean): TaxedAmount {
  if (rate === 0) return { net: amount, taxes: [] };
  const net = Number(
    (BigInt(amount) * BigInt(WHOLE) * 2n + BigInt(WHOLE + rate)) / (BigInt(WHOLE + rate) * 2n),
  );
  const tax = amount - net;
  if (!isWithinState) return { net, taxes: [{ name: 'IGST', rate, amount: tax }] };
  const half = Math.floor(tax / 2);
  return {
    net,
    taxes: [
      { name: 'CGST', rate: rate / 2, amount: tax - half },
      { name: 'SGST', rate: rate / 2, amount: half },
    ],
  };
}
