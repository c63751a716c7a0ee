import { z } from 'zod';
import { idField, LONGEST_REASON, optionalText } from '../shared/fields.js';
import { withholdingSchema } from '../rental/rentalReturn.js';

const reasonField = optionalText(LONGEST_REASON);

/** What one gives to move a fulfillment on: shipping may name the parcel, cancelling says why, taking back may withhold. */
export const fulfillmentStepSchema = z.object({
  fulfillmentId: idField,
  carrier: optionalText(200),
  trackingNumber: optionalText(200),
  reason: reasonField,
  withhold: withholdingSchema.nullish().transform((withhold) => withhold ?? null),
});
export type FulfillmentStep = z.output<typeof fulfillmentStepSchema>;

/** What one gives to cancel a whole order. */
export const cancelOrderSchema = z.object({ orderId: idField, reason: reasonField });
