import type { CalendarWish, FreeStretch } from '../../domain/rental/rentalCalendar.js';
import { calendarsOf } from '../../persistence/queries/stock/calendars.js';
import { today, type Scope } from '../scope.js';

/** When the copies of the books of these wishes are free from today on, in the same order; nothing for an unknown book. */
export async function findCalendars(scope: Scope, wishes: readonly CalendarWish[]): Promise<FreeStretch[][]> {
  const calendars = await calendarsOf(scope.database, wishes, today(scope));
  return wishes.map(({ bookId }) => calendars.get(bookId) ?? []);
}
