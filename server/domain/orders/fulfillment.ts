import { z } from 'zod';
import { idField, LONGEST_REASON, optionalText } from '../shared/fields.js';
import { withholdingSchema } from '../rental/rentalReturn.js';

const reasonField = optionalText(LONGEST_REASON);

/**
 * Input of a step of a fulfillment. Shipping may describe the parcel, cancelling gives a reason, and taking back may
 * withhold money.
 */
export const fulfillmentStepSchema = z.object({
  fulfillmentId: idField,
  carrier: optionalText(200),
  trackingNumber: optionalText(200),
  reason: reasonField,
  withhold: withholdingSchema.nullish().transform((withhold) => withhold ?? null),
});
export type FulfillmentStep = z.output<typeof fulfillmentStepSchema>;

/** Input that sends rented copies back. Carrier and tracking number are optional. */
export const sendBackSchema = fulfillmentStepSchema.pick({
  fulfillmentId: true,
  carrier: true,
  trackingNumber: true,
});
export type SendBack = z.output<typeof sendBackSchema>;

export const cancelOrderSchema = z.object({ orderId: idField, reason: reasonField });
