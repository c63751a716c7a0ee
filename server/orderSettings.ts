import { z } from 'zod';
import { USUAL_DEADLINE_DAYS, type WaitingState } from './domain/orders/deadlines.js';
import { MOST_ROOM_DAYS, USUAL_ROOM_DAYS } from './domain/rental/room.js';

const ROOM_RANGE = `must be a whole number of days from 0 to ${MOST_ROOM_DAYS}`;

/** Returns the setting for the number of days that a fulfillment may stay in a state without action. */
const days = (state: WaitingState | 'DISPATCH') =>
  z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be a whole number of days from 1 to 999')
    .transform(Number)
    .prefault(String(USUAL_DEADLINE_DAYS[state]));

/** The settings of orders and rentals, by environment variable. */
export const ORDER_SETTINGS = {
  ORDER_CONFIRMATION_DAYS: days('PENDING').meta({
    description: 'Days after which an order is cancelled if its seller has not confirmed it.',
  }),
  ORDER_DISPATCH_DAYS: days('DISPATCH').meta({
    description:
      'Working days (Monday to Friday) in which a confirmed order should be sent. After them, the buyer is told that it is late and can be cancelled.',
  }),
  ORDER_SHIPPING_DAYS: days('CONFIRMED').meta({
    description: 'Days after which a confirmed order is cancelled if its seller has not sent it.',
  }),
  ORDER_PICK_UP_DAYS: days('READY').meta({
    description:
      'Days after which an order that is ready to be picked up is cancelled if nobody picked it up.',
  }),
  ORDER_DELIVERY_DAYS: days('SHIPPED').meta({
    description: 'Days after which a sent order counts as delivered if its buyer has not said anything.',
  }),
  ORDER_LOSS_DAYS: days('OVERDUE').meta({
    description:
      'Days after the due date after which rented copies count as lost if they have not come back and nobody has said anything.',
  }),
  ORDER_RETURN_DAYS: days('SENT_BACK').meta({
    description:
      'Days after which a rental counts as returned if its buyer has sent it back and its seller has not confirmed the return.',
  }),
  RENTAL_ROOM_DAYS: z
    .string()
    .regex(/^\d{1,2}$/, ROOM_RANGE)
    .transform(Number)
    .refine((days) => days <= MOST_ROOM_DAYS, ROOM_RANGE)
    .prefault(String(USUAL_ROOM_DAYS))
    .meta({
      description:
        'Days that are kept free between two rentals of a copy, for the post and for late arrivals: 0 to 60. Where books are sent by post, set for example `7`.',
    }),
};
