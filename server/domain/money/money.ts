/** The currencies that Panna can show. Everything is charged in INR (docs/marketplace.md, Money). */
export const CurrencyCode = { INR: 'INR', USD: 'USD', EUR: 'EUR' } as const;
export type CurrencyCode = keyof typeof CurrencyCode;

/** An exact amount in whole minor units (paise, cents), never a float of rupees. */
export interface Money {
  amount: number;
  currencyCode: CurrencyCode;
}

/** Returns an amount of money. Throws a RangeError if it is not a safe integer. */
export function money(amount: number, currencyCode: CurrencyCode): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is no exact number of minor units`);
  return { amount: amount === 0 ? 0 : amount, currencyCode };
}

/** Returns an amount in the currency with this code; null if Panna does not know the code. */
export function knownMoney(amount: number, currency: string): Money | null {
  const known = Object.values(CurrencyCode).find((code) => code === currency);
  return known ? money(amount, known) : null;
}

export function zero(currencyCode: CurrencyCode): Money {
  return money(0, currencyCode);
}

/**
 * Returns the sum of two amounts. Throws a plain Error if the currencies differ, because that is a programming
 * mistake.
 */
export function plus(a: Money, b: Money): Money {
  if (a.currencyCode !== b.currencyCode) {
    throw new Error(`${a.currencyCode} and ${b.currencyCode} cannot be added`);
  }
  return money(a.amount + b.amount, a.currencyCode);
}

/** Returns the amount with the opposite sign. */
export function negate(a: Money): Money {
  return money(-a.amount, a.currencyCode);
}

/** Returns the amount multiplied by `count`, a whole number. */
export function times(a: Money, count: number): Money {
  if (!Number.isSafeInteger(count)) throw new RangeError(`${count} is no whole number`);
  return money(a.amount * count, a.currencyCode);
}

/** Returns the sum of the amounts; zero of the given currency if there are none. */
export function sum(amounts: Iterable<Money>, currencyCode: CurrencyCode): Money {
  let total = zero(currencyCode);
  for (const amount of amounts) total = plus(total, amount);
  return total;
}

/**
 * Splits an amount of zero or more by weight, to the last paisa: the shares add up to the amount. Each share is rounded
 * down; the remainder goes to the shares with the largest fractions, earlier shares first. If all weights are zero, the
 * shares are equal. Throws a RangeError for a negative amount, and unless the weights are whole numbers of zero or more.
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
