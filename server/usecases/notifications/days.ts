import { startOfDay } from '../../domain/shared/day.js';

const DAY_MS = 86_400_000;

/** Returns the day (YYYY-MM-DD) that is `count` days after `day`. */
export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the number of days from `earlier` to `later`; negative if `later` is before `earlier`. */
export function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / DAY_MS;
}

/** Returns the start (inclusive) and the end (exclusive) of the day before `day`, in the marketplace's time zone. */
export function dayBefore(day: string, timeZone: string): { from: Date; until: Date } {
  return { from: startOfDay(daysAfter(day, -1), timeZone), until: startOfDay(day, timeZone) };
}
