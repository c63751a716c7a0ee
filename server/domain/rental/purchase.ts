import type { BookPrice } from '../catalogue/book.js';
import { movements, type LedgerEntry } from '../money/ledger.js';
import { money, times, type Money } from '../money/money.js';
import { lateFeeOf, type ReturnedLine } from './rentalReturn.js';

/** The offer to buy rented copies: their price, and the percentage of the rent that is credited towards it. */
export interface PurchaseOffer {
  price: Money;
  rentCreditPercent: number;
}

/**
 * Returns the offer to buy this many rented copies of a book; null if there is none. A copy costs its sale price, or its
 * deposit if the book is not for sale. An order freezes the offer.
 */
export function purchaseOfferOf({ sale, lease }: BookPrice, quantity: number): PurchaseOffer | null {
  const rentCreditPercent = lease?.rentCreditPercent ?? null;
  if (!lease || rentCreditPercent === null) return null;
  const price = times(sale ?? lease.deposit, quantity);
  return price.amount > 0 ? { price, rentCreditPercent } : null;
}

/** A rented line, with the offer to buy its copies. */
export interface OfferedLine extends ReturnedLine {
  offer: PurchaseOffer;
  /** The rent of the line including extensions, less refunds. */
  rentPaid: Money;
}

/** The cost of buying the copies of a line, and the use of the line's deposit. */
export interface PurchaseQuote {
  /** The price of all copies, as agreed in the order. */
  price: Money;
  /** The part of the rent that counts towards the price. */
  rentCounted: Money;
  deposit: Money;
  /** The late fee up to the day of the purchase. It is taken from the deposit. */
  lateFee: Money;
  /** The part of the deposit that pays for the copies. */
  fromDeposit: Money;
  /** The amount that the buyer has to pay in addition to the rent and the deposit. */
  toPay: Money;
  /** The part of the deposit that the buyer gets back. */
  released: Money;
}

/**
 * Returns the cost of buying the copies of a line on a day (YYYY-MM-DD). Part of the rent paid is deducted from the
 * price, rounded down to the paisa. The deposit first pays the late fees, and then the rest of the price. What remains
 * of the deposit is released.
 */
export function quotePurchase(line: OfferedLine, boughtOn: string): PurchaseQuote {
  const { offer, rentPaid, deposit } = line;
  const { price, rentCreditPercent } = offer;
  const inCurrency = (amount: number) => money(amount, price.currencyCode);
  const lateFee = lateFeeOf(line, boughtOn);
  const credit = (BigInt(rentPaid.amount) * BigInt(rentCreditPercent)) / 100n;
  const counted = Math.min(price.amount, Number(credit));
  const fromDeposit = Math.min(price.amount - counted, deposit.amount - lateFee.amount);
  return {
    price,
    rentCounted: inCurrency(counted),
    deposit,
    lateFee,
    fromDeposit: inCurrency(fromDeposit),
    toPay: inCurrency(price.amount - counted - fromDeposit),
    released: inCurrency(deposit.amount - lateFee.amount - fromDeposit),
  };
}

/** Returns the movements when the copies of a line are bought. All except the release have the book's title as their note. */
export function entriesAtPurchase({ lateFee, fromDeposit, toPay, released }: PurchaseQuote, title: string) {
  const taken = movements({ PURCHASE: toPay, DEPOSIT_SPENT: fromDeposit, LATE_FEE: lateFee });
  const named: LedgerEntry[] = taken.map((entry) => ({ ...entry, note: title }));
  return [...named, ...movements({ DEPOSIT_RELEASED: released })];
}
