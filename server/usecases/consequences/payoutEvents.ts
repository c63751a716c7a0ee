import type { PayoutEvents } from '../../domain/events/payoutEvents.js';
import { payoutSettled } from '../notifications/kinds/payments/payoutSettled.js';
import type { EventRegistry } from '../recording.js';
import { screensOfShop } from './screens.js';

/** Descriptions and consequences of the events about payouts. */
export const PAYOUT_EVENTS: Pick<EventRegistry, keyof PayoutEvents> = {
  PayoutAccountChanged: {
    description: 'A seller changed a tax number, or where payouts go.',
    topics: screensOfShop,
  },
  PayoutAccountRestricted: {
    description:
      'Staff restricted or rejected a payout account, so that no payouts are prepared for the seller.',
    topics: screensOfShop,
  },
  PayoutAccountReinstated: {
    description: 'Staff let the payouts to a seller go on.',
    topics: screensOfShop,
  },
  PayoutSettled: {
    description:
      'A payout to a seller was paid, failed or came back, as staff or the payout provider reported.',
    topics: screensOfShop,
    mail: [payoutSettled],
  },
};
