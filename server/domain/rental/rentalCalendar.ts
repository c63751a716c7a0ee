import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { refuse } from '../shared/errors.js';
import { dateField, quantityField } from '../shared/fields.js';
import { longestRental, type LeasePrice } from '../catalogue/book.js';
import { LONGEST_LEASE } from '../catalogue/listing.js';
import { latestStart, rentalPeriod } from './rentalPeriod.js';

/** Days from startsOn (inclusive) to endsOn (exclusive), each 'YYYY-MM-DD'. */
export interface Days {
  startsOn: string;
  endsOn: string;
}

/**
 * A number of copies that are free on the same days. `endsOn` is null if the copies stay free beyond the requested
 * days.
 */
export interface FreeStretch {
  startsOn: string;
  endsOn: string | null;
  copies: number;
}

/** Maximum number of months of a calendar in one request. */
const CALENDAR_MONTHS = 13;

/** The length of 'YYYY-MM-DD'. */
const DAY_LENGTH = 10;

/** Used as the end of a period that has no end. */
const NEVER = '9999-12-31';

const optionalDate = dateField.nullish().transform((day) => day ?? null);

/** The requested days of a book's calendar, and the number of copies that must be free. */
export const calendarSchema = z.object({ quantity: quantityField, from: optionalDate, until: optionalDate });

/** A rental to look for: the number of months and the number of copies. */
export const rentalWishSchema = z.object({
  months: z.int().min(1, 'DURATION_TOO_SHORT').max(LONGEST_LEASE, 'DURATION_TOO_LONG'),
  quantity: quantityField,
});

/** A rental to look for: the book, the number of months and the number of copies. */
export interface CalendarWish extends z.output<typeof rentalWishSchema> {
  bookId: string;
}

/** Returns the days of the calendar to show: from today at the earliest, for 13 months at most. */
export function calendarDays(asked: { from: string | null; until: string | null }, today: string): Days {
  const startsOn = later(asked.from ?? today, today);
  const latest = rentalPeriod(startsOn, CALENDAR_MONTHS).endsOn;
  return { startsOn, endsOn: earlier(asked.until ?? latest, latest) };
}

/**
 * Returns the wanted days without the days before today. Throws PERIOD_INVALID if the end is not after the start, and
 * DAYS_PAST if all days are before today.
 */
export function daysToCome({ startsOn, endsOn }: Days, today: string): Days {
  const field = ['free', 'endsOn'];
  if (endsOn <= startsOn) refuse('PERIOD_INVALID', { field });
  if (endsOn <= today) refuse('DAYS_PAST', { field });
  return { startsOn: later(startsOn, today), endsOn };
}

/**
 * Returns the days on which this many copies are free. The copies may differ from day to day, so a rental may fit on
 * fewer days.
 */
export function freePeriods(free: readonly FreeStretch[], quantity: number, shown: Days): Days[] {
  return within(shown, daysWithEnough(free, quantity));
}

/**
 * Returns the days on which a rental of this length can begin, because enough copies are free until the rental ends.
 */
export function rentalStarts(
  free: readonly FreeStretch[],
  { months, quantity }: z.output<typeof rentalWishSchema>,
  shown: Days,
): Days[] {
  return within(shown, daysWithEnough(startsOf(free, months), quantity));
}

/** Returns the first day on which a rental of this length can begin; null if there is none. */
export function nextFreeFrom(
  free: readonly FreeStretch[],
  { months, quantity }: z.output<typeof rentalWishSchema>,
): string | null {
  return daysWithEnough(startsOf(free, months), quantity)[0]?.startsOn ?? null;
}

/**
 * Returns the first day, up to the latest possible start, on which a rental of this length cannot begin for lack of
 * free copies; null if there is none.
 */
export function nextTakenFrom(
  free: readonly FreeStretch[],
  wish: z.output<typeof rentalWishSchema>,
  today: string,
): string | null {
  const endsOn = Temporal.PlainDate.from(latestStart(today)).add({ days: 1 }).toString();
  const [first] = rentalStarts(free, wish, { startsOn: today, endsOn });
  if (first?.startsOn !== today) return today;
  return first.endsOn < endsOn ? first.endsOn : null;
}

/**
 * True if, on some day, a rental of an allowed length cannot begin for lack of a free copy. Checks only the longest rental,
 * because a copy that is free long enough for it is free for all shorter rentals as well.
 */
export function isTakenAtTimes(free: readonly FreeStretch[], lease: LeasePrice, today: string): boolean {
  return nextTakenFrom(free, { months: longestRental(lease), quantity: 1 }, today) !== null;
}

/**
 * Returns the days on which a rental of this many months can begin so that it ends while the copies are still free.
 */
function startsOf(free: readonly FreeStretch[], months: number): FreeStretch[] {
  return free.map((days) => ({ ...days, endsOn: days.endsOn && startsEnd(days.endsOn, months) }));
}

/**
 * Returns the first start of a rental of this many months that would end after the given day. A rental ends on the same
 * day of a later month, or on the last day of a shorter month. Uses Date, because Temporal takes several times as long,
 * and a frequently rented book needs hundreds of these calculations.
 */
function startsEnd(end: string, months: number): string {
  const date = new Date(end);
  const [year, month, next] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() + 1];
  const exists = next <= daysIn(year, month) && next <= daysIn(year, month - months);
  const start = exists ? Date.UTC(year, month - months, next) : Date.UTC(year, month - months + 1, 1);
  return new Date(start).toISOString().slice(0, DAY_LENGTH);
}

/**
 * Returns the number of days of a month. Months are counted from 0; a number below 0 or above 11 is a month of another year.
 */
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** Returns the periods in which at least `quantity` copies are free, earliest first. Adjoining periods are merged. */
function daysWithEnough(free: readonly FreeStretch[], quantity: number): Days[] {
  const enough: Days[] = [];
  let copies = 0;
  let since: string | null = null;
  for (const [day, change] of changesOf(free)) {
    copies += change;
    if (copies >= quantity) since ??= day;
    else if (since !== null) {
      enough.push({ startsOn: since, endsOn: day });
      since = null;
    }
  }
  return enough;
}

/** Returns the change in the number of free copies on each day, in the order of the days. */
function changesOf(free: readonly FreeStretch[]): [day: string, change: number][] {
  const changes = new Map<string, number>();
  const change = (day: string, by: number) => changes.set(day, (changes.get(day) ?? 0) + by);
  for (const { startsOn, endsOn, copies } of free) {
    const end = endsOn ?? NEVER;
    if (end <= startsOn) continue;
    change(startsOn, copies);
    change(end, -copies);
  }
  return [...changes].sort(([a], [b]) => (a < b ? -1 : 1));
}

function within(shown: Days, periods: readonly Days[]): Days[] {
  return periods
    .map(({ startsOn, endsOn }) => ({
      startsOn: later(startsOn, shown.startsOn),
      endsOn: earlier(endsOn, shown.endsOn),
    }))
    .filter(({ startsOn, endsOn }) => startsOn < endsOn);
}

const later = (a: string, b: string): string => (a > b ? a : b);
const earlier = (a: string, b: string): string => (a < b ? a : b);
