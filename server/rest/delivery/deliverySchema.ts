import { z } from 'zod';
import { DeliveryKind, MOST_RATES } from '../../domain/delivery/deliveryTerms.js';
import type { DeliveryRate, DeliveryTerms } from '../../usecases/delivery/deliveryTerms.js';
import type { BookDelivery } from '../../usecases/delivery/findBookDeliveries.js';
import { lowerCase } from '../lowerCase.js';
import { rupees, rupeesSchema, saidRupeesField } from '../rupees.js';

const freeAboveSchema = rupeesSchema
  .nullable()
  .describe(
    'Delivery is free if the books in an order cost this amount or more; null if it never becomes free.',
  );

export const pickUpOfferSchema = z
  .object({
    place: z.string().describe('The area, with a note such as the times.'),
    city: z.string().describe('The city of the default address of the seller.'),
  })
  .meta({ id: 'PickUpOffer', description: 'The offer of a seller to hand books over in person.' });

const rateSchema = z
  .object({
    upToGrams: z.int().describe('The maximum weight of a parcel for this charge, in grams.'),
    charge: rupeesSchema.describe('The charge for a parcel.'),
  })
  .meta({ id: 'DeliveryRate', description: 'A row of a table of delivery charges by weight.' });

export const deliveryTermsSchema = z
  .object({
    kind: lowerCase(DeliveryKind).describe('The way in which you charge for delivery.'),
    charge: rupeesSchema.nullable().describe('The charge for each order; null unless `flat`.'),
    rates: z
      .array(rateSchema)
      .describe(
        'The charges by weight, lightest row first; empty unless `by_weight`. Heavier orders go in several parcels.',
      ),
    freeAbove: freeAboveSchema,
    pickUp: pickUpOfferSchema
      .nullable()
      .describe('The place where buyers can pick books up; null if they cannot.'),
    suggestedRates: z
      .array(rateSchema)
      .describe('The rates for books by post, as a starting point for your own table.'),
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
          charge: saidRupeesField.describe('The charge for a parcel, in rupees.'),
        }),
      )
      .nullish()
      .describe(`The charges by weight, at most ${MOST_RATES}. Required for \`by_weight\`.`),
    freeAbove: saidRupeesField
      .optional()
      .describe(
        'Delivery is free for books of this amount or more, in rupees; omit it if it never becomes free.',
      ),
    pickUpPlace: z
      .unknown()
      .optional()
      .meta({ type: ['string', 'null'] })
      .describe(
        'The area where buyers can pick books up, with a note such as the times: at most 200 characters. Omit it if ' +
          'they cannot. They are also told the city of your default address, which you must have saved.',
      ),
  })
  .meta({
    id: 'DeliveryTermsUpdate',
    description: 'Your delivery terms as a seller. Fields of other kinds are ignored.',
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
    charge: rupeesSchema.describe('The charge for one copy that is ordered alone; zero if delivery is free.'),
    freeAbove: freeAboveSchema,
  })
  .meta({ id: 'BookDelivery', description: 'The charge of the seller for the delivery of a book.' });

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
