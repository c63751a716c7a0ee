import { asciiDigits } from '../text/digits.js';
import type { Money } from './money.js';

/** Number of minor units in one unit, the same for all currencies of Panna. */
const MINOR_UNITS = 100;

/** Returns an amount in minor units as a decimal string with two decimals: '249.50' for 24950. */
export function formatDecimal(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The locale of a formatted amount, and the form of whole amounts. */
export interface MoneyStyle {
  /** BCP 47 tag of the locale, which decides the digits and signs. */
  locale: string;
  /** True if whole amounts are shown without decimals. */
  isShort: boolean;
}

/**
 * The style of amounts in error messages, for English readers in India: 12495050 paise are '₹1,24,950.50', and 24900
 * are '₹249'.
 */
const IN_REFUSALS: MoneyStyle = { locale: 'en-IN', isShort: true };

/** Returns an amount as text for people, with its currency symbol. The default style is that of error messages. */
export function formatMoney({ amount, currencyCode }: Money, { locale, isShort } = IN_REFUSALS): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currencyCode,
    trailingZeroDisplay: isShort ? 'stripIfInteger' : 'auto',
  });
  return format.format(formatDecimal(amount) as Intl.StringNumericLiteral);
}

/**
 * Returns an amount in rupees as exact minor units. Accepts '249.50', 249.5, 249, '२४९.५०' and '૨૪૯'. Undefined for
 * other text, for more than two decimals, and for an amount that is too large to be exact.
 */
export function parseDecimal(rupees: string | number): number | undefined {
  const [, sign, whole, decimals = ''] =
    /^(-?)(\d{1,20})(?:\.(\d{1,2})0*)?$/.exec(asciiDigits(String(rupees))) ?? [];
  if (whole === undefined) return undefined;
  const amount = BigInt(whole) * BigInt(MINOR_UNITS) + BigInt(decimals.padEnd(2, '0'));
  if (amount > BigInt(Number.MAX_SAFE_INTEGER)) return undefined;
  return amount === 0n ? 0 : Number(sign ? -amount : amount);
}

/**
 * Converts rupees, as a number or text, to paise. Undefined for a missing value. NaN for an invalid one, so that
 * every schema refuses it.
 */
export function paiseOf(rupees: unknown): number | undefined {
  if (rupees === undefined || rupees === null || rupees === '') return undefined;
  const exact = typeof rupees === 'number' || typeof rupees === 'string' ? parseDecimal(rupees) : undefined;
  return exact ?? NaN;
}
