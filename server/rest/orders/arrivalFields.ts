import { z } from 'zod';
import type { MovedRental } from '../../usecases/orders/order.js';

export const awaitsArrivalSchema = z
  .boolean()
  .describe(
    'True for a rental whose books have not arrived. If they arrive after `startDate`, the months count from the ' +
      'day of the delivery, and `rentalDuration` moves.',
  );

const movedRentalSchema = z
  .object({
    item: z.string().describe('The `_id` of the order line that was rented.'),
    startDate: z.iso.date().describe('The first day after the move.'),
    endDate: z.iso.date().describe('The due date after the move, without extensions.'),
    isShortened: z
      .boolean()
      .describe(
        'True if the due date moved by fewer days than the delay, because another reader has reserved the copies or ' +
          'the block of the deposit ends. The due date is never earlier than agreed.',
      ),
  })
  .meta({
    id: 'MovedRental',
    description: 'A rental that arrived after its first day, so that its months count from the delivery.',
  });

export const movedRentalsSchema = z
  .array(movedRentalSchema)
  .describe(
    'The rentals whose days moved with this step, because the books were delivered after the first day.',
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
