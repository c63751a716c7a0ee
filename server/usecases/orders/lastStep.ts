import type { LastStep } from '../../domain/orders/steps.js';
import type { StoredFulfillment, StoredTimelineEntry } from '../../persistence/queries/orders/storedOrder.js';

/**
 * Returns the step that led to the current status. Entries that keep the status, such as extensions, do not count as steps.
 */
export function lastStepOf({
  timeline,
}: Pick<StoredFulfillment, 'timeline'>): StoredTimelineEntry | undefined {
  return timeline.findLast(({ from, to }) => from !== to);
}

/** Returns the last step of a fulfillment: the account that took it, and the status before it. */
export function lastStepFactsOf(fulfillment: Pick<StoredFulfillment, 'timeline'>): LastStep {
  return { reachedBy: reachedBy(fulfillment), reachedFrom: lastStepOf(fulfillment)?.from ?? null };
}

/** Returns the id of the account that moved the fulfillment to its current status; null if the step was automatic. */
export function reachedBy(fulfillment: Pick<StoredFulfillment, 'timeline'>): string | null {
  return lastStepOf(fulfillment)?.actorId ?? null;
}

/** Returns the time at which the fulfillment reached its current status. */
export function reachedAt(fulfillment: StoredFulfillment): Date {
  return lastStepOf(fulfillment)?.occurredAt ?? fulfillment.createdAt;
}
