import { z } from 'zod';

export const addressSchema = z
  .object({
    street: z.string(),
    city: z.string(),
    state: z.string(),
    zipcode: z.string(),
    country: z.string(),
    receiver: z
      .string()
      .nullable()
      .describe(
        'The name of the person who receives the parcel, by default the buyer. Null for the seller once the ' +
          'fulfillment is completed or cancelled.',
      ),
    phone: z
      .string()
      .nullable()
      .describe(
        'The receiver’s Indian mobile number, 10 digits; null if the buyer gave none. Null for the seller once the ' +
          'fulfillment is completed or cancelled.',
      ),
  })
  .meta({ id: 'Address', description: 'The address to which an order is sent.' });
