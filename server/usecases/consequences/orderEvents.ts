import type { OrderEvents } from '../../domain/events/orderEvents.js';
import { topics } from '../../liveTopics/liveTopics.js';
import { depositReturned } from '../notifications/kinds/depositReturned.js';
import { disputeChanged } from '../notifications/kinds/disputes/disputeChanged.js';
import { disputeReturnChanged } from '../notifications/kinds/disputes/disputeReturnChanged.js';
import { orderPlaced } from '../notifications/kinds/orderPlaced.js';
import { orderReceived } from '../notifications/kinds/orderReceived.js';
import { paymentChanged } from '../notifications/kinds/paymentChanged.js';
import { rentalBought } from '../notifications/kinds/rentals/rentalBought.js';
import { rentalExtended } from '../notifications/kinds/rentals/rentalExtended.js';
import { rentalsMoved } from '../notifications/kinds/rentals/rentalsMoved.js';
import { rentalSentBack } from '../notifications/kinds/rentals/rentalSentBack.js';
import { statusChanged } from '../notifications/kinds/statusChanged.js';
import type { EventRegistry } from '../recording.js';
import { screensOfCart, screensOfOrder } from './screens.js';
import { billAfterStep, earnAfterDirectPayment, earnAfterExtension, settleAfterStep } from './settlements.js';
import { endOfWaiting, turnsAfterReturn, turnsAfterStep } from './turns.js';

/** Descriptions and consequences of the events about carts, orders and rentals. */
export const ORDER_EVENTS: Pick<EventRegistry, keyof OrderEvents> = {
  CartChanged: {
    description: 'The owner of a cart added, changed or removed a line.',
    // Nothing reads this event from the log, and carts change often. `npm run bench` measures the cost of a row.
    isNotKept: true,
    topics: screensOfCart,
  },
  OrderPlaced: {
    description: 'A buyer ordered a whole cart.',
    topics: ({ buyerId, fulfillments }) => [
      topics.cart(buyerId),
      ...fulfillments.map(({ sellerId }) => topics.shop(sellerId)),
    ],
    mail: [orderPlaced, orderReceived],
    reactions: [endOfWaiting],
  },
  FulfillmentStepTaken: {
    description:
      'A seller’s part of an order was confirmed, sent, delivered, returned, lost, found or cancelled.',
    topics: screensOfOrder,
    mail: [statusChanged, depositReturned],
    reactions: [turnsAfterStep, settleAfterStep, billAfterStep],
  },
  RentalExtended: {
    description: 'A buyer extended a rental to a later day.',
    topics: screensOfOrder,
    mail: [rentalExtended],
    reactions: [earnAfterExtension, billAfterStep],
  },
  RentalsMoved: {
    description: 'A late delivery moved the due dates of rentals.',
    topics: screensOfOrder,
    mail: [rentalsMoved],
  },
  RentalBought: {
    description: 'A buyer bought rented copies.',
    topics: screensOfOrder,
    mail: [rentalBought],
    reactions: [settleAfterStep, billAfterStep],
  },
  RentalSentBack: {
    description: 'A buyer sent rented copies back to the seller.',
    topics: screensOfOrder,
    mail: [rentalSentBack],
  },
  OrderPhotoAdded: {
    description: 'The buyer or the seller added a photo of rented copies.',
    topics: screensOfOrder,
  },
  PaymentStepTaken: {
    description:
      'A payment between buyer and seller was marked as paid, received or missing, or counts as received.',
    topics: screensOfOrder,
    mail: [paymentChanged],
    reactions: [earnAfterDirectPayment],
  },
  DisputeStepTaken: {
    description:
      'A dispute about a fulfillment was opened, answered, settled, withdrawn, decided or ended by itself, or its books were to be sent back, were sent back, arrived or were contested.',
    topics: screensOfOrder,
    mail: [disputeChanged, disputeReturnChanged],
    reactions: [turnsAfterReturn, settleAfterStep, billAfterStep],
  },
  DisputePhotoAdded: {
    description: 'The buyer or the seller added a photo to a dispute.',
    topics: screensOfOrder,
  },
  SellerRated: { description: 'A buyer rated a seller of an order.', topics: screensOfOrder },
};
