import { z } from 'zod';
import { longestRental, type LeasePrice } from '../catalogue/book.js';
import type { CartItemType } from './cart.js';
import { DomainError, problem, type Problem } from '../shared/errors.js';
import { idField, missingOr, optionalText } from '../shared/fields.js';
import { times, type Money } from '../money/money.js';
import { EXTEND, stepProblem, type OrderStatus, type Party } from './orderStatus.js';
import { rentalPeriod, type RentalPeriod } from '../rental/rentalPeriod.js';

/** Shortest extension in months. */
const SHORTEST_EXTENSION = 1;

/** An extension of a rental. The same key extends the rental once. */
export const extendRentalSchema = z.object({
  orderItemId: idField,
  months: z.int(missingOr('REQUIRED')).min(SHORTEST_EXTENSION, 'DURATION_TOO_SHORT'),
  idempotencyKey: optionalText(200),
});
export type ExtendRental = z.output<typeof extendRentalSchema>;

/** A possible extension, for a quote. */
export const extensionQuoteSchema = z.object({ orderItemId: idField, months: z.int() });

/** A line of an order, with the facts that decide whether its rental can be extended. */
export interface RentedLine {
  type: CartItemType;
  status: OrderStatus;
  quantity: number;
  /** The monthly rent of a copy, as ordered. */
  unitPrice: Money;
  /** The current period, with the extensions so far; null for a purchase. */
  period: RentalPeriod | null;
  /** The book's current limit of rentals; null if it is no longer rented out. */
  lease: Pick<LeasePrice, 'maxDuration'> | null;
  isUnlisted: boolean;
  /** The first day on which another reader has one of the copies; null if there is none. */
  nextTakenFrom: string | null;
}

/** The longest possible extension of a rental, and its limiting reason. */
export interface ExtensionLimit {
  /** Zero if it cannot be extended at all. */
  months: number;
  /** The due day after that extension. */
  endsOn: string;
  reason: Problem;
}

/** The cost of an extension, and the due day after it. */
export interface ExtensionQuote {
  months: number;
  endsOn: string;
  charge: Money;
}

/** Returns the longest possible extension; null for outsiders, and while no extension is possible. */
export function extensionLimit(line: RentedLine, party: Party | null): ExtensionLimit | null {
  if (!line.period || !party || standingProblem(line, party)) return null;
  return limitOf(line, line.period);
}

/**
 * Returns the period of a rental after an extension. Refuses what extensionLimit does not allow, with the
 * latest possible date. Refuses every party but the buyer, and any time before delivery or after the return.
 */
export function extendedPeriod(line: RentedLine, months: number, party: Party): RentalPeriod {
  const standing = standingProblem(line, party);
  if (standing) throw new DomainError([standing]);
  if (!line.period) throw new Error('A rental has a period');
  const limit = limitOf(line, line.period);
  if (months > limit.months) throw new DomainError([limit.reason]);
  return longerBy(line.period, months);
}

/** Returns the charge for an extension: the rent of the order, for every copy of the line. */
export function chargeForExtension({ unitPrice, quantity }: RentedLine, months: number): Money {
  return times(unitPrice, quantity * months);
}

/**
 * Returns the cost of an extension; null for outsiders, and if the rental cannot be extended by this many
 * months.
 */
export function quoteExtension(line: RentedLine, months: number, party: Party | null): ExtensionQuote | null {
  const limit = extensionLimit(line, party);
  if (!line.period || !limit || months < SHORTEST_EXTENSION || months > limit.months) return null;
  const { endsOn } = longerBy(line.period, months);
  return { months, endsOn, charge: chargeForExtension(line, months) };
}

/** Returns the problem that the fulfillment's state sets to an extension; null if there is none. */
function standingProblem({ type, status }: RentedLine, party: Party): Problem | null {
  return stepProblem(EXTEND, { status, hasRentals: type === 'RENTAL' }, party);
}

/**
 * Months are counted from the first day on, so that a rental from the 31st keeps ending on the 31st where it
 * can.
 */
function longerBy({ startsOn, months }: RentalPeriod, more: number): RentalPeriod {
  return rentalPeriod(startsOn, months + more);
}

function limitOf(line: RentedLine, period: RentalPeriod): ExtensionLimit {
  const { lease, nextTakenFrom } = line;
  const most = lease ? Math.max(0, longestRental(lease) - period.months) : 0;
  const fits = (more: number) => nextTakenFrom === null || longerBy(period, more).endsOn <= nextTakenFrom;
  let months = 0;
  while (months < most && fits(months + 1)) months += 1;
  const { endsOn } = months > 0 ? longerBy(period, months) : period;
  return { months, endsOn, reason: reasonFor(line, months < most, endsOn) };
}

function reasonFor(
  { lease, isUnlisted, nextTakenFrom }: RentedLine,
  isReserved: boolean,
  latest: string,
): Problem {
  const field = ['months'];
  if (isReserved)
    return problem('EXTENSION_RESERVED', { field, values: { from: nextTakenFrom ?? '', latest } });
  if (lease) return problem('EXTENSION_TOO_LONG', { field, values: { max: longestRental(lease), latest } });
  return problem(isUnlisted ? 'BOOK_UNLISTED' : 'NOT_FOR_RENT', { field, values: { latest } });
}
