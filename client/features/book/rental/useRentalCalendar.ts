import { useMemo } from 'react';
import { useRentalCalendarQuery } from './RentalCalendar.generated';

type Days = { readonly startsOn: string; readonly endsOn: string };

/** The days on which a book can be rented for a given number of months, according to the server. */
export type RentalCalendar = {
  /** The first and last day shown, YYYY-MM-DD; the first is the server's current day. */
  first: string;
  last: string;
  /** True if a copy is available on this day. */
  isFree: (day: string) => boolean;
  /** True if a rental of this many months can begin on this day. */
  canStart: (day: string) => boolean;
  /** The first possible start date, which may be after the last day shown; null if there is none. */
  next: string | null;
};

/** Loads the calendar of a book for a number of months. Returns undefined while loading, null on failure. */
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

/** Returns the last day of the calendar, one year after the first. */
function lastShown(first: string): string {
  const day = new Date(first);
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return day.toISOString().slice(0, 10);
}
