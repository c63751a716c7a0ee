import type { StepEffect } from '../../../domain/orders/orderStatus.js';
import { DomainError, refuse, type ErrorCode } from '../../../domain/shared/errors.js';
import { CopyEntity } from '../../../persistence/entities/catalogue.js';
import { newId } from '../../../persistence/ids.js';
import { lockBooks } from '../../../persistence/queries/stock/copies.js';
import {
  copiesOfLines,
  otherPromises,
  substituteFor,
  type CopyOfLines,
  type OtherPromise,
} from '../../../persistence/queries/stock/lostCopies.js';
import {
  moveToCopy,
  releaseAllocations,
  releaseCopies,
  takeForGood,
} from '../../../persistence/queries/stock/promises.js';
import type { StoredOrderItem } from '../../../persistence/queries/orders/storedItem.js';
import type { Transaction } from '../../../persistence/transaction.js';
import type { Moment } from '../../../domain/shared/day.js';

/**
 * Releases the copies of these lines that a step frees, and takes out of the stock those that it loses. Copies that their renter
 * has bought are the buyer's, so no step moves them.
 */
export async function moveCopies(
  tx: Transaction,
  items: readonly StoredOrderItem[],
  { frees, loses = [] }: Pick<StepEffect, 'frees' | 'loses'>,
  moment: Moment,
): Promise<void> {
  const moved = items.filter(({ purchase }) => purchase === null);
  const freed = moved.filter(({ type }) => frees.includes(type));
  const lost = moved.filter(({ type }) => loses.includes(type));
  await lockBooks(
    tx,
    [...freed, ...lost].map(({ bookId }) => bookId),
  );
  await releaseCopies(tx, idsOf(freed), moment.now);
  await takeCopiesForGood(tx, idsOf(lost), moment, 'LOST_COPY_RESERVED');
}

const idsOf = (items: readonly StoredOrderItem[]) => items.map(({ id }) => id);

/** True if a step was refused because a copy that it loses is reserved after it, and no other copy can take its place. */
export function isCopyReserved(error: unknown): boolean {
  return error instanceof DomainError && error.problems.some(({ code }) => code === 'LOST_COPY_RESERVED');
}

/**
 * Takes the copies of these lines out of the stock: from now on, each is taken without end, as if it were sold. Later
 * rentals of such a copy move to another copy. Throws the code `reserved` if there is none. The transaction must have
 * locked the books.
 */
export async function takeCopiesForGood(
  tx: Transaction,
  orderItemIds: readonly string[],
  { now, today }: Moment,
  reserved: ErrorCode,
): Promise<void> {
  await eachCopy(tx, orderItemIds, { today, reserved }, (copy) => takeOutOfStock(tx, copy, now));
}

/**
 * Calls `take` for each copy of these lines after later rentals of it have moved to another copy. Throws the code `reserved` if
 * there is none. The transaction must have locked the books.
 */
export async function eachCopy(
  tx: Transaction,
  orderItemIds: readonly string[],
  { today, reserved }: { today: string; reserved: ErrorCode },
  take: (copy: CopyOfLines) => Promise<void>,
): Promise<void> {
  if (orderItemIds.length === 0) return;
  for (const copy of await copiesOfLines(tx, orderItemIds)) {
    for (const promise of await otherPromises(tx, copy.copyId, orderItemIds))
      if (!(await movedToSubstitute(tx, promise, today)))
        refuse(reserved, { values: { from: promise.startsOn } });
    await take(copy);
  }
}

/**
 * Moves a rental to another copy that is available on its days. Returns false if there is none. The transaction must have locked
 * the book.
 */
export async function movedToSubstitute(
  tx: Transaction,
  promise: OtherPromise,
  today: string,
): Promise<boolean> {
  const { copyId, freeCopies } = await substituteFor(tx, promise, today);
  if (copyId === null && freeCopies === 0) return false;
  await moveToCopy(tx, promise.id, copyId ?? (await newCopy(tx, promise.bookId)));
  return true;
}

/** Gives a row to a free copy, so that it can be promised. */
async function newCopy(tx: Transaction, bookId: string): Promise<string> {
  const id = newId('copy');
  await tx.insert(CopyEntity, { id, bookId });
  return id;
}

/**
 * Takes a copy without end from the first day of its first allocation. Two lines of a fulfillment can share a copy on
 * different days, so the other allocations are released.
 */
async function takeOutOfStock(
  tx: Transaction,
  { allocationIds: [first, ...others], startsOn }: CopyOfLines,
  now: Date,
): Promise<void> {
  if (first === undefined) return;
  if (others.length > 0) await releaseAllocations(tx, others, now);
  await takeForGood(tx, first, startsOn);
}
