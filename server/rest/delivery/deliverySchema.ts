import { z } from 'zod';
import { DeliveryKind, MOST_RATES } from '../../domain/delivery/deliveryTerms.js';
import type { DeliveryRate, DeliveryTerms } from '../../usecases/delivery/deliveryTerms.js';
import type { BookDelivery } from '../../usecases/delivery/findBookDeliveries.js';
import { lowerCase } from '../lowerCase.js';
import { rupees, rupeesSchema, saidRupeesField } from '../rupees.js';

const freeAboveSchema = rupeesSchema
  .nullable()
  .describe(
    'The order value from which delivery is free, counting only books from the seller. Null if delivery never ' +
      'becomes free.',
  );

export const pickUpOfferSchema = z
  .object({
    place: z.string().describe('The area where buyers can pick up books, with a note such as the times.'),
    city: z.string().describe('The city of the seller’s default address.'),
  })
  .meta({ id: 'PickUpOffer', description: 'A seller’s offer to hand books over in person.' });

const rateSchema = z
  .object({
    upToGrams: z.int().describe('The maximum weight of a parcel for this charge, in grams.'),
    charge: rupeesSchema.describe('The charge for a parcel up to this weight, in rupees.'),
  })
  .meta({ id: 'DeliveryRate', description: 'A row of a table of delivery charges by weight.' });

export const deliveryTermsSchema = z
  .object({
    kind: lowerCase(DeliveryKind).describe('The way in which you charge for delivery.'),
    charge: rupeesSchema
      .nullable()
      .describe('The charge for each order, in rupees; null unless the kind is `flat`.'),
    rates: z
      .array(rateSchema)
      .describe(
        'The charges by weight, lightest row first; empty unless the kind is `by_weight`. Orders above the last ' +
          'weight are sent in several parcels.',
      ),
    freeAbove: freeAboveSchema,
    pickUp: pickUpOfferSchema
      .nullable()
      .describe('The place where buyers can pick up books; null if the seller offers no pick-up.'),
    suggestedRates: z
      .array(rateSchema)
      .describe('India Post’s rates for books, as a starting point for your own table.'),
  })
  .meta({ id: 'DeliveryTerms', description: 'The delivery terms of a seller.' });

/** Body of a request that sets the delivery terms. The domain checks its values. */
export const deliveryTermsBody = z
  .object({
    kind: z
      .unknown()
      .transform((kind) => (typeof kind === 'string' ? kind.toUpperCase() : kind))
      .meta({ enum: Object.values(DeliveryKind).map((kind) => kind.toLowerCase()) })
      .describe('The way in which you charge for delivery.'),
    charge: saidRupeesField.optional().describe('The charge for each order, in rupees. Required for `flat`.'),
    rates: z
      .array(
        z.object({
          upToGrams: z
            .unknown()
            .meta({ type: 'integer' })
            .describe('The maximum weight of a parcel for this charge, in grams: 10 to 100,000.'),
          charge: saidRupeesField.describe('The charge for a parcel up to this weight, in rupees.'),
        }),
      )
      .nullish()
      .describe(`The charges by weight, at most ${MOST_RATES}. Required for \`by_weight\`.`),
    freeAbove: saidRupeesField
      .optional()
      .describe(
        'The order value in rupees from which delivery is free. Omit it if delivery never becomes free.',
      ),
    pickUpPlace: z
      .unknown()
      .optional()
      .meta({ type: ['string', 'null'] })
      .describe(
        'The area where buyers can pick up books, with a note such as the times: at most 200 characters. Omit it if ' +
          'you offer no pick-up. Buyers also see the city in your default address, so you must save an address first.',
      ),
  })
  .meta({
    id: 'DeliveryTermsUpdate',
    description: 'Your delivery terms as a seller. Fields that do not apply to `kind` are ignored.',
    example: {
      kind: 'by_weight',
      rates: [
        { upToGrams: 500, charge: 25 },
        { upToGrams: 1000, charge: 35 },
        { upToGrams: 5000, charge: 100 },
      ],
      freeAbove: 999,
    },
  });

export const bookDeliverySchema = z
  .object({
    charge: rupeesSchema.describe(
      'The delivery charge for an order of one copy and nothing else; zero if delivery is free.',
    ),
    freeAbove: freeAboveSchema,
  })
  .meta({
    id: 'BookDelivery',
    description: 'The seller’s delivery charge for an order of one copy and nothing else.',
  });

/** Returns a seller's delivery terms in their documented form. */
export function presentDeliveryTerms({
  kind,
  charge,
  rates,
  freeAbove,
  pickUp,
  suggestedRates,
}: DeliveryTerms) {
  return {
    kind: kind.toLowerCase(),
    charge: charge && rupees(charge),
    rates: rates.map(presentRate),
    freeAbove: freeAbove && rupees(freeAbove),
    pickUp,
    suggestedRates: suggestedRates.map(presentRate),
  };
}

/** Returns the delivery charge of a book in its documented form. */
export function presentBookDelivery({ charge, freeAbove }: BookDelivery) {
  return { charge: rupees(charge), freeAbove: freeAbove && rupees(freeAbove) };
}

function presentRate({ upToGrams, charge }: DeliveryRate) {
  return { upToGrams, charge: rupees(charge) };
}
