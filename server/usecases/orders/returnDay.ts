import { dayOf } from '../../domain/shared/day.js';
import type { StoredFulfillment } from '../../persistence/queries/orders/storedOrder.js';

/** Today (YYYY-MM-DD), and the marketplace's time zone. */
export interface Today {
  today: string;
  timeZone: string;
}

/**
 * Returns the day by which the late fees of a return are counted: the day on which the buyer sent the rented copies
 * back, otherwise today.
 */
export function returnDayOf(
  { returnShipment }: Pick<StoredFulfillment, 'returnShipment'>,
  { today, timeZone }: Today,
): string {
  return returnShipment ? dayOf(returnShipment.sentAt, timeZone) : today;
}
