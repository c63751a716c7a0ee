import { z } from 'zod';
import { findBooks } from '../../usecases/catalogue/findBooks.js';
import type { Scope } from '../../usecases/scope.js';
import { findFree, type WaitingEntry } from '../../usecases/waiting/listWaiting.js';
import { bookSchema, presentBooks } from '../books/bookSchema.js';
import { presentRental, rentedFromTo } from '../cart/rentalDuration.js';

/** What somebody waits for. */
export const waitingEntrySchema = z
  .object({
    _id: z.string(),
    book: bookSchema,
    rentalDuration: rentedFromTo.describe(
      'When you want to rent the book. The entry ends with its last day.',
    ),
    joinedAt: z.iso.datetime().describe('When you joined the list.'),
    placeInLine: z
      .int()
      .min(1)
      .nullable()
      .describe(
        'Your place among those who have not been told yet, starting from 1; null once you were told.',
      ),
    toldAt: z.iso
      .datetime()
      .nullable()
      .describe('When you were told that the book is free; null while you wait.'),
    turnEndsAt: z.iso
      .datetime()
      .nullable()
      .describe('Set once you were told: when the entry ends and the next person is told.'),
    isFree: z
      .boolean()
      .describe(
        'Whether a copy is free now for what is left of the days, so that you can rent it, whoever else was told.',
      ),
  })
  .meta({ id: 'WaitingEntry', description: 'An entry in the waiting list of a book. It reserves nothing.' });

/** Entries as the paths show them, each with its book. */
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
