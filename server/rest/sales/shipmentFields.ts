import { z } from 'zod';
import type { Fulfillment } from '../../usecases/orders/order.js';
import { statusSchema } from '../orders/orderSchema.js';

const shipment = {
  carrier: z.string().nullable().describe('The company that delivers the parcel.'),
  trackingNumber: z.string().nullable().describe('The number by which the carrier tracks the parcel.'),
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
      endsAt: z.iso.datetime().describe('The end of the deadline. The step follows within about an hour.'),
      status: statusSchema.describe(
        'The status that the fulfillment then gets: `cancelled` if the seller did not confirm or ship it or nobody ' +
          'picked it up, `delivered` if it was shipped, `returned` if rented copies were sent back, `lost` if they are overdue.',
      ),
    })
    .nullable()
    .describe(
      'When the next step is taken automatically; null if nobody has to act. After delivery, there is a deadline only ' +
        'for rented copies that were sent back or are overdue.',
    ),
  sendBy: z.iso
    .date()
    .nullable()
    .describe(
      'The last day on which the seller should send the books, or have them ready for pick-up; null unless the ' +
        'fulfillment is confirmed. On the next day, the buyer is told that it is late.',
    ),
  shipment: z
    .object(shipment)
    .nullable()
    .describe('Carrier and tracking number; null if the seller gave neither.'),
  pickUp: z
    .object({
      place: z
        .string()
        .nullable()
        .describe(
          'The area, with a note of the seller such as the times; null if the account of the seller is closed.',
        ),
      city: z
        .string()
        .nullable()
        .describe('The city of the pick-up; null if the account of the seller is closed.'),
      code: z
        .string()
        .nullable()
        .describe(
          'The 6 digits that the buyer shows. Null unless the books are ready for pick-up, and for everybody but the buyer.',
        ),
      cancellableFrom: z.iso
        .date()
        .nullable()
        .describe(
          'The first day on which the buyer and the seller can cancel if nobody has picked the books up; null unless ' +
            'the books are ready.',
        ),
    })
    .nullable()
    .describe(
      'The pick-up in person; null if the seller sends the books. `shipped` then means ready for pick-up.',
    ),
  returnShipment: z
    .object({
      ...shipment,
      sentAt: z.iso
        .datetime()
        .describe('When the buyer recorded that the copies were sent. Late fees are counted until this day.'),
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
