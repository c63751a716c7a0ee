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
