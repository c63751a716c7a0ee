import type { Answer } from '../answers';
import type { DeliveryTerms } from '../serverTypes.generated';
import { money } from './money';

/** The terms of a seller whose delivery is free. */
export const freeDelivery: Answer<DeliveryTerms> = {
  kind: 'FREE',
  charge: null,
  rates: [],
  freeAbove: null,
  pickUp: null,
  suggestedRates: [
    { upToGrams: 500, charge: money('25.00') },
    { upToGrams: 1000, charge: money('35.00') },
  ],
};
