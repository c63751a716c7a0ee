import type { Side } from '../../domain/orders/orderStatus.js';
import { cancellableFrom } from '../../domain/orders/pickUp.js';
import type { FulfillmentFacts } from '../../domain/orders/steps.js';
import type { StoredFulfillment } from '../../persistence/queries/orders/storedOrder.js';
import type { PickUp } from './order.js';

/** Returns the pick-up of a fulfillment; null if it is sent. Only the buyer sees the code, and nobody in a support view. */
export function pickUpAsSeen(
  { pickUp }: Pick<StoredFulfillment, 'pickUp'>,
  { pickUpDates }: Pick<FulfillmentFacts, 'pickUpDates'>,
  party: Side | null,
): PickUp | null {
  if (!pickUp) return null;
  const { place, city, code } = pickUp;
  const readyOn = pickUpDates?.readyOn ?? null;
  return {
    place,
    city,
    code: party === 'BUYER' ? code : null,
    cancellableFrom: readyOn && cancellableFrom(readyOn),
  };
}
