import type { PayoutEvents } from '../../domain/events/payoutEvents.js';
import { topics } from '../../liveTopics/liveTopics.js';
import { payoutSettled } from '../notifications/kinds/payments/payoutSettled.js';
import type { EventRegistry } from '../recording.js';

/** Descriptions and consequences of the events about payouts. */
export const PAYOUT_EVENTS: Pick<EventRegistry, keyof PayoutEvents> = {
  PayoutSettled: {
    description: 'Staff recorded that a payout to a seller was paid, or that it failed.',
    topics: ({ sellerId }) => [topics.shop(sellerId)],
    mail: [payoutSettled],
  },
};
