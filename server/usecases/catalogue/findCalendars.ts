import type { CalendarWish, FreeStretch } from '../../domain/rental/rentalCalendar.js';
import { calendarsOf } from '../../persistence/queries/stock/calendars.js';
import { today, type Scope } from '../scope.js';

/**
 * Returns the days from today on which copies for these wishes are free, in the same order; none for an
 * unknown book.
 */
export async function findCalendars(scope: Scope, wishes: readonly CalendarWish[]): Promise<FreeStretch[][]> {
  const calendars = await calendarsOf(scope.database, wishes, today(scope));
  return wishes.map(({ bookId }) => calendars.get(bookId) ?? []);
}
