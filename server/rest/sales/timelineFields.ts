import { z } from 'zod';
import type { Fulfillment } from '../../usecases/orders/order.js';
import { movedRentalsSchema, presentMovedRentals } from '../orders/arrivalFields.js';
import { statusSchema } from '../orders/orderSchema.js';

export const timelineEntrySchema = z
  .object({
    from: statusSchema.nullable().describe('The status before the step; null for the first step.'),
    to: statusSchema.describe('The status after the step.'),
    reason: z.string().nullable().describe('The reason for the step; null if none was given.'),
    movedRentals: movedRentalsSchema,
    occurredAt: z.iso.datetime().describe('The time of the step.'),
  })
  .meta({ id: 'TimelineEntry', description: 'A step that was taken in a fulfillment.' });

/** Returns an entry of a timeline in its documented form. */
export function presentTimelineEntry({
  from,
  to,
  reason,
  movedRentals,
  occurredAt,
}: Fulfillment['timeline'][number]) {
  return {
    from: from?.toLowerCase() ?? null,
    to: to.toLowerCase(),
    reason,
    movedRentals: presentMovedRentals(movedRentals),
    occurredAt,
  };
}
