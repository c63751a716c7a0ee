import type { CartItemType } from '../orders/cart.js';
import { rateOn } from '../payouts/datedRates.js';
import type { SupplyTax } from '../payouts/payoutTerms.js';
import type { PaperTax } from './paper.js';

/**
 * The codes on papers: HSN 4901 for printed books, SAC 9973 for renting goods, SAC 9985 for the commission. An accountant
 * must check them.
 */
export const TAX_CODES = { BOOK: '4901', RENT: '9973', COMMISSION: '9985' } as const;

/** The kind of supply, by tax code. Only the codes that bear GST are listed. */
const SUPPLIES: Record<string, keyof SupplyTax> = { [TAX_CODES.BOOK]: 'sales', [TAX_CODES.RENT]: 'rents' };

/**
 * Returns the GST rate of a tax code on a day (YYYY-MM-DD), for a seller with a GSTIN. Zero if `tax` is null, and for a
 * code that bears no GST.
 */
export function supplyRateOn(tax: SupplyTax | null, code: string | null, day: string): number {
  const supply = SUPPLIES[code ?? ''];
  return tax && supply ? rateOn(tax[supply], day) : 0;
}

/**
 * Returns the tax code of an order line: the code for books if it is a purchase, the code for renting goods if it is a rental.
 */
export function saleCodeOf(type: CartItemType): string {
  return type === 'RENTAL' ? TAX_CODES.RENT : TAX_CODES.BOOK;
}

/** The parts of an amount that includes its taxes. */
export interface TaxedAmount {
  net: number;
  taxes: PaperTax[];
}

const WHOLE = 10_000;

/**
 * Splits an amount in minor units that includes GST into the net amount and the taxes. Within a state, half of the tax
 * is CGST and half SGST; otherwise all of it is IGST. The net amount is rounded to the nearest paisa, and an odd paisa
 * of tax belongs to CGST.
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

/** The tax code of a line, and what the buyer pays for it in minor units. */
export interface SuppliedLine {
  code: string;
  net: number;
}

/** Returns the total value, without GST and in minor units, of the lines that bear GST on this day. */
export function taxableValueOf(lines: readonly SuppliedLine[], tax: SupplyTax | null, day: string): number {
  const values = lines.map(({ code, net }) => {
    const rate = supplyRateOn(tax, code, day);
    return rate > 0 ? withinAmount(Math.max(0, net), rate, true).net : 0;
  });
  return values.reduce((total, value) => total + value, 0);
}
