import { z } from 'zod';
import { longestRental, type LeasePrice } from '../catalogue/book.js';
import type { CartItemType } from './cart.js';
import { DomainError, problem, type Problem } from '../shared/errors.js';
import { idField, missingOr, optionalText } from '../shared/fields.js';
import { times, type Money } from '../money/money.js';
import type { OrderStatus, Party } from './orderStatus.js';
import { EXTEND, rentalProblem } from './rentalSteps.js';
import { rentalPeriod, type RentalPeriod } from '../rental/rentalPeriod.js';

/** Minimum extension in months. */
const SHORTEST_EXTENSION = 1;

/** Input that extends a rental. A repeated idempotency key does not extend the rental again. */
export const extendRentalSchema = z.object({
  orderItemId: idField,
  months: z.int(missingOr('REQUIRED')).min(SHORTEST_EXTENSION, 'DURATION_TOO_SHORT'),
  idempotencyKey: optionalText(200),
});
export type ExtendRental = z.output<typeof extendRentalSchema>;

/**
 * Input of a quote for an extension. Any number of months is accepted, because the quote is null for a number that is
 * not possible.
 */
export const extensionQuoteSchema = z.object({ orderItemId: idField, months: z.int() });

/** A line of an order, with the facts that decide how long its rental can be extended. */
export interface RentedLine {
  type: CartItemType;
  status: OrderStatus;
  /** True if the buyer has sent the copies back. */
  isSentBack: boolean;
  /** True if the buyer has bought the copies. */
  isBought: boolean;
  /** True while an online payment for the line is outstanding. */
  awaitsPayment: boolean;
  quantity: number;
  /** The monthly rent of a copy at the time of the order. */
  unitPrice: Money;
  /** The current rental period, including extensions; null for a purchase. */
  period: RentalPeriod | null;
  /** The listing's current maximum rental; null if the book is no longer offered for rent. */
  lease: Pick<LeasePrice, 'maxDuration'> | null;
  isUnlisted: boolean;
  /** The first day on which one of the copies is promised to another reader; null if there is none. */
  nextTakenFrom: string | null;
  /** The latest due date that the block of the deposit secures; null if the deposit is not blocked. */
  blockedUntil: string | null;
}

/** The maximum extension of a rental, and the reason why it cannot be longer. */
export interface ExtensionLimit {
  /** Zero if the rental cannot be extended. */
  months: number;
  /** The due date after the maximum extension. */
  endsOn: string;
  reason: Problem;
}

/** The cost of an extension, and the due date after it. */
export interface ExtensionQuote {
  months: number;
  endsOn: string;
  charge: Money;
}

/**
 * Returns the maximum extension of a rental. Null if `party` is not the buyer, if the buyer does not have the copies on rent
 * now, or while an online payment for the line is outstanding.
 */
export function extensionLimit(line: RentedLine, party: Party | null): ExtensionLimit | null {
  if (!line.period || !party || standingProblem(line, party)) return null;
  return limitOf(line, line.period);
}

/**
 * Returns the rental period after an extension. Throws BUYER_ONLY if `party` is not the buyer, NOTHING_TO_EXTEND for a
 * purchase, and NOT_YET_DELIVERED before the delivery. Once the buyer no longer rents the copies, throws ALREADY_BOUGHT,
 * ALREADY_SENT_BACK, ALREADY_RETURNED, ALREADY_LOST or ALREADY_CANCELLED. Throws RENTAL_AWAITS_PAYMENT while an online payment
 * is outstanding. Throws the reason of the limit if the extension is longer than extensionLimit allows.
 */
export function extendedPeriod(line: RentedLine, months: number, party: Party): RentalPeriod {
  const standing = standingProblem(line, party);
  if (standing) throw new DomainError([standing]);
  if (!line.period) throw new Error('A rental has a period');
  const limit = limitOf(line, line.period);
  if (months > limit.months) throw new DomainError([limit.reason]);
  return longerBy(line.period, months);
}

/** Returns the charge for an extension: the monthly rent as ordered, for every copy of the line. */
export function chargeForExtension({ unitPrice, quantity }: RentedLine, months: number): Money {
  return times(unitPrice, quantity * months);
}

/** Returns the cost of an extension; null if this party cannot extend the rental by this many months now. */
export function quoteExtension(line: RentedLine, months: number, party: Party | null): ExtensionQuote | null {
  const limit = extensionLimit(line, party);
  if (!line.period || !limit || months < SHORTEST_EXTENSION || months > limit.months) return null;
  const { endsOn } = longerBy(line.period, months);
  return { months, endsOn, charge: chargeForExtension(line, months) };
}

/** Returns the problem that prevents any extension of the line by this party; null if there is none. */
function standingProblem(
  { type, status, isSentBack, isBought, awaitsPayment }: RentedLine,
  party: Party,
): Problem | null {
  if (isBought && party === 'BUYER') return problem('ALREADY_BOUGHT');
  const found = rentalProblem(EXTEND, { status, hasRentals: type === 'RENTAL', isSentBack }, party);
  return found ?? (awaitsPayment ? problem('RENTAL_AWAITS_PAYMENT') : null);
}

/**
 * Returns the extended period. Months are counted from the first day, so that a rental that began on a 31st still
 * ends on the 31st if the month has one.
 */
function longerBy({ startsOn, months }: RentalPeriod, more: number): RentalPeriod {
  return rentalPeriod(startsOn, months + more);
}

function limitOf(line: RentedLine, period: RentalPeriod): ExtensionLimit {
  const { lease, nextTakenFrom, blockedUntil } = line;
  const most = lease ? Math.max(0, longestRental(lease) - period.months) : 0;
  const fits = (more: number) => {
    const { endsOn } = longerBy(period, more);
    return endsOn <= (nextTakenFrom ?? endsOn) && endsOn <= (blockedUntil ?? endsOn);
  };
  let months = 0;
  while (months < most && fits(months + 1)) months += 1;
  const { endsOn } = months > 0 ? longerBy(period, months) : period;
  const isReserved = nextTakenFrom !== null && longerBy(period, months + 1).endsOn > nextTakenFrom;
  const limit = isReserved ? 'RESERVED' : 'BLOCK';
  return { months, endsOn, reason: reasonFor(line, months < most ? limit : 'LEASE', endsOn) };
}

function reasonFor(
  { lease, isUnlisted, nextTakenFrom }: RentedLine,
  limit: 'RESERVED' | 'BLOCK' | 'LEASE',
  latest: string,
): Problem {
  const field = ['months'];
  if (limit === 'RESERVED')
    return problem('EXTENSION_RESERVED', { field, values: { from: nextTakenFrom ?? '', latest } });
  if (limit === 'BLOCK') return problem('EXTENSION_BEYOND_BLOCK', { field, values: { latest } });
  if (lease) return problem('EXTENSION_TOO_LONG', { field, values: { max: longestRental(lease), latest } });
  return problem(isUnlisted ? 'BOOK_UNLISTED' : 'NOT_FOR_RENT', { field, values: { latest } });
}
