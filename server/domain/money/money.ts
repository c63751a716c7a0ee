/** The currencies that Panna can show. Everything is charged in INR (docs/marketplace.md, Money). */
export const CurrencyCode = { INR: 'INR', USD: 'USD', EUR: 'EUR' } as const;
export type CurrencyCode = keyof typeof CurrencyCode;

/** An exact amount: whole minor units (paise, cents), never a float of rupees. */
export interface Money {
  amount: number;
  currencyCode: CurrencyCode;
}

const MINOR_UNITS = 100;

/** An amount of money. Throws a RangeError when it is not a whole number that JavaScript holds exactly. */
export function money(amount: number, currencyCode: CurrencyCode = 'INR'): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is no exact number of minor units`);
  return { amount: amount === 0 ? 0 : amount, currencyCode };
}

/** a + b. Mixing currencies is a mistake of ours, so it throws a plain Error. */
export function plus(a: Money, b: Money): Money {
  if (a.currencyCode !== b.currencyCode) {
    throw new Error(`${a.currencyCode} and ${b.currencyCode} cannot be added`);
  }
  return money(a.amount + b.amount, a.currencyCode);
}

/** The same debt the other way round. */
export function negate(a: Money): Money {
  return money(-a.amount, a.currencyCode);
}

/** a, count times; count is a whole number. */
export function times(a: Money, count: number): Money {
  if (!Number.isSafeInteger(count)) throw new RangeError(`${count} is no whole number`);
  return money(a.amount * count, a.currencyCode);
}

/** All amounts together; zero of the given currency when there are none. */
export function sum(amounts: Iterable<Money>, currencyCode: CurrencyCode = 'INR'): Money {
  let total = money(0, currencyCode);
  for (const amount of amounts) total = plus(total, amount);
  return total;
}

/**
 * Splits an amount (not below zero) by weight, to the last paisa: the shares add up to it exactly. What rounding
 * down leaves goes to the largest remainders, the first one first. With weights of zero only, the shares are equal.
 */
export function allocate(whole: Money, weights: readonly number[]): Money[] {
  if (
    whole.amount < 0 ||
    weights.length === 0 ||
    weights.some((each) => !Number.isSafeInteger(each) || each < 0)
  ) {
    throw new RangeError('Only an amount above or at zero can be allocated, by whole weights');
  }
  const shares = weights.some((each) => each > 0) ? weights.map(BigInt) : weights.map(() => 1n);
  const total = shares.reduce((a, b) => a + b);
  const parts = shares.map((share, index) => {
    const product = BigInt(whole.amount) * share;
    return { index, floor: product / total, remainder: product % total };
  });
  let left = parts.reduce((rest, part) => rest - part.floor, BigInt(whole.amount));
  const byRemainder = [...parts].sort(
    (a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder),
  );
  for (const part of byRemainder) {
    if (left <= 0n) break;
    part.floor += 1n;
    left -= 1n;
  }
  return parts.map((part) => money(Number(part.floor), whole.currencyCode));
}

/** Minor units as an exact decimal string with two decimals: 24950 is '249.50'. */
export function formatDecimal(amount: number): string {
  const digits = String(Math.abs(money(amount).amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const READABLE = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: CurrencyCode.INR,
  trailingZeroDisplay: 'stripIfInteger',
});

/** Paise as people of India read them: 12495050 is '₹1,24,950.50', and 24900 is '₹249'. */
export function formatRupees(paise: number): string {
  return READABLE.format(formatDecimal(paise) as Intl.StringNumericLiteral);
}

/**
 * Minor units of an amount in rupees: '249.50', 249.5 and 249 are read exactly; undefined for what is no amount, has
 * more than two decimals or is too large to be exact.
 */
export function parseDecimal(rupees: string | number): number | undefined {
  const [, sign, whole, decimals = ''] = /^(-?)(\d{1,20})(?:\.(\d{1,2})0*)?$/.exec(String(rupees)) ?? [];
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
