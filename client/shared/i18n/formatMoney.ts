import type { CurrencyCode } from '../contract/schema.generated';

/** An amount as the server sends it: exact decimal text and a currency code. */
export type Amount = { readonly amount: string; readonly currencyCode: CurrencyCode };

const formats = new Map<string, Intl.NumberFormat>();

/** Formats an amount. Intl receives the exact decimal text instead of a float. */
export function formatMoney({ amount, currencyCode }: Amount, locale: string): string {
  const key = `${locale} ${currencyCode}`;
  const format = formats.get(key) ?? currencyFormat(locale, currencyCode);
  formats.set(key, format);
  return format.format(amount as Intl.StringNumericLiteral);
}

const COMPACT_FROM = 100_000; // one lakh; below this amount, some browsers abbreviate thousands as 'T'

/** Formats rupees in short form, as on the axis of a chart: ₹2,500, ₹1.5L. */
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
