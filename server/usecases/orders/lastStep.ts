import type { WaitingFacts } from '../../domain/orders/deadlines.js';
import type { StoredFulfillment, StoredTimelineEntry } from '../../persistence/queries/orders/storedOrder.js';

/** Returns the step that led to the current status. Extensions of rentals are entries too, but no steps. */
export function lastStepOf({
  timeline,
}: Pick<StoredFulfillment, 'timeline'>): StoredTimelineEntry | undefined {
  return timeline.findLast(({ from, to }) => from !== to);
}

/** Returns the id of the account that moved the fulfillment to its current status; null if the step was automatic. */
export function reachedBy(fulfillment: Pick<StoredFulfillment, 'timeline'>): string | null {
  return lastStepOf(fulfillment)?.actorId ?? null;
}

/** Returns the facts that decide for whom a fulfillment waits. */
export function waitingFactsOf(fulfillment: StoredFulfillment): WaitingFacts {
  return {
    status: fulfillment.status,
    since: lastStepOf(fulfillment)?.occurredAt ?? fulfillment.createdAt,
    sentBackAt: fulfillment.returnShipment?.sentAt ?? null,
  };
}
