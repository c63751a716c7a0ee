import type { CurrencyCode } from '../contract/schema.generated';

/** An amount as the server writes it. */
export type Amount = { readonly amount: string; readonly currencyCode: CurrencyCode };

const formats = new Map<string, Intl.NumberFormat>();

/** The text of an amount. The exact decimal string goes to Intl as it is, never through a float. */
export function formatMoney({ amount, currencyCode }: Amount, locale: string): string {
  const key = `${locale} ${currencyCode}`;
  const format = formats.get(key) ?? currencyFormat(locale, currencyCode);
  formats.set(key, format);
  return format.format(amount as Intl.StringNumericLiteral);
}

const COMPACT_FROM = 100_000; // one lakh: below it some browsers write thousands as 'T'

/** Rupees in few letters, as on the axis of a chart: ₹2,500, ₹1.5L. */
export function formatRoughly(rupees: number, locale: string): string {
  return new Intl.NumberFormat(`${locale}-IN`, {
    style: 'currency',
    currency: 'INR',
    notation: Math.abs(rupees) < COMPACT_FROM ? 'standard' : 'compact',
    maximumFractionDigits: Math.abs(rupees) < COMPACT_FROM ? 0 : 1,
  }).format(rupees);
}

const currencyFormat = (locale: string, currency: CurrencyCode) =>
  new Intl.NumberFormat(`${locale}-IN`, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
