import type { CalendarWish, FreeStretch } from '../../domain/rental/rentalCalendar.js';
import { calendarsOf } from '../../persistence/queries/stock/calendars.js';
import { planning, type Scope } from '../scope.js';

/** For each wish, in the same order, returns the periods from today on in which copies are free; empty for an unknown book. */
export async function findCalendars(scope: Scope, wishes: readonly CalendarWish[]): Promise<FreeStretch[][]> {
  const calendars = await calendarsOf(scope.database, wishes, planning(scope));
  return wishes.map(({ bookId }) => calendars.get(bookId) ?? []);
}
