import { Temporal } from 'temporal-polyfill';
import { longestRental, type LeasePrice } from '../catalogue/book.js';
import { problem, refuse, type Problem } from '../shared/errors.js';

/** A period from startsOn (inclusive) to the due date endsOn (exclusive). Dates are 'YYYY-MM-DD'. */
export interface RentalPeriod {
  startsOn: string;
  endsOn: string;
  months: number;
}

/** Latest start of a rental, in years from today. */
const LATEST_START_YEARS = 10;

/**
 * Returns a period of whole calendar months: 20 Nov + 1 month is 20 Dec, 31 Jan + 1 month is the last of February.
 */
export function rentalPeriod(startsOn: string, months: number): RentalPeriod {
  const endsOn = Temporal.PlainDate.from(startsOn).add({ months });
  return { startsOn, endsOn: endsOn.toString(), months };
}

/**
 * Returns the smallest number of whole months, at least one, from startsOn to endsOn or later. Throws PERIOD_INVALID
 * if the end is not after the start.
 */
export function monthsToReach(startsOn: string, endsOn: string): number {
  const start = Temporal.PlainDate.from(startsOn);
  const end = Temporal.PlainDate.from(endsOn);
  if (Temporal.PlainDate.compare(end, start) <= 0) refuse('PERIOD_INVALID', { field: ['rental', 'endsOn'] });
  const { months } = start.until(end, { largestUnit: 'months' });
  return Temporal.PlainDate.compare(start.add({ months }), end) < 0 ? months + 1 : months;
}

/** True if two periods have a day in common. */
export function overlaps(a: Omit<RentalPeriod, 'months'>, b: Omit<RentalPeriod, 'months'>): boolean {
  return a.startsOn < b.endsOn && b.startsOn < a.endsOn;
}

/** Returns the number of days of a period. The REST cart divides prices by it (docs/marketplace.md, Rentals). */
export function daysOf({ startsOn, endsOn }: Omit<RentalPeriod, 'months'>): number {
  return Temporal.PlainDate.from(startsOn).until(endsOn, { largestUnit: 'days' }).days;
}

/**
 * Returns the day in a text, which is 'YYYY-MM-DD' or an ISO time. A time with an offset is converted to this time zone
 * first. Returns null for any other text.
 */
export function dateOf(text: string, timeZone: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}(T.*)?$/.test(text)) return null;
  try {
    return /(Z|[+-]\d{2}:?\d{2})$/i.test(text.slice(11))
      ? Temporal.Instant.from(text).toZonedDateTimeISO(timeZone).toPlainDate().toString()
      : Temporal.PlainDate.from(text).toString();
  } catch {
    return null;
  }
}

/**
 * Returns DATE_IN_PAST for a start before today, and DATE_TOO_FAR for a start more than ten years ahead; otherwise
 * null.
 */
export function startProblem(startsOn: string, today: string): Problem | null {
  const field = ['rental', 'startsOn'];
  if (startsOn < today) return problem('DATE_IN_PAST', { field });
  const latest = latestStart(today);
  return startsOn > latest ? problem('DATE_TOO_FAR', { field, values: { latest } }) : null;
}

/** Returns the last day on which a rental may begin. */
export const latestStart = (today: string): string =>
  Temporal.PlainDate.from(today).add({ years: LATEST_START_YEARS }).toString();

/**
 * Returns DURATION_OUT_OF_RANGE for a rental that is shorter or longer than the listing allows; otherwise null.
 */
export function durationProblem(
  months: number,
  lease: Pick<LeasePrice, 'minDuration' | 'maxDuration'>,
): Problem | null {
  const [min, max] = [lease.minDuration, longestRental(lease)];
  if (months >= min && months <= max) return null;
  return problem('DURATION_OUT_OF_RANGE', { field: ['rental', 'months'], values: { min, max } });
}
