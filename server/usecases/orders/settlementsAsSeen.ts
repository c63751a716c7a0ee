import { LIFECYCLE } from '../../domain/orders/orderStatus.js';
import { stepProblem } from '../../domain/orders/steps.js';
import { lastDayToFind, lossSettlementOf, type LossSettlement } from '../../domain/rental/lostCopies.js';
import { settlementOf, type Settlement } from '../../domain/rental/rentalReturn.js';
import type { StoredFulfillment } from '../../persistence/queries/orders/storedOrder.js';
import type { DayPorts } from '../scope.js';
import { lossDatesOf, statusFactsOf } from './factsOf.js';
import { returnDayOf } from './returnDay.js';
import { movementsOf, rentedLinesOf } from './storedMoney.js';

/** Returns the division of the deposits if the copies came back by now; null unless they are with the buyer. */
export function settlementToday(fulfillment: StoredFulfillment, time: DayPorts): Settlement | null {
  if (!isRentedOut(fulfillment)) return null;
  const back = { lines: rentedLinesOf(fulfillment), returnedOn: returnDayOf(fulfillment, time) };
  return settlementOf(movementsOf(fulfillment), back, fulfillment.currency);
}

/** Returns the division of the deposits if the copies were lost today; null unless they are with the buyer. */
export function lossSettlementToday(fulfillment: StoredFulfillment, time: DayPorts): LossSettlement | null {
  if (!isRentedOut(fulfillment)) return null;
  const loss = { lines: rentedLinesOf(fulfillment), lostOn: returnDayOf(fulfillment, time) };
  return lossSettlementOf(movementsOf(fulfillment), loss, fulfillment.currency);
}

/** Returns the last day on which the seller can report lost copies as found; null if no copies are lost. */
export function findableUntil(fulfillment: StoredFulfillment, time: DayPorts): string | null {
  const lostOn = lossDatesOf(fulfillment, time)?.lostOn ?? null;
  return lostOn && lastDayToFind(lostOn);
}

function isRentedOut(fulfillment: StoredFulfillment): boolean {
  return stepProblem(LIFECYCLE.takeBack, statusFactsOf(fulfillment), 'SELLER') === null;
}
