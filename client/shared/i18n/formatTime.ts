import { i18n } from '@lingui/core';
import { timeZone } from './timeZone';

/** Formats the time of a moment in the viewer's language and the marketplace's time zone: "4:30 pm". It never wraps. */
export function formatTime(moment: string): string {
  return i18n.date(moment, { timeStyle: 'short', timeZone: timeZone() }).replaceAll(' ', '\u00a0');
}
