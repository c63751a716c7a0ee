import { z } from 'zod';
import type { MovedRental } from '../../usecases/orders/order.js';

export const awaitsArrivalSchema = z
  .boolean()
  .describe(
    'True for a rental whose books have not arrived. If they arrive after `startDate`, the rental starts ' +
      'on the day of delivery instead, and the dates in `rentalDuration` shift.',
  );

const movedRentalSchema = z
  .object({
    item: z.string().describe('The `_id` of the order line that was rented.'),
    startDate: z.iso.date().describe('The new first day of the rental.'),
    endDate: z.iso.date().describe('The new due date, without extensions.'),
    isShortened: z
      .boolean()
      .describe(
        'True if the due date shifted by fewer days than the delay, because another reader has reserved ' +
          'the copies or the block of the deposit ends. The due date is never earlier than agreed.',
      ),
  })
  .meta({
    id: 'MovedRental',
    description:
      'A rental whose books arrived after its first day. The rental starts on the day of delivery instead.',
  });

export const movedRentalsSchema = z
  .array(movedRentalSchema)
  .describe(
    'The rentals whose dates shifted with this step, because the books were delivered after the first day.',
  );

/** Returns moved rentals in their documented form. */
export function presentMovedRentals(moved: readonly MovedRental[]): z.output<typeof movedRentalsSchema> {
  return moved.map(({ item, startsOn, endsOn, isShortened }) => ({
    item: item.id,
    startDate: startsOn,
    endDate: endsOn,
    isShortened,
  }));
}
