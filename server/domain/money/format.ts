import { asciiDigits } from '../text/digits.js';
import type { Money } from './money.js';

/** Every currency of Panna has a hundred minor units. */
const MINOR_UNITS = 100;

/** Minor units as an exact decimal string with two decimals: 24950 is '249.50'. */
export function formatDecimal(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** How an amount is written out. */
export interface MoneyStyle {
  /** Whose digits and signs: a BCP 47 tag. */
  locale: string;
  /** Whether the decimals of a whole amount are left out. */
  isShort: boolean;
}

/** As English readers in India read it: 12495050 paise are '₹1,24,950.50', and 24900 are '₹249'. */
const IN_REFUSALS: MoneyStyle = { locale: 'en-IN', isShort: true };

/** An amount as people read it. */
export function formatMoney({ amount, currencyCode }: Money, { locale, isShort } = IN_REFUSALS): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currencyCode,
    trailingZeroDisplay: isShort ? 'stripIfInteger' : 'auto',
  });
  return format.format(formatDecimal(amount) as Intl.StringNumericLiteral);
}

/**
 * Minor units of an amount in rupees: '249.50', 249.5 and 249 are read exactly, as are '२४९.५०' and '૨૪૯'; undefined for
 * what is no amount, has more than two decimals or is too large to be exact.
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
 * Paise of what should be an amount of rupees, as a number or as text. Undefined for nothing, and NaN, which every schema
 * refuses, for what is no exact amount.
 */
export function paiseOf(rupees: unknown): number | undefined {
  if (rupees === undefined || rupees === null || rupees === '') return undefined;
  const exact = typeof rupees === 'number' || typeof rupees === 'string' ? parseDecimal(rupees) : undefined;
  return exact ?? NaN;
}
