import type { Money } from '../money/money.js';
import { refuse } from '../shared/errors.js';
import { endOf, type DeadlineDays } from '../orders/deadlines.js';
import type { Side } from '../orders/orderStatus.js';
import type { DisputeAction, DisputeReason, OpenStatus } from './dispute.js';

/** The seller's objection to books that the buyer sent back in a dispute. */
export const ReturnProblem = { DID_NOT_ARRIVE: 'DID_NOT_ARRIVE', NOT_AS_SENT: 'NOT_AS_SENT' } as const;
export type ReturnProblem = keyof typeof ReturnProblem;

/** The facts that decide whether books can be sent back in a dispute. */
export interface ReturnableFacts {
  reason: DisputeReason;
  /** True if the fulfillment has rented copies. */
  hasRentals: boolean;
}

/**
 * True if a dispute can require that the books are sent back before the refund. This is possible for sold books that arrived.
 * Rented copies come back in any case, and their deposit is settled at the return.
 */
export function canBeReturned({ reason, hasRentals }: ReturnableFacts): boolean {
  return reason === 'NOT_AS_DESCRIBED' && !hasRentals;
}

/** Throws RETURN_OF_SALES_ONLY if the books cannot be sent back, and AMOUNT_NOT_POSITIVE if the refund is zero. */
export function assertReturnFor(refund: Money, facts: ReturnableFacts): void {
  if (!canBeReturned(facts)) refuse('RETURN_OF_SALES_ONLY', { field: ['returnFirst'] });
  if (refund.amount === 0) refuse('AMOUNT_NOT_POSITIVE', { field: ['amount'] });
}

/** The deadlines that apply to disputes. */
type DisputeLimit = Extract<keyof DeadlineDays, `DISPUTE_${string}`>;

/** A step that Panna takes automatically when the days of a deadline have passed. */
interface DisputeDeadline {
  action: Extract<DisputeAction, 'expire' | 'lapse' | 'assumeArrived'>;
  limit: DisputeLimit;
}

const UNDECIDED: DisputeDeadline = { action: 'expire', limit: 'DISPUTE_DECISION' };

/**
 * The deadline of each status of an open dispute, counted from the time at which the dispute began to wait (waitingSince). If
 * staff do not decide in time, the buyer gets the claimed amount, or the refund agreed for a return. If the seller contests a
 * return, staff have the full time for a decision again.
 */
export const DISPUTE_DEADLINES: Readonly<Record<OpenStatus, DisputeDeadline>> = {
  OPEN: UNDECIDED,
  ANSWERED: UNDECIDED,
  AWAITING_RETURN: { action: 'lapse', limit: 'DISPUTE_SENDING' },
  RETURN_SENT: { action: 'assumeArrived', limit: 'DISPUTE_ARRIVAL' },
  RETURN_CONTESTED: UNDECIDED,
};

/** A reminder of a deadline: its recipient, who can still act, and the number of days before the end. */
export interface DisputeReminder {
  limit: DisputeLimit;
  to: Side | 'STAFF';
  daysBefore: number;
}

const TO_DECIDE: DisputeReminder = { limit: 'DISPUTE_DECISION', to: 'STAFF', daysBefore: 7 };

/** The reminders of a dispute in each open status. */
export const DISPUTE_REMINDERS: Readonly<Record<OpenStatus, readonly DisputeReminder[]>> = {
  OPEN: [
    { limit: 'DISPUTE_ANSWER', to: 'SELLER', daysBefore: 1 },
    { limit: 'DISPUTE_DECISION', to: 'SELLER', daysBefore: 7 },
    TO_DECIDE,
  ],
  ANSWERED: [TO_DECIDE],
  AWAITING_RETURN: [{ limit: 'DISPUTE_SENDING', to: 'BUYER', daysBefore: 2 }],
  RETURN_SENT: [{ limit: 'DISPUTE_ARRIVAL', to: 'SELLER', daysBefore: 3 }],
  RETURN_CONTESTED: [TO_DECIDE],
};

/** The times from which the deadlines of an open dispute are counted. */
export interface DisputeTimes {
  openedAt: Date;
  returnOfBooks: { askedAt: Date; sentAt: Date | null; contestedAt: Date | null } | null;
}

/** Returns the time of the latest step that started a deadline of the dispute. */
export function waitingSince({ openedAt, returnOfBooks }: DisputeTimes): Date {
  const { contestedAt = null, sentAt = null, askedAt = null } = returnOfBooks ?? {};
  return contestedAt ?? sentAt ?? askedAt ?? openedAt;
}

/** Returns the time at which a dispute ends automatically if it has waited in this status since `since`. */
export function disputeEnd(status: OpenStatus, since: Date, days: DeadlineDays): Date {
  return endOf(DISPUTE_DEADLINES[status].limit, since, days);
}
