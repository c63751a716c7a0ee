import { counted } from '../text/counted.js';
import {
  LIFECYCLE,
  type FulfillmentAction,
  type OrderStatus,
  type ReachedStatus,
  type Side,
} from './orderStatus.js';

/** The states in which a fulfillment waits. READY is a SHIPPED pick-up; OVERDUE and SENT_BACK are DELIVERED rentals. */
export const WAITING_STATES = ['PENDING', 'CONFIRMED', 'READY', 'SHIPPED', 'OVERDUE', 'SENT_BACK'] as const;
export type WaitingState = (typeof WAITING_STATES)[number];

/** The time limits of orders, ratings, disputes, complaints and reviews, other than the deadlines of the states. */
type Limit =
  /** Working days in which a confirmed fulfillment should be sent (domain/orders/dispatch.ts). */
  | 'DISPATCH'
  /** Days in which the recipient of a direct payment should answer. */
  | 'PAYMENT'
  /** Days after which a due direct payment counts as made if neither side has marked it. */
  | 'UNMARKED'
  /** Days after which either side can cancel a pick-up that the buyer has not collected. */
  | 'UNCOLLECTED'
  /** Days after the due date until the seller can declare rented copies lost. */
  | 'LOSS_DECLARATION'
  /** Days in which lost copies can be reported as found. */
  | 'FINDING'
  /** Days in which the buyer can rate the seller. */
  | 'RATING'
  /** Days in which the buyer can open a dispute. */
  | 'DISPUTE_OPENING'
  /** Days in which the seller should answer a dispute. */
  | 'DISPUTE_ANSWER'
  /** Days that staff have to decide a dispute. After them, the dispute ends in the buyer's favour. */
  | 'DISPUTE_DECISION'
  /** Days in which the buyer must send the books of a dispute back. */
  | 'DISPUTE_SENDING'
  /** Days in which the seller should confirm that the books of a dispute are back. */
  | 'DISPUTE_ARRIVAL'
  /** Days, of 24 hours each, in which staff answer a message of a complainant. */
  | 'COMPLAINT_ANSWER'
  /** Days after writing in which the author can change a review. */
  | 'REVIEW_CHANGE';

/**
 * The number of days that a fulfillment may wait in each state, and the number of days of each limit. Each number is a setting.
 */
export type DeadlineDays = Readonly<Record<WaitingState | Limit, number>>;

/** The days that apply unless the operator sets others. */
export const USUAL_DEADLINE_DAYS: DeadlineDays = {
  PENDING: 7,
  DISPATCH: 5,
  CONFIRMED: 14,
  READY: 28,
  SHIPPED: 14,
  OVERDUE: 60,
  SENT_BACK: 14,
  PAYMENT: 14,
  UNMARKED: 30,
  UNCOLLECTED: 14,
  LOSS_DECLARATION: 15,
  FINDING: 60,
  RATING: 60,
  DISPUTE_OPENING: 7,
  DISPUTE_ANSWER: 2,
  DISPUTE_DECISION: 60,
  DISPUTE_SENDING: 7,
  DISPUTE_ARRIVAL: 14,
  COMPLAINT_ANSWER: 2,
  REVIEW_CHANGE: 30,
};

/** A step that Panna takes automatically when a fulfillment has waited in a state for the allowed days. */
interface AutomaticStep {
  action: Extract<
    FulfillmentAction,
    'expire' | 'expireUncollected' | 'assumeDelivered' | 'assumeLost' | 'assumeReturned'
  >;
  /** Returns the reason that the timeline shows. */
  reason: (days: number) => string;
  /** The sides that can still act, and the number of days before the deadline at which they are reminded. */
  reminder: { sides: readonly Side[]; daysBefore: number };
}

/** The automatic step of each state in which a fulfillment waits. */
export const AUTOMATIC_STEPS: Readonly<Record<WaitingState, AutomaticStep>> = {
  PENDING: {
    action: 'expire',
    reason: (days) => `The seller did not confirm it within ${counted(days, 'days')}`,
    reminder: { sides: ['SELLER'], daysBefore: 2 },
  },
  CONFIRMED: {
    action: 'expire',
    reason: (days) => `The seller did not send it within ${counted(days, 'days')}`,
    reminder: { sides: ['SELLER'], daysBefore: 4 },
  },
  READY: {
    action: 'expireUncollected',
    reason: (days) => `It was not picked up within ${counted(days, 'days')}`,
    reminder: { sides: ['BUYER', 'SELLER'], daysBefore: 3 },
  },
  SHIPPED: {
    action: 'assumeDelivered',
    reason: (days) => `The buyer did not say within ${counted(days, 'days')} that it is missing`,
    reminder: { sides: ['BUYER'], daysBefore: 3 },
  },
  OVERDUE: {
    action: 'assumeLost',
    reason: (days) => `It did not come back within ${counted(days, 'days')} of the due date`,
    reminder: { sides: ['BUYER', 'SELLER'], daysBefore: 7 },
  },
  SENT_BACK: {
    action: 'assumeReturned',
    reason: (days) => `The seller did not confirm the return within ${counted(days, 'days')}`,
    reminder: { sides: ['SELLER'], daysBefore: 3 },
  },
};

/** The time of the next automatic step, and the status after the step. */
export interface Deadline {
  endsAt: Date;
  status: ReachedStatus;
}

export const DAY_MS = 86_400_000;

/** The facts of a fulfillment that decide in which state it waits, and since when. */
export interface WaitingFacts {
  status: OrderStatus;
  /** The time at which the fulfillment reached its status. */
  since: Date;
  /** The time at which the buyer sent the rented copies back; null if they were not sent back. */
  sentBackAt: Date | null;
  /** The end of the due date of the rented copies; null before that time, and for a fulfillment without rentals. */
  overdueSince: Date | null;
  /** True if the buyer picks the books up. */
  isPickedUp: boolean;
  /** True while a dispute is open. No deadline runs during a dispute. */
  isDisputed: boolean;
}

/** Returns the state in which a fulfillment waits; null if it does not wait, and during a dispute. */
export function waitingStateOf({
  status,
  sentBackAt,
  overdueSince,
  isPickedUp,
  isDisputed,
}: Omit<WaitingFacts, 'since'>): WaitingState | null {
  if (isDisputed) return null;
  if (status === 'DELIVERED') return sentBackAt ? 'SENT_BACK' : overdueSince && 'OVERDUE';
  if (status === 'SHIPPED' && isPickedUp) return 'READY';
  return WAITING_STATES.find((state) => state === status) ?? null;
}

/** Returns the deadline of a fulfillment; null if no deadline runs. */
export function deadlineOf(fulfillment: WaitingFacts, days: DeadlineDays): Deadline | null {
  const state = waitingStateOf(fulfillment);
  if (!state) return null;
  return {
    endsAt: endOf(state, sinceOf(state, fulfillment), days),
    status: LIFECYCLE[AUTOMATIC_STEPS[state].action].to,
  };
}

/** Returns the time at which a fulfillment reached this state. */
function sinceOf(state: WaitingState, { since, sentBackAt, overdueSince }: WaitingFacts): Date {
  if (state === 'SENT_BACK') return sentBackAt ?? since;
  return state === 'OVERDUE' ? (overdueSince ?? since) : since;
}

/** Returns the time at which a state or limit ends if it began at `since`. */
export function endOf(state: keyof DeadlineDays, since: Date, days: DeadlineDays): Date {
  return new Date(since.getTime() + days[state] * DAY_MS);
}

/** Returns the cut-off time at `now`: states and limits that began earlier are overdue. */
export function overdueSince(state: keyof DeadlineDays, now: Date, days: DeadlineDays): Date {
  return new Date(now.getTime() - days[state] * DAY_MS);
}
