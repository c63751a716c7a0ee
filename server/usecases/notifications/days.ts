import { startOfDay } from '../../domain/shared/day.js';

const DAY_MS = 86_400_000;

/** Returns the day (YYYY-MM-DD) `count` days later. */
export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the days from `earlier` to `later`; negative if it is before. */
export function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / DAY_MS;
}

/** The day before this one, from its first moment to its end, in the marketplace's time zone. */
export function dayBefore(day: string, timeZone: string): { from: Date; until: Date } {
  return { from: startOfDay(daysAfter(day, -1), timeZone), until: startOfDay(day, timeZone) };
}
