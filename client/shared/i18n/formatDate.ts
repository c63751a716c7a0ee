import { i18n } from '@lingui/core';
import { timeZone } from './timeZone';

/** Formats a day, or the day of a moment in the marketplace's time zone, in the viewer's language: "20 Nov 2025". */
export function formatDate(value: string): string {
  // A value without a time is a day. Another time zone could shift it to the previous day.
  const zone = value.length === 10 ? 'UTC' : timeZone();
  return i18n.date(value, { dateStyle: 'medium', timeZone: zone });
}

/** Formats a moment in the viewer's language and the marketplace's time zone: "20 Nov 2025, 4:30 PM". */
export function formatDateTime(value: string): string {
  return i18n.date(value, { dateStyle: 'medium', timeStyle: 'short', timeZone: timeZone() });
}

/** Formats a month, given by its first day, in the viewer's language: "November 2025". */
export function formatMonth(firstDay: string): string {
  return i18n.date(firstDay, { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** Returns the month of a moment in the marketplace's time zone, in the viewer's language: "November 2025". */
export function formatMonthOf(moment: string): string {
  return i18n.date(moment, { month: 'long', year: 'numeric', timeZone: timeZone() });
}

/** Formats a month in short form: "Nov". */
export function formatShortMonth(firstDay: string): string {
  return i18n.date(firstDay, { month: 'short', timeZone: 'UTC' });
}
