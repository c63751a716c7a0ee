import { useState } from 'react';
import { timeZone } from '../../../shared/i18n/timeZone';
import { useRentalCalendar } from './useRentalCalendar';

/** The day on which the rental begins: the one that was chosen, otherwise today, or the first day that is free for it. */
export function useStart({ bookId, months }: { bookId: string; months: number }) {
  const [chosen, choose] = useState<string | null>(null);
  const calendar = useRentalCalendar(bookId, months);
  const now = calendar?.first ?? likelyToday();
  const first = !calendar || calendar.canStart(now) ? now : (calendar.next ?? now);
  return { calendar, startsOn: chosen ?? first, onChange: choose };
}

/** The marketplace's day by this device's clock, YYYY-MM-DD: good until the server has said which day it is. */
export const likelyToday = (): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: timeZone() }).format(new Date());
