import { useMemo } from 'react';
import { useRentalCalendarQuery } from './RentalCalendar.generated';

type Days = { readonly startsOn: string; readonly endsOn: string };

/** When a book is free, as the server says it for a number of months. */
export type RentalCalendar = {
  /** The days that are shown: YYYY-MM-DD, from today, as the server says it, to the last. */
  first: string;
  last: string;
  /** Whether a copy is free on this day. */
  isFree: (day: string) => boolean;
  /** Whether a rental of so many months can begin on this day. */
  canStart: (day: string) => boolean;
  /** The first day on which it can, be it later than the last that is shown; null when there is none. */
  next: string | null;
};

/** The calendar of a book for rentals of so many months; undefined while it is read, null when it could not be. */
export function useRentalCalendar(bookId: string, months: number): RentalCalendar | null | undefined {
  const { data, previousData, error } = useRentalCalendarQuery({
    variables: { id: bookId, months },
    fetchPolicy: 'cache-and-network',
  });
  const { book, marketplace } = data ?? (error ? undefined : previousData) ?? {};
  const isMissing = Boolean(error ?? data);
  return useMemo(() => {
    if (!book || !marketplace) return isMissing ? null : undefined;
    const first = marketplace.today;
    return {
      first,
      last: lastShown(first),
      isFree: (day) => isWithin(book.freePeriods, day),
      canStart: (day) => isWithin(book.rentalStarts, day),
      next: book.nextFreeFrom,
    };
  }, [book, marketplace, isMissing]);
}

function isWithin(periods: readonly Days[], day: string): boolean {
  return periods.some(({ startsOn, endsOn }) => startsOn <= day && day < endsOn);
}

/** How far ahead the calendar looks: a year. */
function lastShown(first: string): string {
  const day = new Date(first);
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return day.toISOString().slice(0, 10);
}
