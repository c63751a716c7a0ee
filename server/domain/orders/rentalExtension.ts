import { z } from 'zod';
import { longestRental, type LeasePrice } from '../catalogue/book.js';
import type { CartItemType } from './cart.js';
import { DomainError, problem, type Problem } from '../shared/errors.js';
import { idField, missingOr, optionalText } from '../shared/fields.js';
import { times, type Money } from '../money/money.js';
import { EXTEND, stepProblem, type OrderStatus, type Party } from './orderStatus.js';
import { rentalPeriod, type RentalPeriod } from '../rental/rentalPeriod.js';

/** The fewest months by which a rental is extended. */
const SHORTEST_EXTENSION = 1;

/** What one gives to keep a rented book longer. The same key extends the rental once. */
export const extendRentalSchema = z.object({
  orderItemId: idField,
  months: z.int(missingOr('REQUIRED')).min(SHORTEST_EXTENSION, 'DURATION_TOO_SHORT'),
  idempotencyKey: optionalText(200),
});
export type ExtendRental = z.output<typeof extendRentalSchema>;

/** The extension that somebody thinks of. */
export const extensionQuoteSchema = z.object({ orderItemId: idField, months: z.int() });

/** A line of an order as far as it decides whether its rental can go on. */
export interface RentedLine {
  type: CartItemType;
  status: OrderStatus;
  quantity: number;
  /** The rent of a copy for a month, as it was ordered. */
  unitPrice: Money;
  /** As it stands, with the extensions so far; null for a purchase. */
  period: RentalPeriod | null;
  /** How long the book may be rented now; null when it is no longer rented out. */
  lease: Pick<LeasePrice, 'maxDuration'> | null;
  isUnlisted: boolean;
  /** The first day on which somebody else has one of the copies; null when nobody has. */
  nextTakenFrom: string | null;
}

/** How much longer a rental may be, and what keeps it from being longer still. */
export interface ExtensionLimit {
  /** Zero when it cannot be extended at all. */
  months: number;
  /** When it would then be due. */
  endsOn: string;
  reason: Problem;
}

/** What an extension would cost, and when the copies would then be due back. */
export interface ExtensionQuote {
  months: number;
  endsOn: string;
  charge: Money;
}

/** How much longer somebody may keep what they rented; null for whom, or while, there is nothing to extend. */
export function extensionLimit(line: RentedLine, party: Party | null): ExtensionLimit | null {
  if (!line.period || !party || standingProblem(line, party)) return null;
  return limitOf(line, line.period);
}

/**
 * The period of a rental after so many months more. Refuses what extensionLimit does not allow, with the latest possible
 * date, and to everybody but the buyer, before the book is there and after it has gone back.
 */
export function extendedPeriod(line: RentedLine, months: number, party: Party): RentalPeriod {
  const standing = standingProblem(line, party);
  if (standing) throw new DomainError([standing]);
  if (!line.period) throw new Error('A rental has a period');
  const limit = limitOf(line, line.period);
  if (months > limit.months) throw new DomainError([limit.reason]);
  return longerBy(line.period, months);
}

/** What so many months more cost: the rent of the order, for every copy of the line. */
export function chargeForExtension({ unitPrice, quantity }: RentedLine, months: number): Money {
  return times(unitPrice, quantity * months);
}

/** What so many months more would cost; null for whom, or while, the rental cannot be extended by so many. */
export function quoteExtension(line: RentedLine, months: number, party: Party | null): ExtensionQuote | null {
  const limit = extensionLimit(line, party);
  if (!line.period || !limit || months < SHORTEST_EXTENSION || months > limit.months) return null;
  const { endsOn } = longerBy(line.period, months);
  return { months, endsOn, charge: chargeForExtension(line, months) };
}

/** What the life of the line's fulfillment has against extending it; null when nothing. */
function standingProblem({ type, status }: RentedLine, party: Party): Problem | null {
  return stepProblem(EXTEND, { status, hasRentals: type === 'RENTAL' }, party);
}

/** Months are counted from the first day on, so that a rental from the 31st keeps ending on the 31st where it can. */
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
