import { useState } from 'react';
import { timeZone } from '../../../shared/i18n/timeZone';
import { useRentalCalendar } from './useRentalCalendar';

/** Returns the calendar, and the chosen start date or, by default, the first possible date. */
export function useStart({ bookId, months }: { bookId: string; months: number }) {
  const [chosen, choose] = useState<string | null>(null);
  const calendar = useRentalCalendar(bookId, months);
  const now = calendar?.first ?? likelyToday();
  const first = !calendar || calendar.canStart(now) ? now : (calendar.next ?? now);
  return { calendar, startsOn: chosen ?? first, onChange: choose };
}

/**
 * Returns the current day in the marketplace's time zone by this device's clock, YYYY-MM-DD. Used until the server
 * has sent the day.
 */
export const likelyToday = (): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: timeZone() }).format(new Date());
