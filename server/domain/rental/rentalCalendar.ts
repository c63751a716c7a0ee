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

/** So many copies of a book that are free on the same days; endsOn is null when they stay free as long as anybody asked for. */
export interface FreeStretch {
  startsOn: string;
  endsOn: string | null;
  copies: number;
}

/** How many months of a calendar are shown at once, at most. */
const CALENDAR_MONTHS = 13;

/** The day after every other: where days without end are taken to end. */
const NEVER = '9999-12-31';

const optionalDate = dateField.nullish().transform((day) => day ?? null);

/** Which days of a book's calendar are asked for, and how many copies have to be free. */
export const calendarSchema = z.object({ quantity: quantityField, from: optionalDate, until: optionalDate });

/** For how long, and how many copies at once, a book is to be rented. */
export const rentalWishSchema = z.object({
  months: z.int().min(1, 'DURATION_TOO_SHORT').max(LONGEST_LEASE, 'DURATION_TOO_LONG'),
  quantity: quantityField,
});

/** Which book's calendar is read, and the longest rental and the most copies that are looked for in it. */
export interface CalendarWish extends z.output<typeof rentalWishSchema> {
  bookId: string;
}

/** The part of the calendar to show: from today on at the earliest, and 13 months at most. */
export function calendarDays(asked: { from: string | null; until: string | null }, today: string): Days {
  const startsOn = later(asked.from ?? today, today);
  const latest = rentalPeriod(startsOn, CALENDAR_MONTHS).endsOn;
  return { startsOn, endsOn: earlier(asked.until ?? latest, latest) };
}

/** What is left of wanted days from today on. Refuses with DAYS_PAST when nothing is, and with PERIOD_INVALID what is no period. */
export function daysToCome({ startsOn, endsOn }: Days, today: string): Days {
  const field = ['free', 'endsOn'];
  if (endsOn <= startsOn) refuse('PERIOD_INVALID', { field });
  if (endsOn <= today) refuse('DAYS_PAST', { field });
  return { startsOn: later(startsOn, today), endsOn };
}

/** The days on which so many copies are free; not always the same copies, so that a rental may fit less often. */
export function freePeriods(free: readonly FreeStretch[], quantity: number, shown: Days): Days[] {
  return within(shown, daysWithEnough(free, quantity));
}

/** The days on which a rental of so many months could begin, each copy being free until it ends. */
export function rentalStarts(
  free: readonly FreeStretch[],
  { months, quantity }: z.output<typeof rentalWishSchema>,
  shown: Days,
): Days[] {
  return within(shown, daysWithEnough(startsOf(free, months), quantity));
}

/** The first day on which such a rental could begin; null when it never could. */
export function nextFreeFrom(
  free: readonly FreeStretch[],
  { months, quantity }: z.output<typeof rentalWishSchema>,
): string | null {
  return daysWithEnough(startsOf(free, months), quantity)[0]?.startsOn ?? null;
}

/** The first day on which such a rental may begin, but could not for want of a copy; null when it could on all of them. */
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

/** Whether there is a rental that the seller allows for which no copy is free: the longest fits nowhere where a shorter does not. */
export function isTakenAtTimes(free: readonly FreeStretch[], lease: LeasePrice, today: string): boolean {
  return nextTakenFrom(free, { months: longestRental(lease), quantity: 1 }, today) !== null;
}

/** The days on which a rental of so many months can begin so that it ends while the copies are free. */
function startsOf(free: readonly FreeStretch[], months: number): FreeStretch[] {
  return free.map((days) => ({ ...days, endsOn: days.endsOn && startsEnd(days.endsOn, months) }));
}

/** The first day on which a rental of so many months would end after this day. */
function startsEnd(end: string, months: number): string {
  let day = Temporal.PlainDate.from(end).subtract({ months });
  // The last days of a long month share their end: 28 to 31 January and a month all come to 28 February.
  while (rentalPeriod(day.toString(), months).endsOn <= end) day = day.add({ days: 1 });
  return day.toString();
}

/** Where the numbers of free copies add up to enough: neighbouring days in one piece, the earliest first. */
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

/** By how many copies more or fewer are free from each day on, in the order of the days. */
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
