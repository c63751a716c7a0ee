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
 * Releases the copies of these lines that a step frees, and removes lost copies from the stock for good. Ignores copies that
 * the buyer has bought during the rental.
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

/** True if the error refuses a step because a lost copy is reserved and no other copy can take its place. */
export function isCopyReserved(error: unknown): boolean {
  return error instanceof DomainError && error.problems.some(({ code }) => code === 'LOST_COPY_RESERVED');
}

/**
 * Takes the copies of these lines out of the stock for good, as if they were sold. Later rentals of such a copy move to another
 * copy. If there is none, throws the error code `reserved`. The transaction must have locked the books.
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
 * Moves later rentals of each copy of these lines to another copy, then calls `take` for the copy. If there is no other copy,
 * throws the error code `reserved`. The transaction must have locked the books.
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
 * Moves a rental to another copy that is available on its days. Returns false if there is none. The transaction must have
 * locked the book.
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

/** Inserts the row that a free copy needs before it can be promised. Returns the row's id. */
async function newCopy(tx: Transaction, bookId: string): Promise<string> {
  const id = newId('copy');
  await tx.insert(CopyEntity, { id, bookId });
  return id;
}

/**
 * Takes a copy out of the stock for good, from the first day of its first allocation. If two lines of a fulfillment share the
 * copy on different days, its other allocations are released.
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
