import type { DomainEvent } from '../../domain/events/event.js';
import { LIFECYCLE } from '../../domain/orders/orderStatus.js';
import type { WaitingEnd } from '../../domain/waiting/waiting.js';
import { topics } from '../../liveTopics/liveTopics.js';
import { lockBooks } from '../../persistence/queries/stock/copies.js';
import {
  waitedAmong,
  waitedBy,
  waitedInFulfillment,
  waitedOfSeller,
} from '../../persistence/queries/waiting/waitedBooks.js';
import { endWaiting, ofPerson, rentedBy } from '../../persistence/queries/waiting/waitingEntries.js';
import { takeTurns, waitingEnded } from '../waiting/takeTurns.js';
import type { Consequences, Subscriber } from './subscriber.js';

/** Copies that were promised are free again. */
export const turnsAfterStep: Subscriber<'FulfillmentStepTaken'> = async (step, tx, moment) =>
  'effect' in LIFECYCLE[step.action]
    ? { events: await takeTurns(tx, await waitedInFulfillment(tx, step.fulfillmentId), moment) }
    : {};

/** A listing has more copies, other terms, or has left the market. */
export const turnsOfBook: Subscriber<'ListingChanged' | 'ListingRemoved'> = async (
  { bookId },
  tx,
  moment,
) => ({
  events: await takeTurns(tx, await waitedAmong(tx, [bookId]), moment),
});

/** An account is closed or suspended: nobody waits for what it sold, and it waits for nothing. */
export const turnsAfterAccount: Subscriber<'AccountClosed' | 'AccountSuspended'> = async (
  { userId },
  tx,
  moment,
) => {
  await lockBooks(tx, await waitedBy(tx, userId));
  const left = ended(await endWaiting(tx, ofPerson(userId)), 'LEFT');
  return { events: [...left, ...(await takeTurns(tx, await waitedOfSeller(tx, userId), moment))] };
};

/** Who has rented a book waits for it no more. */
export const endOfWaiting: Subscriber<'OrderPlaced'> = async ({ buyerId, orderId }, tx) => ({
  events: ended(await endWaiting(tx, rentedBy(buyerId, orderId)), 'RENTED'),
});

/**
 * Somebody gave a turn away. Whoever waited for one kept it from nobody, and whose days or turn are over makes room while
 * everybody's turn is looked at.
 */
export const turnsAfterEnd: Subscriber<'WaitingEnded'> = async ({ reason, bookId, wasTold }, tx, moment) =>
  wasTold && (reason === 'LEFT' || reason === 'RENTED')
    ? { events: await takeTurns(tx, await waitedAmong(tx, [bookId]), moment) }
    : {};

/** What the person waits for, on every screen of theirs. */
export function screensOfWaiting({ userId }: { userId: string }): Consequences {
  return { topics: [topics.waiting(userId)] };
}

function ended(entries: Awaited<ReturnType<typeof endWaiting>>, reason: WaitingEnd): DomainEvent[] {
  return entries.map((entry) => waitingEnded(entry, reason));
}
