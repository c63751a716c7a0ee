import type { Side } from '../../../domain/orders/orderStatus.js';
import type { FulfillmentFacts } from '../../../domain/orders/steps.js';
import type { StoredFulfillment } from '../../../persistence/queries/orders/storedOrder.js';

import type { SecretBox } from '../../../secrets/secretBox.js';
import { pickUpCodeOf } from './pickUpCode.js';

/** A fulfillment that the buyer picks up in person. */
export interface PickUp {
  /** The seller's area and note about the place; null if the seller's account is closed. */
  place: string | null;
  city: string | null;
  /** The code that the buyer shows to the seller. Null unless the books are ready, and for everyone except the buyer. */
  code: string | null;
  /** The first day (YYYY-MM-DD) on which an uncollected pick-up can be cancelled; null unless the books are ready. */
  cancellableFrom: string | null;
}

/**
 * Returns the pick-up of a fulfillment; null if the books are sent. Only the buyer sees the code, and not in a support view.
 */
export function pickUpAsSeen(
  fulfillment: Pick<StoredFulfillment, 'id' | 'pickUp'>,
  { pickUpDates }: Pick<FulfillmentFacts, 'pickUpDates'>,
  { party, secrets }: { party: Side | null; secrets: SecretBox },
): PickUp | null {
  if (!fulfillment.pickUp) return null;
  const { place, city } = fulfillment.pickUp;
  return {
    place,
    city,
    code: party === 'BUYER' ? pickUpCodeOf(fulfillment, secrets) : null,
    cancellableFrom: pickUpDates?.cancellableFrom ?? null,
  };
}
