import { dayOf } from '../../domain/shared/day.js';
import type { StoredFulfillment } from '../../persistence/queries/orders/storedOrder.js';
import { today, type DayPorts } from '../scope.js';

/**
 * Returns the last day (YYYY-MM-DD) of the late fees at a return or loss: the day on which the buyer sent the rented copies
 * back, otherwise today.
 */
export function returnDayOf(
  { returnShipment }: Pick<StoredFulfillment, 'returnShipment'>,
  time: DayPorts,
): string {
  return returnShipment ? dayOf(returnShipment.sentAt, time.timeZone) : today(time);
}
