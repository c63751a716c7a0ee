import { offerProblem } from '../../domain/orders/cart.js';
import { rentalPeriod } from '../../domain/rental/rentalPeriod.js';
import { DomainError, refuse } from '../../domain/shared/errors.js';
import { copiesFreeOn } from '../../domain/waiting/turns.js';
import {
  assertMayWaitMore,
  joinWaitingListSchema,
  leaveWaitingListSchema,
  MOST_WAITING,
  ownRentalProblem,
  repeatProblem,
} from '../../domain/waiting/waiting.js';
import type { Planning } from '../../domain/rental/room.js';
import type { Days } from '../../domain/rental/rentalCalendar.js';
import { WaitingEntryEntity } from '../../persistence/entities/waiting.js';
import { newRows } from '../../persistence/entityStatements.js';
import { newId } from '../../persistence/ids.js';
import { booksByIds } from '../../persistence/queries/books/books.js';
import { calendarsOf } from '../../persistence/queries/stock/calendars.js';
import { lockBooks } from '../../persistence/queries/stock/copies.js';
import {
  endWaiting,
  heldWaitingOf,
  ofBook,
  waitingAmong,
} from '../../persistence/queries/waiting/waitingEntries.js';
import { ownRentals } from '../../persistence/queries/waiting/ownRentals.js';
import type { Transaction } from '../../persistence/transaction.js';
import { insertAndRecord, record } from '../record.js';
import { readInput } from '../readInput.js';
import { requireAbility } from '../requireAbility.js';
import { planning, type Scope } from '../scope.js';
import { waitingEnded } from './takeTurns.js';

/** The book and the days that a reader wants to wait for, today's date, and the room between rentals. */
interface Wish extends Days, Planning {
  bookId: string;
  months: number;
  userId: string;
}

/**
 * Adds the viewer to the waiting list of a book for the days of a rental, and returns the id of the book. Joining
 * again for the same days changes nothing. A reader who was already notified joins again at the end of the list.
 *
 * Throws the problems that would prevent any rental of the book, FREE_ON_THESE_DAYS if a copy is free on all of the
 * days, ALREADY_RENTED if the viewer has rented the book now or for some of the days, ALREADY_WAITING if the viewer
 * waits for other days, and WAITING_LIMIT if the viewer already waits for 20 books.
 */
export async function joinWaitingList(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireAbility(scope, 'waiting:write');
  const { bookId, rental } = await readInput(joinWaitingListSchema, input);
  const plan = planning(scope);
  await scope.database.transaction(async (tx) => {
    const waiting = await heldWaitingOf(tx, viewer.id, MOST_WAITING);
    await lockBooks(tx, [bookId]);
    const wish = await rentable(tx, { bookId, userId: viewer.id, ...plan, ...rental });
    const [present] = await waitingAmong(tx, viewer.id, [bookId]);
    if (present?.toldAt === null) return assertRepeated(present, wish);
    await assertTaken(tx, wish);
    await assertTakenByOthers(tx, wish);
    if (present) await endWaiting(tx, ofBook(viewer.id, bookId));
    else assertMayWaitMore(waiting);
    await addEntry(scope, tx, wish);
  });
  return bookId;
}

/**
 * Removes the viewer from the waiting list of a book and returns the id of the book. Succeeds even if the viewer is
 * not on the list.
 */
export async function leaveWaitingList(scope: Scope, input: unknown): Promise<string> {
  const viewer = await requireAbility(scope, 'waiting:write');
  const { bookId } = await readInput(leaveWaitingListSchema, input);
  await scope.database.transaction(async (tx) => {
    await lockBooks(tx, [bookId]);
    const [left] = await endWaiting(tx, ofBook(viewer.id, bookId));
    if (left) await record(scope, tx, waitingEnded(left, 'LEFT'));
  });
  return bookId;
}

/**
 * Returns the wish with its days. Throws BOOK_NOT_FOUND if the book is unknown, and the problems for which an order
 * would be refused even if all copies were free.
 */
async function rentable(
  tx: Transaction,
  wanted: Omit<Wish, keyof Days> & { startsOn: string | null },
): Promise<Wish> {
  const [book] = await booksByIds(tx, [wanted.bookId], wanted.today);
  if (!book) return refuse('BOOK_NOT_FOUND', { field: ['bookId'] });
  const line = { ...wanted, type: 'RENTAL' as const, quantity: 1 };
  const found = offerProblem(line, book, { buyerId: wanted.userId, today: wanted.today });
  if (found) throw new DomainError([found]);
  return { ...wanted, ...rentalPeriod(wanted.startsOn ?? wanted.today, wanted.months) };
}

function assertRepeated(present: Days, wish: Wish): void {
  const found = repeatProblem(present, wish);
  if (found) throw new DomainError([found]);
}

/** Throws FREE_ON_THESE_DAYS if a copy is free on all wanted days. */
async function assertTaken(tx: Transaction, wish: Wish): Promise<void> {
  const { bookId, months } = wish;
  const free = (await calendarsOf(tx, [{ bookId, months, quantity: 1 }], wish)).get(bookId) ?? [];
  if (copiesFreeOn(free, wish) > 0) refuse('FREE_ON_THESE_DAYS', { field: ['rental'] });
}

/** Throws ALREADY_RENTED if the reader has rented the book now or for some of the wanted days. */
async function assertTakenByOthers(tx: Transaction, wish: Wish): Promise<void> {
  const own = await ownRentals(tx, wish.userId, [wish.bookId]);
  const found = ownRentalProblem(own, wish, wish.today);
  if (found) throw new DomainError([found]);
}

async function addEntry(scope: Scope, tx: Transaction, wish: Wish): Promise<void> {
  const { bookId, userId, startsOn, endsOn, today: lookedOn } = wish;
  const id = newId('waiting');
  const createdAt = scope.clock.now();
  const row = { id, bookId, userId, startsOn, endsOn, createdAt, lookedOn };
  const rows = [newRows(WaitingEntryEntity, [row])];
  await insertAndRecord(scope, tx, rows, { type: 'WaitingListJoined', entryId: id, bookId, userId });
}
