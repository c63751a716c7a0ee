import { i18n } from '@lingui/core';
import { timeZone } from './timeZone';

/** A day, or the marketplace's day of a moment, in the person's language: "20 Nov 2025". */
export function formatDate(value: string): string {
  // A bare date is a day, not a moment: it must not slip to the day before.
  const zone = value.length === 10 ? 'UTC' : timeZone();
  return i18n.date(value, { dateStyle: 'medium', timeZone: zone });
}

/** A moment in the person's language and the marketplace's time zone: "20 Nov 2025, 4:30 PM". */
export function formatDateTime(value: string): string {
  return i18n.date(value, { dateStyle: 'medium', timeStyle: 'short', timeZone: timeZone() });
}

/** A month, known by its first day, in the person's language: "November 2025". */
export function formatMonth(firstDay: string): string {
  return i18n.date(firstDay, { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** Returns the marketplace's month of a moment in the viewer's language: "November 2025". */
export function formatMonthOf(moment: string): string {
  return i18n.date(moment, { month: 'long', year: 'numeric', timeZone: timeZone() });
}

/** The same as short as it is understood: "Nov". */
export function formatShortMonth(firstDay: string): string {
  return i18n.date(firstDay, { month: 'short', timeZone: 'UTC' });
}
