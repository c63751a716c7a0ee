import { LONGEST_LEASE } from '../../domain/catalogue/listing.js';
import { monthsToReach, type RentalPeriod } from '../../domain/rental/rentalPeriod.js';
import { isFreeFor, turnEnd } from '../../domain/waiting/turns.js';
import { hasBegun, MOST_WAITING } from '../../domain/waiting/waiting.js';
import {
  countWaitingFor,
  countWaitingOf,
  waitingAmong,
  waitingOf,
  type PlacedWaiting,
} from '../../persistence/queries/waiting/waitingEntries.js';
import { ownRentals } from '../../persistence/queries/waiting/ownRentals.js';
import type { Book } from '../catalogue/book.js';
import { findBooks } from '../catalogue/findBooks.js';
import { findCalendars } from '../catalogue/findCalendars.js';
import { byMoment, keysetPage, type Page, type PageArguments } from '../paging.js';
import { principalWith, requireAbility } from '../requireAbility.js';
import { today, type Scope } from '../scope.js';

/** The viewer's entry on the waiting list of a book. */
export interface WaitingEntry {
  id: string;
  bookId: string;
  rentalPeriod: RentalPeriod;
  joinedAt: Date;
  /** Place in line, 1 for the next reader to be notified; null for a reader who was notified. */
  placeInLine: number | null;
  toldAt: Date | null;
  /** End of the reader's turn, when the next reader can be notified; null before the reader is notified. */
  turnEndsAt: Date | null;
}

/** Returns a page of the books that the viewer waits for, last joined first. */
export async function listWaiting(scope: Scope, request: PageArguments): Promise<Page<WaitingEntry>> {
  const { id } = await requireAbility(scope, 'waiting:read');
  return keysetPage(request, {
    place: byMoment,
    read: (stretch) => waitingOf(scope.database, id, stretch),
    nodesOf: (entries) => entries.map(presentEntry),
    placeOf: (entry) => [entry.createdAt, entry.id],
    count: (most) => countWaitingOf(scope.database, id, most),
  });
}

/** Returns the books that the viewer waits for, at most 20. */
export async function viewWaitingList(scope: Scope): Promise<WaitingEntry[]> {
  return (await listWaiting(scope, { first: MOST_WAITING })).nodes;
}

/**
 * Returns the viewer's waiting list entry for each of these books, in the same order; null if the viewer does not
 * wait for the book. Runs one statement, or none for a visitor.
 */
export async function findWaiting(
  scope: Scope,
  bookIds: readonly string[],
): Promise<(WaitingEntry | null)[]> {
  const viewer = await principalWith(scope, 'waiting:read');
  const found = viewer ? await waitingAmong(scope.database, viewer.id, bookIds) : [];
  const entries = new Map(found.map((entry) => [entry.bookId, presentEntry(entry)]));
  return bookIds.map((id) => entries.get(id) ?? null);
}

/** Returns, for each of these entries in order, true if the reader could now rent a copy for the remaining days. */
export async function findFree(scope: Scope, entries: readonly WaitingEntry[]): Promise<boolean[]> {
  const ids = entries.map(({ bookId }) => bookId);
  const wishes = ids.map((bookId) => ({ bookId, months: LONGEST_LEASE, quantity: 1 }));
  const [books, calendars] = await Promise.all([findBooks(scope, ids), findCalendars(scope, wishes)]);
  const day = today(scope);
  return entries.map(({ rentalPeriod }, index) => {
    const book = books[index];
    return book ? isFreeFor(rentalPeriod, { book, free: calendars[index] ?? [] }, day) : false;
  });
}

/**
 * Returns, for each of these books in order, true if the viewer is renting it now. Viewers cannot wait for a book
 * that they are renting.
 */
export async function findRented(scope: Scope, bookIds: readonly string[]): Promise<boolean[]> {
  const viewer = await principalWith(scope, 'waiting:read');
  const own = viewer ? await ownRentals(scope.database, viewer.id, bookIds) : [];
  const begun = own.filter((rental) => hasBegun(rental, today(scope)));
  return bookIds.map((id) => begun.some(({ bookId }) => bookId === id));
}

/**
 * Returns the number of readers who wait for each of these books, in the same order; null for books of other sellers.
 */
export async function findWaitingCounts(scope: Scope, books: readonly Book[]): Promise<(number | null)[]> {
  const viewer = await principalWith(scope, 'listings:read');
  const own = books.filter(({ sellerId }) => sellerId === viewer?.id).map(({ id }) => id);
  const counts = own.length > 0 ? await countWaitingFor(scope.database, own) : new Map<string, number>();
  return books.map(({ id }) => (own.includes(id) ? (counts.get(id) ?? 0) : null));
}

function presentEntry({ startsOn, endsOn, createdAt, ...entry }: PlacedWaiting): WaitingEntry {
  const { id, bookId, placeInLine, toldAt } = entry;
  const rentalPeriod = { startsOn, endsOn, months: monthsToReach(startsOn, endsOn) };
  const turnEndsAt = toldAt && turnEnd(toldAt);
  return { id, bookId, rentalPeriod, joinedAt: createdAt, placeInLine, toldAt, turnEndsAt };
}
