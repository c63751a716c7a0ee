import type { DomainEvent } from '../../domain/events/event.js';
import type { Planning } from '../../domain/rental/room.js';
import type { Moment } from '../../domain/shared/day.js';
import { LIFECYCLE } from '../../domain/orders/orderStatus.js';
import type { WaitingEnd } from '../../domain/waiting/waiting.js';
import { lockBooks } from '../../persistence/queries/stock/copies.js';
import {
  waitedAmong,
  waitedBy,
  waitedInFulfillment,
  waitedOfSeller,
} from '../../persistence/queries/waiting/waitedBooks.js';
import { endWaiting, ofPerson, rentedBy } from '../../persistence/queries/waiting/waitingEntries.js';
import { recordAll } from '../record.js';
import type { Reaction, RecordingScope } from '../recording.js';
import { planning } from '../scope.js';
import { takeTurns, waitingEnded } from '../waiting/takeTurns.js';

/** Checks the waiting lists of a fulfillment's books after a step that released copies. */
export const turnsAfterStep: Reaction<'FulfillmentStepTaken'> = async (step, tx, scope) => {
  if (!('effect' in LIFECYCLE[step.action])) return;
  const bookIds = await waitedInFulfillment(tx, step.fulfillmentId);
  await recordAll(scope, tx, await takeTurns(tx, bookIds, momentOf(scope)));
};

/** Checks the waiting lists of a fulfillment's books after the books came back in a dispute. */
export const turnsAfterReturn: Reaction<'DisputeStepTaken'> = async (step, tx, scope) => {
  if (step.action !== 'confirmReturn') return;
  const bookIds = await waitedInFulfillment(tx, step.fulfillmentId);
  await recordAll(scope, tx, await takeTurns(tx, bookIds, momentOf(scope)));
};

/**
 * Checks the waiting list of a book after its copies or terms changed, after the book left the market, or after a reader
 * stopped waiting.
 */
export const turnsOfBook: Reaction<'ListingChanged' | 'ListingRemoved' | 'WaitingEnded'> = async (
  { bookId },
  tx,
  scope,
) => {
  const bookIds = await waitedAmong(tx, [bookId]);
  await recordAll(scope, tx, await takeTurns(tx, bookIds, momentOf(scope)));
};

/**
 * Removes the owner of a closed or suspended account from all waiting lists, and checks the waiting lists of the
 * account's listings.
 */
export const turnsAfterAccount: Reaction<'AccountClosed' | 'AccountSuspended'> = async (
  { userId },
  tx,
  scope,
) => {
  await lockBooks(tx, await waitedBy(tx, userId));
  const left = ended(await endWaiting(tx, ofPerson(userId)), 'LEFT');
  const turns = await takeTurns(tx, await waitedOfSeller(tx, userId), momentOf(scope));
  await recordAll(scope, tx, [...left, ...turns]);
};

/** Removes the buyer from the waiting lists of the books that the order contains as rentals. */
export const endOfWaiting: Reaction<'OrderPlaced'> = async ({ buyerId, orderId }, tx, scope) => {
  await recordAll(scope, tx, ended(await endWaiting(tx, rentedBy(buyerId, orderId)), 'RENTED'));
};

/**
 * Checks the waiting list after a notified reader left it or rented the book, so that the next reader is notified.
 * Readers who were not notified have no turn to pass on. An expired turn has already been passed on.
 */
export const turnsAfterEnd: Reaction<'WaitingEnded'> = async (end, tx, scope) => {
  const gaveUp = end.reason === 'LEFT' || end.reason === 'RENTED';
  if (end.wasTold && gaveUp) await turnsOfBook(end, tx, scope);
};

function ended(entries: Awaited<ReturnType<typeof endWaiting>>, reason: WaitingEnd): DomainEvent[] {
  return entries.map((entry) => waitingEnded(entry, reason));
}

function momentOf(scope: RecordingScope): Moment & Planning {
  return { now: scope.clock.now(), ...planning(scope) };
}
