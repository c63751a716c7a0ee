import { tooEarlyToDeclare } from '../rental/lostCopies.js';
import { dayOf, daysAfter } from '../shared/day.js';
import { DomainError, problem, type Problem } from '../shared/errors.js';
import { overdueSince, type DeadlineDays } from './deadlines.js';
import type { Period } from './reminders.js';
import { LIFECYCLE, type OrderStatus, type Party, type Step } from './orderStatus.js';
import { stepProblem, type FulfillmentFacts, type StatusFacts } from './steps.js';

/** The condition for extending a rental. An extension does not change the status. */
export const EXTEND: Step = {
  from: ['DELIVERED'],
  to: 'DELIVERED',
  by: ['BUYER'],
  rentalsOnly: 'NOTHING_TO_EXTEND',
};

/** The condition for sending rented copies back. The status changes when the seller confirms the return. */
export const SEND_BACK: Step = {
  from: ['DELIVERED'],
  to: 'DELIVERED',
  by: ['BUYER'],
  rentalsOnly: 'NOTHING_TO_SEND_BACK',
};

/** The condition for buying rented copies. A purchase does not change the status: DELIVERED is final for bought copies. */
export const BUY: Step = {
  from: ['DELIVERED'],
  to: 'DELIVERED',
  by: ['BUYER'],
  rentalsOnly: 'NOTHING_TO_BUY',
};

const NOT_ARRIVED: readonly OrderStatus[] = ['PENDING', 'CONFIRMED', 'SHIPPED'];

/** True if the books of a fulfillment in this status have yet to arrive. */
export const isOnItsWay = (status: OrderStatus): boolean => NOT_ARRIVED.includes(status);

/** The facts of a fulfillment that decide what the buyer can do with the rented copies. */
export interface RentalFacts extends StatusFacts {
  /** True if the buyer has sent the copies back. */
  isSentBack: boolean;
}

/** Returns the problem that prevents a step of the buyer on rented copies now; null if there is none. */
export function rentalProblem(step: Step, rental: RentalFacts, party: Party): Problem | null {
  const found = stepProblem(step, rental, party);
  return found ?? (rental.isSentBack ? problem('ALREADY_SENT_BACK') : null);
}

/** Throws the problem that prevents the party from sending rented copies back now, if any. */
export function assertCanSendBack(rental: RentalFacts, party: Party): void {
  const found = rentalProblem(SEND_BACK, rental, party);
  if (found) throw new DomainError([found]);
}

/**
 * Returns the first day on which the seller can declare the rented copies lost. Null if the seller already can, if the status
 * forbids it, and for a buyer, who need not wait.
 */
export function canDeclareLostFrom(
  { lossDates, ...facts }: Pick<FulfillmentFacts, 'lossDates'> & StatusFacts,
  party: Party | null,
): string | null {
  if (party !== 'SELLER' || !lossDates || stepProblem(LIFECYCLE.declareLost, facts, party)) return null;
  return tooEarlyToDeclare(lossDates) ? lossDates.declarableFrom : null;
}

const DAY_MS = 86_400_000;

/**
 * Returns the period in which a rental must have become overdue so that the seller can declare it lost now, although it does
 * not count as lost automatically yet. Where clocks change, the period can end an hour early; `isDeclarable` decides.
 */
export function declarableLosses(now: Date, days: DeadlineDays): Period {
  const until = overdueSince('LOSS_DECLARATION', new Date(now.getTime() + DAY_MS), days);
  return { from: overdueSince('OVERDUE', now, days), until };
}

/** True if the seller can declare overdue copies lost today. `since` is the end of their due date. */
export function isDeclarable(
  since: Date,
  { today, timeZone, days }: { today: string; timeZone: string; days: DeadlineDays },
): boolean {
  return today >= daysAfter(dayOf(since, timeZone), days.LOSS_DECLARATION - 1);
}
