import { z } from 'zod';
import type { Fulfillment } from '../../usecases/orders/order.js';
import { statusSchema } from '../orders/orderSchema.js';

const shipment = {
  carrier: z.string().nullable().describe('The company that delivers the parcel.'),
  trackingNumber: z.string().nullable().describe('The carrier’s tracking number for the parcel.'),
  trackingUrl: z
    .url()
    .nullable()
    .describe(
      'The tracking page of the carrier, which may ask for the number; null without a tracking number, or if Panna does ' +
        'not know the carrier.',
    ),
};

/** The schemas of a fulfillment's deadline, shipments and pick-up. */
export const shipmentFields = {
  deadline: z
    .object({
      endsAt: z.iso
        .datetime()
        .describe('The time at which the deadline ends. Panna then changes the status within about an hour.'),
      status: statusSchema.describe(
        'The status that the fulfillment gets if nobody acts in time: `cancelled` if the seller did not confirm or ' +
          'ship the books, or the buyer did not pick them up; `delivered` if the books were shipped; `returned` if ' +
          'rented copies were sent back; `lost` if rented copies are overdue.',
      ),
    })
    .nullable()
    .describe(
      'The deadline by which the seller or the buyer must act; null if neither must. After delivery, a deadline ' +
        'applies only to rented copies that were sent back or are overdue.',
    ),
  sendBy: z.iso
    .date()
    .nullable()
    .describe(
      'The last day on which the seller should send the books or have them ready for pick-up; null unless the ' +
        'fulfillment is confirmed. If the seller misses it, the buyer is notified on the next day.',
    ),
  shipment: z
    .object(shipment)
    .nullable()
    .describe('The carrier and the tracking number of the parcel; null if the seller gave neither.'),
  pickUp: z
    .object({
      place: z
        .string()
        .nullable()
        .describe(
          'The area of the pick-up, with a note by the seller, such as the times; null if the seller’s account is ' +
            'closed.',
        ),
      city: z
        .string()
        .nullable()
        .describe('The city of the pick-up; null if the seller’s account is closed.'),
      code: z
        .string()
        .nullable()
        .describe(
          'The 6 digits that the buyer shows at the hand-over. Null unless you are the buyer and the ' +
            'books are ready for pick-up.',
        ),
      cancellableFrom: z.iso
        .date()
        .nullable()
        .describe(
          'The first day on which the buyer and the seller can cancel because the books were not picked up; null ' +
            'unless the books are ready.',
        ),
    })
    .nullable()
    .describe(
      'The pick-up in person; null if the seller sends the books. For a pick-up, the status `shipped` ' +
        'means ready for pick-up.',
    ),
  returnShipment: z
    .object({
      ...shipment,
      sentAt: z.iso
        .datetime()
        .describe(
          'When the buyer recorded that the copies were sent. Late fees are counted only until that day.',
        ),
    })
    .nullable()
    .describe('The parcel in which the buyer sent the rented copies back; null until the buyer records it.'),
};

/** Returns the deadline, the shipments and the pick-up of a fulfillment in their documented form. */
export function presentShipments({ deadline, sendBy, shipment, pickUp, returnShipment }: Fulfillment) {
  return {
    deadline: deadline && { endsAt: deadline.endsAt, status: deadline.status.toLowerCase() },
    sendBy,
    shipment,
    pickUp,
    returnShipment,
  };
}
