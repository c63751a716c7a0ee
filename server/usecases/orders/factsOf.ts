import { heldSteps, isOpen } from '../../domain/disputes/dispute.js';
import type { WaitingFacts } from '../../domain/orders/deadlines.js';
import type { LossDates } from '../../domain/rental/lostCopies.js';
import type { RatableFulfillment } from '../../domain/orders/rating.js';
import type { RentalFacts } from '../../domain/orders/rentalSteps.js';
import type { FulfillmentFacts, StatusFacts } from '../../domain/orders/steps.js';
import { cancellableFrom, type PickUpDates } from '../../domain/orders/pickUp.js';
import { dayOf, daysAfter, endOfDay } from '../../domain/shared/day.js';
import type { StoredOrderItem } from '../../persistence/queries/orders/storedItem.js';
import type { StoredFulfillment } from '../../persistence/queries/orders/storedOrder.js';
import { today, type DayPorts, type DeadlinePorts } from '../scope.js';
import { lastStepOf, reachedAt } from './lastStep.js';

/** Returns the facts of a fulfillment that decide which steps are possible now. */
export function factsOf(fulfillment: StoredFulfillment, time: DeadlinePorts): FulfillmentFacts {
  return {
    ...statusFactsOf(fulfillment),
    lossDates: lossDatesOf(fulfillment, time),
    pickUpDates: pickUpDatesOf(fulfillment, time),
    held: heldSteps(fulfillment.disputes),
    awaitsPayment: fulfillment.awaitsPayment,
  };
}

/** Returns the facts of a fulfillment that do not depend on the time. Bought copies are not rented any more. */
export function statusFactsOf({ status, items }: StoredFulfillment): StatusFacts {
  return { status, hasRentals: items.some(isRented) };
}

/** True for a rented line whose copies the buyer has not bought. */
export function isRented({ type, purchase }: Pick<StoredOrderItem, 'type' | 'purchase'>): boolean {
  return type === 'RENTAL' && purchase === null;
}

/** Returns the facts that decide what the buyer can do with the rented copies. */
export function rentalFactsOf(fulfillment: StoredFulfillment): RentalFacts {
  return { ...statusFactsOf(fulfillment), isSentBack: fulfillment.returnShipment !== null };
}

/** Returns the dates that limit the steps about lost copies; null for a fulfillment without rentals. */
function lossDatesOf(fulfillment: StoredFulfillment, time: DeadlinePorts): LossDates | null {
  const dueOn = lastDueDateOf(fulfillment);
  if (dueOn === undefined) return null;
  const { LOSS_DECLARATION, FINDING } = time.deadlineDays;
  const lost = fulfillment.status === 'LOST' ? lastStepOf(fulfillment) : undefined;
  return {
    today: today(time),
    declarableFrom: daysAfter(dueOn, LOSS_DECLARATION),
    findableUntil: lost ? daysAfter(dayOf(lost.occurredAt, time.timeZone), FINDING) : null,
  };
}

/** Returns the latest due date of the rented lines; undefined for a fulfillment without rentals. */
function lastDueDateOf({ items }: StoredFulfillment): string | undefined {
  return items
    .filter(isRented)
    .flatMap(({ endsOn }) => endsOn ?? [])
    .toSorted()
    .at(-1);
}

/** Returns the facts that decide whether the buyer can rate the seller. */
export function ratedFactsOf(fulfillment: StoredFulfillment): RatableFulfillment {
  const { rating, items } = fulfillment;
  const bought = items.flatMap(({ purchase }) => purchase?.boughtAt.getTime() ?? []);
  const since = new Date(Math.max(reachedAt(fulfillment).getTime(), ...bought));
  return { ...statusFactsOf(fulfillment), rating, since };
}

/** Returns the facts that decide which side a fulfillment waits for now. */
export function waitingFactsOf(fulfillment: StoredFulfillment, time: DayPorts): WaitingFacts {
  return {
    status: fulfillment.status,
    since: reachedAt(fulfillment),
    isPickedUp: fulfillment.pickUp !== null,
    overdueSince: overdueSince(fulfillment, time),
    sentBackAt: fulfillment.returnShipment?.sentAt ?? null,
    isDisputed: fulfillment.disputes.some(isOpen),
  };
}

function overdueSince(fulfillment: StoredFulfillment, time: DayPorts): Date | null {
  const dueOn = lastDueDateOf(fulfillment);
  return dueOn !== undefined && dueOn < today(time) ? endOfDay(dueOn, time.timeZone) : null;
}

function pickUpDatesOf(fulfillment: StoredFulfillment, time: DeadlinePorts): PickUpDates | null {
  if (!fulfillment.pickUp) return null;
  const readyOn = fulfillment.status === 'SHIPPED' ? dayOf(reachedAt(fulfillment), time.timeZone) : null;
  return { today: today(time), cancellableFrom: readyOn && cancellableFrom(readyOn, time.deadlineDays) };
}
