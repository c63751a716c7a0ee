import { arrivedPeriod, isLate, wantedEnd, type ArrivedPeriod } from '../../../domain/rental/arrival.js';
import type { RentalPeriod } from '../../../domain/rental/rentalPeriod.js';
import type { StoredOrderItem } from '../../../persistence/queries/orders/storedItem.js';
import { lockBooks } from '../../../persistence/queries/stock/copies.js';
import {
  copiesOfLines,
  promisesWithin,
  type CopyOfLines,
  type LaterPromise,
} from '../../../persistence/queries/stock/lostCopies.js';
import { changeAllocatedDays, changePromisedDays } from '../../../persistence/queries/stock/promises.js';
import { rentalsByIds, type StoredRental } from '../../../persistence/queries/stock/rentals.js';
import type { Transaction } from '../../../persistence/transaction.js';
import { movedToSubstitute } from './moveCopies.js';

/** The days of a rented line after a late delivery. */
export interface Arrival extends ArrivedPeriod {
  orderItemId: string;
}

/**
 * Moves the days of rentals that were delivered today, later than their first day. The agreed months then count from today.
 * Readers who have reserved a copy for the added days get another free copy. If there is none, the due date moves only as far
 * as the copy is free. The transaction must have locked the fulfillment.
 */
export async function moveLateRentals(
  tx: Transaction,
  rented: readonly StoredOrderItem[],
  today: string,
): Promise<Arrival[]> {
  const late = rented.filter(({ startsOn }) => isLate(startsOn, today));
  if (late.length === 0) return [];
  await lockBooks(
    tx,
    late.map(({ bookId }) => bookId),
  );
  const rentals = await rentalsByIds(
    tx,
    late.map(({ id }) => id),
    0,
  );
  const arrivals: Arrival[] = [];
  for (const rental of rentals)
    if (rental.period) arrivals.push(await move(tx, rental, rental.period, today));
  return arrivals;
}

async function move(
  tx: Transaction,
  { id: orderItemId, blockedUntil }: StoredRental,
  period: RentalPeriod,
  today: string,
): Promise<Arrival> {
  const until = wantedEnd(period, today, blockedUntil);
  const nextTakenFrom = await keepFree(tx, orderItemId, { period, until, today });
  const arrived = arrivedPeriod(period, today, { nextTakenFrom, blockedUntil });
  await changePromisedDays(tx, orderItemId, arrived);
  return { ...arrived, orderItemId };
}

interface Added {
  period: RentalPeriod;
  /** The due date that gives the buyer the full months. */
  until: string;
  today: string;
}

/**
 * Allocates the copies of a line for the added days, as far as they are free. Returns the first day of another reader's rental
 * that cannot move to another copy; null if there is none.
 */
async function keepFree(tx: Transaction, orderItemId: string, added: Added): Promise<string | null> {
  const { startsOn, endsOn } = added.period;
  let nextTakenFrom: string | null = null;
  for (const copy of await copiesOfLines(tx, [orderItemId])) {
    const taken = await takenFrom(tx, { copy, orderItemId }, added);
    const until = taken ?? added.until;
    // Changed before the next copy is handled, so that this copy is not chosen as its substitute on these days.
    if (until > endsOn) await changeAllocatedDays(tx, copy.allocationIds, { startsOn, endsOn: until });
    if (taken !== null && taken < (nextTakenFrom ?? added.until)) nextTakenFrom = taken;
  }
  return nextTakenFrom;
}

/**
 * Moves the rentals of a copy that overlap the added days to other copies. Returns the first day of a rental that cannot be
 * moved; null if all were moved.
 */
async function takenFrom(
  tx: Transaction,
  { copy: { copyId }, orderItemId }: { copy: CopyOfLines; orderItemId: string },
  { period: { endsOn: startsOn }, until, today }: Added,
): Promise<string | null> {
  if (until <= startsOn) return null;
  for (const promise of await promisesWithin(tx, { copyId, orderItemId }, { startsOn, endsOn: until }))
    if (!(await movedAway(tx, promise, today))) return promise.startsOn;
  return null;
}

async function movedAway(
  tx: Transaction,
  { isMovable, endsOn, ...promise }: LaterPromise,
  today: string,
): Promise<boolean> {
  return isMovable && endsOn !== null && movedToSubstitute(tx, { ...promise, endsOn }, today);
}
