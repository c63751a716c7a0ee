import type { FreeStretch } from '../../domain/rental/rentalCalendar.js';
import { calendarsOf } from '../../persistence/queries/stock/calendars.js';
import { today, type Scope } from '../scope.js';

/** When the copies of these books are free from today on, in the same order; nothing for an unknown book. */
export async function findCalendars(scope: Scope, bookIds: readonly string[]): Promise<FreeStretch[][]> {
  const calendars = await calendarsOf(scope.database, bookIds, today(scope));
  return bookIds.map((id) => calendars.get(id) ?? []);
}
