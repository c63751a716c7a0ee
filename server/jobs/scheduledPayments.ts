import { endWaitingRequests } from '../usecases/approving/endWaitingRequests.js';
import { followChargebacks } from '../usecases/chargebacks/followChargebacks.js';
import { remindOfChargebacks } from '../usecases/chargebacks/remindOfChargebacks.js';
import { reconcile } from '../usecases/money/reconcile.js';
import { followLatePayments, followPayments } from '../usecases/payments/online/followPayments.js';
import { followPayouts } from '../usecases/payouts/followPayouts.js';
import { proveAccounts } from '../usecases/payouts/proveAccounts.js';
import { sendPayouts } from '../usecases/payouts/sendPayouts.js';
import { askForRefundAccounts } from '../usecases/refunds/askForRefundAccounts.js';
import { followPaidRefunds, payRefundsOut } from '../usecases/refunds/payRefundsOut.js';
import { followHeldTransfers } from '../usecases/transfers/followHeldTransfers.js';
import { followTransfers } from '../usecases/transfers/followTransfers.js';
import { linkAccounts } from '../usecases/transfers/linkAccounts.js';
import { prepareDue } from '../usecases/transfers/prepareDue.js';
import type { ScheduledJobs } from './jobEntry.js';
import { SCHEDULED_QUEUE } from './queueOptions.js';

/** The scheduled jobs of payments, refunds, transfers and payouts. */
export const SCHEDULED_PAYMENTS = {
  'follow-payments': {
    does: 'Takes in payments that no webhook told of, cancels orders that were not paid in time, sends refunds, and captures and releases blocked deposits.',
    ability: 'payments:follow',
    queue: SCHEDULED_QUEUE,
    everySeconds: 10,
    cron: '* * * * *',
    work: followPayments,
  },
  'follow-late-payments': {
    does: 'Looks for late payments of orders that ended unpaid in the last three days, and for second payments, and refunds them. Warns sellers before the block of a deposit ends, and ends the blocks that are over.',
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
  'remind-of-chargebacks': {
    does: 'Mails staff reminders of chargebacks that have to be answered within two days.',
    ability: 'mail:send',
    queue: SCHEDULED_QUEUE,
    everySeconds: 30,
    cron: '15 * * * *',
    work: remindOfChargebacks,
  },
  'end-approvals': {
    does: 'Ends requests for approval that nobody decided within 14 days, and those of people who are not such staff any more.',
    ability: 'approvals:expire',
    queue: SCHEDULED_QUEUE,
    everySeconds: 30,
    cron: '45 * * * *',
    work: endWaitingRequests,
  },
  'reconcile-payments': {
    does: 'Compares the payments, refunds, payouts, blocked deposits and transfers of the last days with the lists of their providers, and records the differences.',
    ability: 'payments:reconcile',
    queue: SCHEDULED_QUEUE,
    everySeconds: 30,
    cron: '30 3 * * *',
    work: reconcile,
  },
  'prepare-payouts': {
    does: 'Prepares the payouts of what sellers have earned from online payments.',
    ability: 'payouts:prepare',
    queue: SCHEDULED_QUEUE,
    everySeconds: 30,
    cron: '0 6 * * *',
    work: prepareDue,
  },
  'prove-accounts': {
    does: 'Lets the payout provider send a rupee to the payout accounts of sellers who are owed money beside transfers, once for each change of an account, and records the banks’ responses.',
    ability: 'payouts:send',
    queue: SCHEDULED_QUEUE,
    everySeconds: 30,
    cron: '*/5 * * * *',
    work: proveAccounts,
  },
  'send-payouts': {
    does: 'Hands prepared payouts to the payout provider, and asks for the state of those that it has. Without a provider, staff make them.',
    ability: 'payouts:send',
    queue: SCHEDULED_QUEUE,
    everySeconds: 30,
    cron: '*/5 * * * *',
    work: sendPayouts,
  },
  'follow-payouts': {
    does: 'Looks in the list of the payout provider for payouts of the last days that came back.',
    ability: 'payouts:send',
    queue: SCHEDULED_QUEUE,
    everySeconds: 30,
    cron: '55 * * * *',
    work: followPayouts,
  },
  'follow-transfers': {
    does: 'Asks the payment provider for planned transfers to linked accounts, reverses what sellers do not earn any more, and releases what is due.',
    ability: 'payouts:send',
    queue: SCHEDULED_QUEUE,
    everySeconds: 10,
    cron: '* * * * *',
    work: followTransfers,
  },
  'follow-held-transfers': {
    does: 'Looks for held transfers that have failed without a webhook.',
    ability: 'payouts:send',
    queue: SCHEDULED_QUEUE,
    everySeconds: 30,
    cron: '20 3 * * *',
    work: followHeldTransfers,
  },
  'link-accounts': {
    does: 'Opens linked accounts for sellers at the payment provider, and asks for the state of those that it checks.',
    ability: 'payouts:send',
    queue: SCHEDULED_QUEUE,
    everySeconds: 30,
    cron: '*/10 * * * *',
    work: linkAccounts,
  },
  'pay-refunds-out': {
    does: 'Hands refunds of payments that are too old for an ordinary refund to the payout provider, and asks for the state of those that it has. Without a provider, staff make them.',
    ability: 'payouts:send',
    queue: SCHEDULED_QUEUE,
    everySeconds: 30,
    cron: '*/5 * * * *',
    work: payRefundsOut,
  },
  'follow-paid-refunds': {
    does: 'Looks for refunds of the last days that were paid out and came back.',
    ability: 'payouts:send',
    queue: SCHEDULED_QUEUE,
    everySeconds: 30,
    cron: '57 * * * *',
    work: followPaidRefunds,
  },
  'ask-for-refund-accounts': {
    does: 'Mails buyers whose deposit is going to be paid out, and who gave no account for it.',
    ability: 'mail:send',
    queue: SCHEDULED_QUEUE,
    everySeconds: 30,
    cron: '15 8 * * *',
    work: askForRefundAccounts,
  },
} as const satisfies ScheduledJobs;
