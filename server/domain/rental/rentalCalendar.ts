import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { refuse } from '../shared/errors.js';
import { dateField, quantityField } from '../shared/fields.js';
import { longestRental, type LeasePrice } from '../catalogue/book.js';
import { LONGEST_LEASE } from '../catalogue/listing.js';
import { latestStart, rentalPeriod } from './rentalPeriod.js';

/** Half-open days [startsOn, endsOn), 'YYYY-MM-DD'. */
export interface Days {
  startsOn: string;
  endsOn: string;
}

/**
 * A number of copies that are free on the same days. `endsOn` is null if they stay free beyond the requested days.
 */
export interface FreeStretch {
  startsOn: string;
  endsOn: string | null;
  copies: number;
}

/** Maximum number of months of a calendar in one request. */
const CALENDAR_MONTHS = 13;

/** End of a period without an end. */
const NEVER = '9999-12-31';

const optionalDate = dateField.nullish().transform((day) => day ?? null);

/** The requested days of a book's calendar, and the number of copies that must be free. */
export const calendarSchema = z.object({ quantity: quantityField, from: optionalDate, until: optionalDate });

/** The intended length of a rental, and its number of copies. */
export const rentalWishSchema = z.object({
  months: z.int().min(1, 'DURATION_TOO_SHORT').max(LONGEST_LEASE, 'DURATION_TOO_LONG'),
  quantity: quantityField,
});

/** A book and the rental to look for: its length and its number of copies. */
export interface CalendarWish extends z.output<typeof rentalWishSchema> {
  bookId: string;
}

/** Returns the days of the calendar to show: from today at the earliest, and 13 months at most. */
export function calendarDays(asked: { from: string | null; until: string | null }, today: string): Days {
  const startsOn = later(asked.from ?? today, today);
  const latest = rentalPeriod(startsOn, CALENDAR_MONTHS).endsOn;
  return { startsOn, endsOn: earlier(asked.until ?? latest, latest) };
}

/**
 * Returns the part of the wanted days from today on. Throws PERIOD_INVALID if the end is not after the start, and
 * DAYS_PAST if all of the days have passed.
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

/** Returns the days on which a rental of this many months could begin, because each copy is free until its end. */
export function rentalStarts(
  free: readonly FreeStretch[],
  { months, quantity }: z.output<typeof rentalWishSchema>,
  shown: Days,
): Days[] {
  return within(shown, daysWithEnough(startsOf(free, months), quantity));
}

/** Returns the first day on which such a rental could begin; null if there is none. */
export function nextFreeFrom(
  free: readonly FreeStretch[],
  { months, quantity }: z.output<typeof rentalWishSchema>,
): string | null {
  return daysWithEnough(startsOf(free, months), quantity)[0]?.startsOn ?? null;
}

/**
 * Returns the first day, up to the latest possible start, on which such a rental cannot begin for lack of copies;
 * null if there is none.
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
 * True if on some day a rental that the seller allows cannot begin for lack of a copy. Only the longest rental is
 * checked: if it fits, so do all shorter ones.
 */
export function isTakenAtTimes(free: readonly FreeStretch[], lease: LeasePrice, today: string): boolean {
  return nextTakenFrom(free, { months: longestRental(lease), quantity: 1 }, today) !== null;
}

/** Returns the days on which a rental of this many months can begin and end while the copies are free. */
function startsOf(free: readonly FreeStretch[], months: number): FreeStretch[] {
  return free.map((days) => ({ ...days, endsOn: days.endsOn && startsEnd(days.endsOn, months) }));
}

/** Returns the first day whose rental of this many months would end after the given day. */
function startsEnd(end: string, months: number): string {
  let day = Temporal.PlainDate.from(end).subtract({ months });
  // Several last days of a month can have the same end: 28 to 31 January plus a month all give 28 February.
  while (rentalPeriod(day.toString(), months).endsOn <= end) day = day.add({ days: 1 });
  return day.toString();
}

/** Returns the periods in which enough copies are free in total, earliest first. Adjoining periods are merged. */
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
