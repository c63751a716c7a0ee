import { z } from 'zod';
import type { CurrencyCode } from '../money/money.js';
import { refuse } from '../shared/errors.js';
import { missingOr, optionalText } from '../shared/fields.js';

/** The way in which a seller charges for delivery. */
export const DeliveryKind = { FREE: 'FREE', FLAT: 'FLAT', BY_WEIGHT: 'BY_WEIGHT' } as const;
export type DeliveryKind = keyof typeof DeliveryKind;

/** Maximum delivery charge, flat or of a row, in paise: ten thousand rupees. The limit keeps every total exact. */
const HIGHEST_CHARGE = 1_000_000;

/** Maximum number of rows of a table of charges by weight. */
export const MOST_RATES = 20;

/** Bounds of the weight that a row can have, in grams. */
const RATE_WEIGHTS = { least: 10, most: 100_000 } as const;

/** Maximum of `freeAbove` in paise: one crore rupees. */
const HIGHEST_FREE_ABOVE = 1_000_000_000;

/** A row of a table of charges by weight: the charge, in minor units, for parcels up to a weight. */
export interface DeliveryRate {
  upToGrams: number;
  charge: number;
}

/** Maximum number of characters of a pick-up place. */
const LONGEST_PLACE = 200;

/** The offer of a seller to hand books over in person. */
export interface PickUpOffer {
  /** The area, and notes such as opening times, as the seller wrote them. */
  place: string;
  /** The city of the seller's default address. */
  city: string;
}

/** The delivery terms of a seller. Amounts are in minor units. */
export interface DeliveryTerms {
  kind: DeliveryKind;
  currency: CurrencyCode;
  /** The charge for each order; null unless FLAT. */
  charge: number | null;
  /** The table of charges by weight, lightest row first; empty unless BY_WEIGHT. */
  rates: DeliveryRate[];
  /** Delivery is free if the books cost this amount or more; null if there is no such amount. */
  freeAbove: number | null;
  /** Null if buyers cannot pick books up. */
  pickUp: PickUpOffer | null;
}

/** Returns the terms of a seller who has stated none: delivery is free. */
export function freeDelivery(currency: CurrencyCode): DeliveryTerms {
  return { kind: 'FREE', currency, charge: null, rates: [], freeAbove: null, pickUp: null };
}

/**
 * The rates of Gyan Post for books as of November 2026, in grams and paise. Sellers can start their table from them.
 * India Post may change them, so no rule depends on them.
 */
export const BOOK_POST_RATES: readonly DeliveryRate[] = [
  { upToGrams: 300, charge: 2_000 },
  { upToGrams: 500, charge: 2_500 },
  { upToGrams: 1_000, charge: 3_500 },
  { upToGrams: 2_000, charge: 5_000 },
  { upToGrams: 3_000, charge: 6_500 },
  { upToGrams: 4_000, charge: 8_000 },
  { upToGrams: 5_000, charge: 10_000 },
];

const chargeField = z
  .int(missingOr('DELIVERY_CHARGE_REQUIRED', 'AMOUNT_INVALID'))
  .min(0, 'DELIVERY_CHARGE_NEGATIVE')
  .max(HIGHEST_CHARGE, 'AMOUNT_TOO_LARGE');

const freeAbove = z
  .int('AMOUNT_INVALID')
  .positive('PRICE_NOT_POSITIVE')
  .max(HIGHEST_FREE_ABOVE, 'AMOUNT_TOO_LARGE')
  .nullish()
  .transform((amount) => amount ?? null);

const weightField = z
  .int(missingOr('REQUIRED', 'RATE_WEIGHT_OUT_OF_RANGE'))
  .min(RATE_WEIGHTS.least, 'RATE_WEIGHT_OUT_OF_RANGE')
  .max(RATE_WEIGHTS.most, 'RATE_WEIGHT_OUT_OF_RANGE');

const ratesField = z
  .array(z.object({ upToGrams: weightField, charge: chargeField }), missingOr('DELIVERY_RATES_REQUIRED'))
  .min(1, 'DELIVERY_RATES_REQUIRED')
  .max(MOST_RATES, 'TOO_MANY_DELIVERY_RATES')
  .transform((rates) => rates.toSorted((a, b) => a.upToGrams - b.upToGrams));

const pickUpPlace = optionalText(LONGEST_PLACE);

/** A field that this kind of terms does not use. Any value becomes null without being checked. */
const none = z
  .unknown()
  .optional()
  .transform(() => null);
const noRates = z
  .unknown()
  .optional()
  .transform((): DeliveryRate[] => []);

/** Input that sets the terms of a seller, with amounts in minor units. */
export const deliveryTermsSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('FREE'), charge: none, rates: noRates, freeAbove: none, pickUpPlace }),
    z.object({ kind: z.literal('FLAT'), charge: chargeField, rates: noRates, freeAbove, pickUpPlace }),
    z.object({ kind: z.literal('BY_WEIGHT'), charge: none, rates: ratesField, freeAbove, pickUpPlace }),
  ],
  { error: () => 'DELIVERY_KIND_UNKNOWN' },
);
export type ChosenTerms = z.output<typeof deliveryTermsSchema>;

/** Throws DELIVERY_WEIGHT_REPEATED if two rows are for the same weight: it would be unclear which charge applies. */
export function assertWeightsDiffer({ rates }: Pick<ChosenTerms, 'rates'>): void {
  const repeated = rates.find(({ upToGrams }, at) => rates[at - 1]?.upToGrams === upToGrams);
  if (repeated)
    refuse('DELIVERY_WEIGHT_REPEATED', { field: ['rates'], values: { grams: repeated.upToGrams } });
}
