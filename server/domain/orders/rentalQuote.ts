import { z } from 'zod';
import type { OfferedBook } from '../catalogue/book.js';
import { plus, type Money } from '../money/money.js';
import { keptIfLost } from '../rental/lostCopies.js';
import { purchaseOfferOf, type PurchaseOffer } from '../rental/purchase.js';
import { durationProblem, rentalPeriod, startProblem, type RentalPeriod } from '../rental/rentalPeriod.js';
import { daysAfter } from '../shared/day.js';
import { dateField, idField, quantityField } from '../shared/fields.js';
import { depositOf, lineTotalOf } from './pricing.js';

/** Input of a quote for a rental. The rental begins today by default. */
export const rentalQuoteSchema = z.object({
  bookId: idField,
  months: z.int(),
  quantity: quantityField.nullish().transform((quantity) => quantity ?? 1),
  startsOn: dateField.nullish().transform((day) => day ?? null),
});
export type WantedRental = z.output<typeof rentalQuoteSchema>;

/** The cost and the period of a possible rental. */
export interface RentalQuote {
  rentalPeriod: RentalPeriod;
  /** The day by which the books are expected. If they arrive after the first day, the months count from their arrival. */
  expectedArrivalBy: string;
  rent: Money;
  deposit: Money;
  amountDue: Money;
  /** The part of the deposit that pays for the copies if they are lost. */
  keptIfLost: Money;
  /** The offer to buy the copies during the rental; null if there is none. */
  purchaseOffer: PurchaseOffer | null;
}

/**
 * Returns the cost of a rental at current prices. Null if the book cannot be rented for this many months, or from
 * that day. Does not check that copies are free. `deliveryDays` are the days after which sent books count as delivered.
 */
export function quoteRental(
  { price }: Pick<OfferedBook, 'price'>,
  { months, quantity, startsOn }: Omit<WantedRental, 'bookId'>,
  { today, deliveryDays }: { today: string; deliveryDays: number },
): RentalQuote | null {
  const start = startsOn ?? today;
  if (!price.lease || durationProblem(months, price.lease) || startProblem(start, today)) return null;
  const line = { type: 'RENTAL', quantity, months, price } as const;
  const [rent, deposit] = [lineTotalOf(line), depositOf(line)];
  return {
    rentalPeriod: rentalPeriod(start, months),
    expectedArrivalBy: daysAfter(start, deliveryDays),
    rent,
    deposit,
    amountDue: plus(rent, deposit),
    keptIfLost: keptIfLost(price, quantity),
    purchaseOffer: purchaseOfferOf(price, quantity),
  };
}
