import { LIFECYCLE, type FulfillmentAction, type OrderStatus, type ReachedStatus } from './orderStatus.js';

/** The statuses in which a fulfillment waits for the seller or the buyer. */
export const WAITING_STATUSES = ['PENDING', 'CONFIRMED', 'SHIPPED'] as const satisfies readonly OrderStatus[];
export type WaitingStatus = (typeof WAITING_STATUSES)[number];

/** The number of days that a fulfillment may wait in each status. */
export type DeadlineDays = Readonly<Record<WaitingStatus, number>>;

/** The days that apply unless the operator sets others. */
export const USUAL_DEADLINE_DAYS: DeadlineDays = { PENDING: 7, CONFIRMED: 14, SHIPPED: 14 };

/** A step that Panna takes if nobody acts within the days of a status. */
interface AutomaticStep {
  action: Extract<FulfillmentAction, 'expire' | 'assumeDelivered'>;
  /** Returns the reason for the timeline. */
  reason: (days: number) => string;
}

/** The automatic step of each status in which a fulfillment waits. */
export const AUTOMATIC_STEPS: Readonly<Record<WaitingStatus, AutomaticStep>> = {
  PENDING: { action: 'expire', reason: (days) => `The seller did not confirm it within ${days} days` },
  CONFIRMED: { action: 'expire', reason: (days) => `The seller did not send it within ${days} days` },
  SHIPPED: {
    action: 'assumeDelivered',
    reason: (days) => `The buyer did not say within ${days} days that it is missing`,
  },
};

/** The time of the next automatic step, and the status after the step. */
export interface Deadline {
  endsAt: Date;
  status: ReachedStatus;
}

const DAY_MS = 86_400_000;

/** Returns the deadline of a fulfillment that reached its status at `since`; null for a status without a deadline. */
export function deadlineOf(status: OrderStatus, since: Date, days: DeadlineDays): Deadline | null {
  if (!isWaiting(status)) return null;
  const endsAt = new Date(since.getTime() + days[status] * DAY_MS);
  return { endsAt, status: LIFECYCLE[AUTOMATIC_STEPS[status].action].to };
}

/** Returns the time before which a fulfillment must have reached its status to be overdue at `now`. */
export function overdueSince(status: WaitingStatus, now: Date, days: DeadlineDays): Date {
  return new Date(now.getTime() - days[status] * DAY_MS);
}

function isWaiting(status: OrderStatus): status is WaitingStatus {
  return status in AUTOMATIC_STEPS;
}
