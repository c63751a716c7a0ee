import { i18n } from '@lingui/core';

/** A day or a moment as a day in the person's language: "20 Nov 2025". */
export function formatDate(value: string): string {
  // A bare date is a day, not a moment: without a zone it must not slip to the day before.
  const timeZone = value.length === 10 ? 'UTC' : undefined;
  return i18n.date(value, { dateStyle: 'medium', timeZone });
}

/** A moment in the person's language and time zone: "20 Nov 2025, 4:30 PM". */
export function formatDateTime(value: string): string {
  return i18n.date(value, { dateStyle: 'medium', timeStyle: 'short' });
}

/** A month, known by its first day, in the person's language: "November 2025". */
export function formatMonth(firstDay: string): string {
  return i18n.date(firstDay, { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** The same as short as it is understood: "Nov". */
export function formatShortMonth(firstDay: string): string {
  return i18n.date(firstDay, { month: 'short', timeZone: 'UTC' });
}
