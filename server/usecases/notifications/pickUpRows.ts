import { cancellableFrom } from '../../domain/orders/pickUp.js';
import { dayOf } from '../../domain/shared/day.js';
import type { Speaker } from '../../notifications/speak.js';
import type { StoredFulfillment } from '../../persistence/queries/orders/storedOrder.js';
import { reachedAt } from '../orders/lastStep.js';
import type { FactPorts } from './notificationKind.js';

/** The place where books are picked up, and the first day on which both sides can cancel. */
interface Place {
  place: string;
  cancellableFrom: string;
}

/**
 * Returns the pick-up place of a ready fulfillment, and the first day on which both sides can cancel; null if the books are
 * sent.
 */
export function pickUpPlaceOf(
  fulfillment: StoredFulfillment,
  { timeZone, deadlineDays }: Pick<FactPorts, 'timeZone' | 'deadlineDays'>,
): Place | null {
  if (!fulfillment.pickUp) return null;
  const { place, city } = fulfillment.pickUp;
  const where = [place, city].filter(Boolean).join(', ');
  const readyOn = dayOf(reachedAt(fulfillment), timeZone);
  return { place: where, cancellableFrom: cancellableFrom(readyOn, deadlineDays) };
}

/** Returns the rows of a mail about a pick-up, or none. They omit the code, because whoever knows it gets the books. */
export function pickUpRows(pickUp: Place | null, { text, day }: Speaker): [string, string][] {
  if (!pickUp) return [];
  const until: [string, string] = [text('pickUpBefore'), day(pickUp.cancellableFrom)];
  return pickUp.place ? [[text('pickUpAt'), pickUp.place], until] : [until];
}
