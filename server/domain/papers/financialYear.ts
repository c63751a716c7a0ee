import { Temporal } from 'temporal-polyfill';
import { dayOf, startOfDay } from '../shared/day.js';

/** The time zone of Indian tax law. It decides the day of a paper, whatever the time zone of the marketplace is. */
const INDIA = 'Asia/Kolkata';

/** Returns the day (YYYY-MM-DD) of a paper that is issued at this moment. */
export function paperDay(moment: Date): string {
  return dayOf(moment, INDIA);
}

/** Returns the month (YYYY-MM) of a paper that is issued at this moment. */
export function paperMonth(moment: Date): string {
  return paperDay(moment).slice(0, 7);
}

/** Returns the month (YYYY-MM) before this one. */
export function monthBefore(month: string): string {
  return Temporal.PlainYearMonth.from(month).subtract({ months: 1 }).toString();
}

/**
 * Returns the Indian financial year that contains this moment, named by the year in which it begins: 2026 for April 2026 to
 * March 2027.
 */
export function financialYearOf(moment: Date): number {
  const [year = 0, month = 0] = paperDay(moment).split('-').map(Number);
  return month >= 4 ? year : year - 1;
}

/** Returns the last day (YYYY-MM-DD) of a month (YYYY-MM). */
export function lastDayOf(month: string): string {
  const { daysInMonth } = Temporal.PlainYearMonth.from(month);
  return `${month}-${daysInMonth}`;
}

/** Returns the moment at which a month (YYYY-MM) begins in India. */
export function monthStart(month: string): Date {
  return startOfDay(`${month}-01`, INDIA);
}
