import type { DomainEvent } from '../../domain/events/event.js';
import type { Planning } from '../../domain/rental/room.js';
import type { Moment } from '../../domain/shared/day.js';
import { LONGEST_LEASE } from '../../domain/catalogue/listing.js';
import { turnsOf } from '../../domain/waiting/turns.js';
import type { WaitingEnd } from '../../domain/waiting/waiting.js';
import { booksByIds } from '../../persistence/queries/books/books.js';
import { calendarsOf } from '../../persistence/queries/stock/calendars.js';
import { lockBooks } from '../../persistence/queries/stock/copies.js';
import {
  endWaiting,
  noteLooked,
  noteTold,
  waitingFor,
  withIds,
  type StoredWaiting,
} from '../../persistence/queries/waiting/waitingEntries.js';
import type { Transaction } from '../../persistence/transaction.js';

/**
 * Records the readers who must be notified that these books are available, and removes readers whose wait has ended. Returns an
 * event for each of these readers, which the caller must record. Locks the books, so that simultaneous checks notify each
 * reader once.
 */
export async function takeTurns(
  tx: Transaction,
  bookIds: readonly string[],
  moment: Moment & Planning,
): Promise<DomainEvent[]> {
  if (bookIds.length === 0) return [];
  await lockBooks(tx, bookIds);
  const entries = await waitingFor(tx, bookIds);
  // The number of free copies matters only up to the number of waiting readers.
  const quantity = Math.max(1, entries.length);
  const wishes = bookIds.map((bookId) => ({ bookId, months: LONGEST_LEASE, quantity }));
  const free = await calendarsOf(tx, wishes, moment);
  const books = await booksByIds(tx, bookIds, moment.today);
  const turns = books.map((book) =>
    turnsOf(
      entries.filter(({ bookId }) => bookId === book.id),
      { book, free: free.get(book.id) ?? [] },
      moment,
    ),
  );
  const told = turns.flatMap((each) => each.told);
  const ended = turns.flatMap((each) => each.ended);
  const first = await noteTold(tx, idsOf(told), moment.now);
  await endWaiting(tx, withIds(idsOf(ended.map(({ entry }) => entry))));
  await noteLooked(tx, bookIds, moment.today);
  return [
    ...ended.map(({ entry, reason }) => waitingEnded(entry, reason)),
    ...told
      .filter(({ id }) => first.has(id))
      .map((entry) => ({ type: 'WaitingReaderTold' as const, ...factsOf(entry) })),
  ];
}

/** Returns the event that reports the end of a reader's wait for a book. */
export function waitingEnded(entry: StoredWaiting, reason: WaitingEnd): DomainEvent<'WaitingEnded'> {
  return { type: 'WaitingEnded', ...factsOf(entry), wasTold: entry.toldAt !== null, reason };
}

function factsOf({ id, bookId, userId }: StoredWaiting) {
  return { entryId: id, bookId, userId };
}

function idsOf(entries: readonly StoredWaiting[]): string[] {
  return entries.map(({ id }) => id);
}
