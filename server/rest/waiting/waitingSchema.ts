import { z } from 'zod';
import { findBooks } from '../../usecases/catalogue/findBooks.js';
import type { Scope } from '../../usecases/scope.js';
import type { WaitingEntry } from '../../usecases/waiting/listWaiting.js';
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
  })
  .meta({ id: 'WaitingEntry', description: 'An entry in the waiting list of a book. It reserves nothing.' });

/** Entries as the paths show them, each with its book. */
export async function presentEntries(scope: Scope, entries: readonly WaitingEntry[]) {
  const found = await findBooks(
    scope,
    entries.map(({ bookId }) => bookId),
  );
  const books = await presentBooks(
    scope,
    found.filter((each) => each !== null),
  );
  return entries.map(({ id, bookId, rentalPeriod, ...entry }) => ({
    _id: id,
    book: books.find(({ _id }) => _id === bookId),
    rentalDuration: presentRental(rentalPeriod),
    joinedAt: entry.joinedAt,
    placeInLine: entry.placeInLine,
    toldAt: entry.toldAt,
    turnEndsAt: entry.turnEndsAt,
  }));
}
