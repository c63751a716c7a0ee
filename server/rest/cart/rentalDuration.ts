import { z } from 'zod';
import { refuse } from '../../domain/shared/errors.js';
import { dateOf, daysOf, monthsToReach, type RentalPeriod } from '../../domain/rental/rentalPeriod.js';
import type { Money } from '../../domain/money/money.js';
import type { Scope } from '../../usecases/scope.js';
import { rupees } from '../rupees.js';

const dayField = z
  .string('DATE_INVALID')
  .describe(
    'A day as `YYYY-MM-DD`. A full ISO 8601 time also works, and stands for its day in the time zone of the ' +
      'marketplace.',
  );

/** The requested period of a rental, by its first day and a day that it must include. */
export const rentalDurationSchema = z
  .object({
    startDate: dayField.describe('The first day of the rental: today or later.'),
    endDate: dayField.describe(
      'The last day that the rental must include, after `startDate`. The rental is extended to whole calendar ' +
        'months.',
    ),
  })
  .meta({ id: 'WantedRentalDuration', description: 'The period for which you want to rent a book.' });

/** The period of a rental, by its first day and its due date. */
export const rentedFromTo = z
  .object({
    startDate: z.iso.date().describe('The first day of the rental.'),
    endDate: z.iso.date().describe('The day by which the copies must be returned.'),
  })
  .meta({ id: 'RentalDuration', description: 'The first day and the due date of a rental.' });

/**
 * Converts the documented dates of a rental to its first day and its number of months (docs/marketplace.md, Rentals). Throws
 * DATE_INVALID if a date cannot be read, and PERIOD_INVALID if the end is not after the start.
 */
export function readRental(
  { startDate, endDate }: z.output<typeof rentalDurationSchema>,
  { timeZone }: Pick<Scope, 'timeZone'>,
) {
  const day = (text: string, name: string) => dayIn(text, timeZone, name);
  const startsOn = day(startDate, 'startDate');
  return { startsOn, months: monthsToReach(startsOn, day(endDate, 'endDate')) };
}

function dayIn(text: string, timeZone: string, name: string): string {
  return dateOf(text, timeZone) ?? refuse('DATE_INVALID', { field: [name] });
}

/** Returns a rental period in its documented form. */
export function presentRental({ startsOn, endsOn }: RentalPeriod): z.output<typeof rentedFromTo> {
  return { startDate: startsOn, endDate: endsOn };
}

/**
 * Returns the documented `price` of a line.
 *
 * The documented total is price x quantity for a purchase, and price x days x quantity for a rental. The price of a
 * rental is therefore its rent divided by days and copies, at full precision (docs/marketplace.md, Rentals).
 */
export function documentedPrice(line: {
  total: Money;
  quantity: number;
  rentalPeriod: RentalPeriod | null;
}): number {
  const days = line.rentalPeriod ? daysOf(line.rentalPeriod) : 1;
  return rupees(line.total) / (days * line.quantity);
}
