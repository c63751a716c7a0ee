import { Temporal } from 'temporal-polyfill';

/** The current time, and the current day (YYYY-MM-DD) in the marketplace's time zone. */
export interface Moment {
  now: Date;
  today: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The last result for each time zone, cached because nearly every request needs today's day. A result is valid for one
 * second, because days change on whole seconds.
 */
const lastDays = new Map<string, { second: number; day: string }>();

/** Returns the day (YYYY-MM-DD) this many days later. */
export function daysAfter(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** Returns the day (YYYY-MM-DD) of a moment in this time zone (an IANA name). */
export function dayOf(moment: Date, timeZone: string): string {
  const second = Math.floor(moment.getTime() / 1000);
  const last = lastDays.get(timeZone);
  if (last?.second === second) return last.day;
  const day = formatDay(moment, timeZone);
  lastDays.set(timeZone, { second, day });
  return day;
}

function formatDay(moment: Date, timeZone: string): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  formats.set(timeZone, format);
  return format.format(moment);
}

/** Returns the moment at which a day (YYYY-MM-DD) begins in this time zone. */
export function startOfDay(day: string, timeZone: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds);
}

/** Returns the moment at which a day (YYYY-MM-DD) ends in this time zone. It is the first moment of the next day. */
export function endOfDay(day: string, timeZone: string): Date {
  return startOfDay(Temporal.PlainDate.from(day).add({ days: 1 }).toString(), timeZone);
}

/** Returns a moment as ISO 8601 with the offset of this time zone: 2026-03-01T00:15:00.000+05:30. */
export function isoIn(moment: Date, timeZone: string): string {
  return Temporal.Instant.from(moment.toISOString()).toString({ timeZone, fractionalSecondDigits: 3 });
}

/** True for the IANA name of a time zone. Offsets such as +05:30 are refused, because they have no summer time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z]/i.test(name)) return false;
  try {
    dayOf(new Date(), name);
    return true;
  } catch {
    return false;
  }
}
