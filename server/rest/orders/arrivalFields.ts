import { z } from 'zod';
import type { MovedRental } from '../../usecases/orders/order.js';

export const awaitsArrivalSchema = z
  .boolean()
  .describe(
    'True for a rental that has not arrived. Its months count from the day of the delivery, if that is after `startDate`; ' +
      '`rentalDuration` then moves.',
  );

const movedRentalSchema = z
  .object({
    item: z.string().describe('The `_id` of the line.'),
    startDate: z.iso.date().describe('The first day after the move.'),
    endDate: z.iso.date().describe('The due date after the move, without extensions.'),
    isShortened: z
      .boolean()
      .describe(
        'True if the due date moved by fewer days than the delay, because another reader has reserved the copies or the ' +
          'block of the deposit ends. It is never earlier than agreed.',
      ),
  })
  .meta({
    id: 'MovedRental',
    description: 'A rental whose months count from its delivery, because it arrived after its first day.',
  });

export const movedRentalsSchema = z
  .array(movedRentalSchema)
  .describe('The rentals whose days the step moved, because it delivered them after their first day.');

/** Returns moved rentals in their documented form. */
export function presentMovedRentals(moved: readonly MovedRental[]): z.output<typeof movedRentalsSchema> {
  return moved.map(({ item, startsOn, endsOn, isShortened }) => ({
    item: item.id,
    startDate: startsOn,
    endDate: endsOn,
    isShortened,
  }));
}
