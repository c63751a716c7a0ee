import type { BookPrice } from '../catalogue/book.js';
import type { CartItemType } from './cart.js';
import type { LineAmounts } from '../money/ledger.js';
import { refuse } from '../shared/errors.js';
import { plus, sum, times, zero, type CurrencyCode, type Money } from '../money/money.js';

/** The facts that decide the price of a line. `months` is null for a purchase. */
export interface PricedLine {
  type: CartItemType;
  quantity: number;
  months: number | null;
  price: BookPrice;
}

/**
 * Totals of a cart or an order. totalAmount is documented as the sum of the books, so it includes neither delivery nor
 * deposits.
 */
export interface Totals {
  totalAmount: Money;
  /** The sum of the sellers' delivery charges. */
  deliveryCharge: Money;
  /** The books and their delivery, without deposits. */
  totalWithDelivery: Money;
  depositTotal: Money;
  amountDue: Money;
}

/** Returns the sale price of a copy, or its monthly rent; zero if the book is no longer offered that way. */
export function unitPriceOf({ type, price }: Pick<PricedLine, 'type' | 'price'>): Money {
  return (type === 'PURCHASE' ? price.sale : price.lease?.perMonth) ?? zero(price.currency);
}

/** Returns the cost of a line: sale price x quantity, or months x rent per month x quantity. */
export function lineTotalOf(line: PricedLine): Money {
  return times(unitPriceOf(line), line.quantity * (line.type === 'RENTAL' ? (line.months ?? 0) : 1));
}

/** Returns the deposit of a line: deposit x quantity for a rental, zero for a purchase. */
export function depositOf({ type, quantity, price }: PricedLine): Money {
  return type === 'RENTAL' && price.lease ? times(price.lease.deposit, quantity) : zero(price.currency);
}

/** Returns the totals of these lines and of the charge for their delivery. */
export function totalsOf(
  lines: readonly LineAmounts[],
  deliveryCharge: Money,
  currency: CurrencyCode,
): Totals {
  const totalAmount = sum(
    lines.map((line) => line.lineTotal),
    currency,
  );
  const depositTotal = sum(
    lines.map((line) => line.deposit),
    currency,
  );
  const totalWithDelivery = plus(totalAmount, deliveryCharge);
  const amountDue = plus(totalWithDelivery, depositTotal);
  return { totalAmount, deliveryCharge, totalWithDelivery, depositTotal, amountDue };
}

/**
 * Throws PRICE_CHANGED if the amount due differs from `expected`, the amount in paise that the buyer agreed to.
 * `expected` is null if the buyer accepts any amount.
 */
export function assertAmountAgreed({ amountDue }: Totals, expected: number | null): void {
  if (expected === null || expected === amountDue.amount) return;
  refuse('PRICE_CHANGED', {
    field: ['expectedAmountDue'],
    values: { amountDue },
  });
}
