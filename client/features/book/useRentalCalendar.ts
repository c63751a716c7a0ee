import { useMemo } from 'react';
import { dueDate, today } from '../../rental/rentalQuote';
import { useRentalCalendarQuery } from './RentalCalendar.generated';

type Days = { readonly startsOn: string; readonly endsOn: string };

/** When a book is free, as the server says it for a number of months. */
export type RentalCalendar = {
  /** The days that are shown: YYYY-MM-DD, from the first to the last. */
  first: string;
  last: string;
  /** Whether a copy is free on this day. */
  isFree: (day: string) => boolean;
  /** Whether a rental of so many months can begin on this day. */
  canStart: (day: string) => boolean;
  /** The first day on which it can, be it later than the last that is shown; null when there is none. */
  next: string | null;
};

/** How far ahead the calendar looks. */
const MONTHS_AHEAD = 12;

/** The calendar of a book for rentals of so many months; undefined while it is read, null when it could not be. */
export function useRentalCalendar(bookId: string, months: number): RentalCalendar | null | undefined {
  const first = today();
  const last = dueDate(first, MONTHS_AHEAD);
  const { data, previousData, error } = useRentalCalendarQuery({
    variables: { id: bookId, months, until: last },
    fetchPolicy: 'cache-and-network',
  });
  const book = (data ?? (error ? undefined : previousData))?.book;
  const isMissing = Boolean(error ?? data);
  return useMemo(() => {
    if (!book) return isMissing ? null : undefined;
    return {
      first,
      last,
      isFree: (day) => isWithin(book.freePeriods, day),
      canStart: (day) => isWithin(book.rentalStarts, day),
      next: book.nextFreeFrom,
    };
  }, [book, isMissing, first, last]);
}

function isWithin(periods: readonly Days[], day: string): boolean {
  return periods.some(({ startsOn, endsOn }) => startsOn <= day && day < endsOn);
}
