import { money, type Money } from '../money/money.js';

/** The parts of a whole in a commission rate: a rate is in hundredths of a percent, so 1,000 is 10 %. */
const WHOLE = 10_000;

/** Returns the commission on a price or a rent, rounded to the nearest paisa. `rate` is in hundredths of a percent. */
export function commissionOn({ amount, currencyCode }: Money, rate: number): Money {
  return money(Math.round((amount * rate) / WHOLE), currencyCode);
}

/**
 * Returns the part of a line's commission that remains after refunds: in proportion to what the seller keeps of the
 * price, rounded down. Late fees and withheld deposits are free of commission.
 */
export function commissionKept(
  commission: Money,
  { lineTotal, net }: { lineTotal: Money; net: Money },
): Money {
  if (lineTotal.amount === 0) return commission;
  const kept = BigInt(Math.max(0, Math.min(lineTotal.amount, net.amount)));
  const part = (BigInt(commission.amount) * kept) / BigInt(lineTotal.amount);
  return money(Number(part), commission.currencyCode);
}
