import { z } from 'zod';
import { quotePurchase, type OfferedLine, type PurchaseQuote } from '../rental/purchase.js';
import type { Money } from '../money/money.js';
import { DomainError, problem, refuse, type Problem } from '../shared/errors.js';
import { idField } from '../shared/fields.js';
import type { Party } from './orderStatus.js';
import { BUY, rentalProblem, type RentalFacts } from './rentalSteps.js';

const expectedField = z
  .int('AMOUNT_INVALID')
  .nullish()
  .transform((amount) => amount ?? null);

/** Input that buys the rented copies of an order line. The amounts that the buyer saw are in paise. */
export const buyRentalSchema = z.object({
  orderItemId: idField,
  expectedToPay: expectedField,
  expectedReleased: expectedField,
});
export type BuyRental = z.output<typeof buyRentalSchema>;

/**
 * Throws PURCHASE_CHANGED if the amount to pay or to get back differs from the amount that the buyer saw. An expected amount
 * of null matches any amount.
 */
export function assertPurchaseAgreed(
  { toPay, released }: PurchaseQuote,
  { expectedToPay, expectedReleased }: Pick<BuyRental, 'expectedToPay' | 'expectedReleased'>,
): void {
  const isOther = (amount: Money, expected: number | null) => expected !== null && expected !== amount.amount;
  const values = { toPay, released };
  if (isOther(toPay, expectedToPay)) refuse('PURCHASE_CHANGED', { field: ['expectedToPay'], values });
  if (isOther(released, expectedReleased))
    refuse('PURCHASE_CHANGED', { field: ['expectedReleased'], values });
}

/** A line of an order, with the facts that decide whether its copies can be bought. */
export interface PurchasableLine {
  /** The facts of the fulfillment. `hasRentals` is true if this line is a rental. */
  rental: RentalFacts;
  isBought: boolean;
  /** True while an online payment for the line is outstanding. */
  awaitsPayment: boolean;
  /** True if a dispute about the fulfillment is open. */
  isDisputed: boolean;
  /** The rented line with the offer to buy its copies; null for a purchase, and if the order has no such offer. */
  offered: OfferedLine | null;
}

/**
 * Returns the cost of buying the copies of a line on a day (YYYY-MM-DD). Throws BUYER_ONLY if `party` is not the buyer,
 * NOTHING_TO_BUY for a purchase, and NOT_YET_DELIVERED before the delivery. Once the buyer no longer rents the copies, throws
 * ALREADY_BOUGHT, ALREADY_SENT_BACK, ALREADY_RETURNED, ALREADY_LOST or ALREADY_CANCELLED. Throws RENTAL_AWAITS_PAYMENT while an
 * online payment is outstanding, DISPUTE_OPEN during a dispute, and NOT_FOR_RENTERS without an offer.
 */
export function agreedPurchase(line: PurchasableLine, party: Party, today: string): PurchaseQuote {
  const found = purchaseProblem(line, party);
  if (found) throw new DomainError([found]);
  if (!line.offered) throw new DomainError([problem('NOT_FOR_RENTERS')]);
  return quotePurchase(line.offered, today);
}

/** Returns the cost of buying the copies of a line; null if this party cannot buy them now. */
export function possiblePurchase(
  line: PurchasableLine,
  party: Party | null,
  today: string,
): PurchaseQuote | null {
  if (!party || !line.offered || purchaseProblem(line, party)) return null;
  return quotePurchase(line.offered, today);
}

function purchaseProblem(
  { rental, isBought, awaitsPayment, isDisputed }: PurchasableLine,
  party: Party,
): Problem | null {
  if (isBought && party === 'BUYER') return problem('ALREADY_BOUGHT');
  const found =
    rentalProblem(BUY, rental, party) ?? (awaitsPayment ? problem('RENTAL_AWAITS_PAYMENT') : null);
  return found ?? (isDisputed ? problem('DISPUTE_OPEN') : null);
}
