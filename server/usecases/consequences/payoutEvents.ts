import type { PayoutEvents } from '../../domain/events/payoutEvents.js';
import { payoutAccountChanged } from '../notifications/kinds/payments/payoutAccountChanged.js';
import { payoutAccountRefused } from '../notifications/kinds/payments/payoutAccountRefused.js';
import { payoutsResumed } from '../notifications/kinds/payments/payoutsResumed.js';
import { payoutsStopped } from '../notifications/kinds/payments/payoutsStopped.js';
import { payoutSettled } from '../notifications/kinds/payments/payoutSettled.js';
import type { EventRegistry } from '../recording.js';
import { screensOfShop } from './screens.js';

/** Descriptions and consequences of the events about payouts. */
export const PAYOUT_EVENTS: Pick<EventRegistry, keyof PayoutEvents> = {
  PayoutAccountChanged: {
    description: 'The owner of an account changed a tax number, or where payouts go.',
    topics: screensOfShop,
    mail: [payoutAccountChanged],
  },
  PayoutAccountRestricted: {
    description:
      'Staff restricted or rejected a payout account, so that no payouts are prepared for the seller.',
    topics: screensOfShop,
    mail: [payoutsStopped],
  },
  PayoutAccountReinstated: {
    description: 'Staff let the payouts to a seller go on.',
    topics: screensOfShop,
    mail: [payoutsResumed],
  },
  PayoutAccountRefused: {
    description:
      'A bank refused the rupee that proves the payout account of a seller, so no payouts are prepared.',
    topics: screensOfShop,
    mail: [payoutAccountRefused],
  },
  PayoutSettled: {
    description:
      'A payout to a seller was paid, failed or came back, as staff or the payout provider reported.',
    topics: screensOfShop,
    mail: [payoutSettled],
  },
};
