import { z } from 'zod';
import { findBooks } from '../../usecases/catalogue/findBooks.js';
import type { Scope } from '../../usecases/scope.js';
import { findFree, type WaitingEntry } from '../../usecases/waiting/listWaiting.js';
import { bookSchema, presentBooks } from '../books/bookSchema.js';
import { presentRental, rentedFromTo } from '../cart/rentalDuration.js';

export const waitingEntrySchema = z
  .object({
    _id: z.string(),
    book: bookSchema,
    rentalDuration: rentedFromTo.describe(
      'The period for which you want to rent the book. Your entry ends with the last day of the period.',
    ),
    joinedAt: z.iso.datetime().describe('When you joined the list.'),
    placeInLine: z
      .int()
      .min(1)
      .nullable()
      .describe('Your position in the list, starting from 1; null once you were notified.'),
    toldAt: z.iso
      .datetime()
      .nullable()
      .describe('When you were notified that the book is available; null while you wait.'),
    turnEndsAt: z.iso
      .datetime()
      .nullable()
      .describe('When the entry ends and the next reader is notified; null while you wait.'),
    isFree: z
      .boolean()
      .describe('True if you can now rent a copy for the remaining days. No copy is reserved for you.'),
  })
  .meta({ id: 'WaitingEntry', description: 'An entry in the waiting list of a book. It reserves nothing.' });

/** Returns waiting-list entries in their documented form, each with its book. */
export async function presentEntries(scope: Scope, entries: readonly WaitingEntry[]) {
  const bookIds = entries.map(({ bookId }) => bookId);
  const [found, free] = await Promise.all([findBooks(scope, bookIds), findFree(scope, entries)]);
  const books = await presentBooks(
    scope,
    found.filter((each) => each !== null),
  );
  return entries.map(({ id, bookId, rentalPeriod, ...entry }, index) => ({
    _id: id,
    book: books.find(({ _id }) => _id === bookId),
    rentalDuration: presentRental(rentalPeriod),
    joinedAt: entry.joinedAt,
    placeInLine: entry.placeInLine,
    toldAt: entry.toldAt,
    turnEndsAt: entry.turnEndsAt,
    isFree: free[index] ?? false,
  }));
}
