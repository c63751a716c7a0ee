import { followChargebacks } from '../usecases/chargebacks/followChargebacks.js';
import { reconcile } from '../usecases/money/reconcile.js';
import { followLatePayments, followPayments } from '../usecases/payments/online/followPayments.js';
import { preparePayouts } from '../usecases/payouts/preparePayouts.js';
import type { ScheduledJobs } from './jobEntry.js';
import { SCHEDULED_QUEUE } from './queueOptions.js';

/** The scheduled jobs of payments, refunds and payouts. */
export const SCHEDULED_PAYMENTS = {
  'follow-payments': {
    does: 'Takes in payments that no webhook told of, cancels orders that were not paid in time, and sends refunds.',
    ability: 'payments:follow',
    queue: SCHEDULED_QUEUE,
    everySeconds: 10,
    cron: '* * * * *',
    work: followPayments,
  },
  'follow-late-payments': {
    does: 'Looks for late payments of orders that ended unpaid in the last three days, and for second payments, and refunds them.',
    ability: 'payments:follow',
    queue: SCHEDULED_QUEUE,
    everySeconds: 30,
    cron: '50 * * * *',
    work: followLatePayments,
  },
  'follow-chargebacks': {
    does: 'Takes in chargebacks that no webhook told of, and sends the answers of staff that the provider has not taken yet.',
    ability: 'payments:follow',
    queue: SCHEDULED_QUEUE,
    everySeconds: 30,
    cron: '*/10 * * * *',
    work: followChargebacks,
  },
  'reconcile-payments': {
    does: 'Compares the payments and refunds of the last days with the lists of the payment provider, and records the differences.',
    ability: 'payments:reconcile',
    queue: SCHEDULED_QUEUE,
    everySeconds: 30,
    cron: '30 3 * * *',
    work: reconcile,
  },
  'prepare-payouts': {
    does: 'Prepares the payouts of what sellers have earned from online payments. Staff make them.',
    ability: 'payouts:prepare',
    queue: SCHEDULED_QUEUE,
    everySeconds: 30,
    cron: '0 6 * * *',
    work: preparePayouts,
  },
} as const satisfies ScheduledJobs;
