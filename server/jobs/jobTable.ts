import { createQueues, type QueueDatabase } from '../queue/pgBossQueue.js';
import { announceNewBooks } from '../usecases/notifications/announceNewBooks.js';
import { readChargeback } from '../usecases/chargebacks/followChargebacks.js';
import { sendAnswer } from '../usecases/chargebacks/sendAnswer.js';
import { expireDisputes } from '../usecases/disputes/expireDisputes.js';
import { messageByAddress } from '../usecases/notifications/messageByAddress.js';
import { remindOfComplaints } from '../usecases/complaints/remindOfComplaints.js';
import { remindOfDeadlines } from '../usecases/notifications/remindOfDeadlines.js';
import { remindOfRentals } from '../usecases/notifications/remindOfRentals.js';
import { checkPayment, readPayment } from '../usecases/payments/online/checkPayment.js';
import { endDirectPayments } from '../usecases/complaints/complainOfRefunds.js';
import { openPage } from '../usecases/payments/online/openPage.js';
import { issueCommissionPapers } from '../usecases/papers/issueCommissionPapers.js';
import { takeAutomaticSteps } from '../usecases/orders/steps/takeAutomaticSteps.js';
import { tellWaiting } from '../usecases/waiting/tellWaiting.js';
import { tellSavedSearches } from '../usecases/savedSearches/tellSavedSearches.js';
import { endExpiredSupportViews } from '../usecases/staff/supportView.js';
import { forgetExpired } from '../usecases/upkeep/forgetExpired.js';
import { sweepPictures } from '../usecases/upkeep/sweepPictures.js';
import { ADDED_PAYOUTS } from './addedPayouts.js';
import type { AddedJobs, JobEntry, ScheduledJobs } from './jobEntry.js';
import { MailDelivery } from './mailDelivery.js';
import { MAIL_QUEUE, PAYMENT_QUEUE, SCHEDULED_QUEUE } from './queueOptions.js';
import { SCHEDULED_PAYMENTS } from './scheduledPayments.js';

const ADDED: AddedJobs = {
  'open-payment-page': {
    does: 'Asks the provider to open the page on which an order is paid.',
    ability: 'payments:follow',
    queue: PAYMENT_QUEUE,
    everySeconds: 1,
    work: openPage,
  },
  'check-payment': {
    does: 'Reads the payments of an order from the provider, after a webhook or when the buyer comes back.',
    ability: 'payments:follow',
    queue: PAYMENT_QUEUE,
    everySeconds: 1,
    work: checkPayment,
  },
  'read-payment': {
    does: 'Reads a payment that a webhook named and that belongs to no known page.',
    ability: 'payments:follow',
    queue: PAYMENT_QUEUE,
    everySeconds: 1,
    work: readPayment,
  },
  ...ADDED_PAYOUTS,
  'read-chargeback': {
    does: 'Reads a chargeback that a webhook named.',
    ability: 'payments:follow',
    queue: PAYMENT_QUEUE,
    everySeconds: 1,
    work: readChargeback,
  },
  'answer-chargeback': {
    does: 'Sends the answer of staff to a chargeback, with the evidence.',
    ability: 'payments:follow',
    queue: PAYMENT_QUEUE,
    everySeconds: 1,
    work: sendAnswer,
  },
  'deliver-message': {
    does: 'Mails a message of the outbox.',
    ability: 'mail:send',
    queue: MAIL_QUEUE,
    startBatches: ({ trayOf, ports, onError }) => new MailDelivery(trayOf('deliver-message'), ports, onError),
  },
  'message-by-address': {
    does: 'Puts mail for an email address into the outbox if the address has an account.',
    ability: 'mail:send',
    queue: { policy: 'standard', retryLimit: 5, retryDelay: 20, retryBackoff: true },
    everySeconds: 1,
    work: messageByAddress,
  },
};

/**
 * Reminders run every hour, so that the next run makes up for a missed one. Waiting lists are checked every ten minutes,
 * so the next reader is notified at most ten minutes after a turn ends.
 */
const SCHEDULED: ScheduledJobs = {
  'remind-of-rentals': {
    does: 'Mails reminders of rentals that are due soon or overdue.',
    ability: 'mail:send',
    queue: SCHEDULED_QUEUE,
    everySeconds: 30,
    cron: '5 7-23 * * *',
    work: remindOfRentals,
  },
  'remind-of-deadlines': {
    does: 'Mails reminders of orders that Panna is about to cancel or to take as delivered, of disputes before they have to be answered and decided, of returns in disputes, of books that wait to be sent or picked up, of ratings that close soon, and of overdue rentals that their sellers can declare lost.',
    ability: 'mail:send',
    queue: SCHEDULED_QUEUE,
    everySeconds: 30,
    cron: '35 7-23 * * *',
    work: remindOfDeadlines,
  },
  'remind-of-complaints': {
    does: 'Mails staff reminders of complaints whose deadline is within a day.',
    ability: 'mail:send',
    queue: SCHEDULED_QUEUE,
    everySeconds: 30,
    cron: '25 * * * *',
    work: remindOfComplaints,
  },
  'announce-new-books': {
    does: 'Mails the daily digest of new books.',
    ability: 'mail:send',
    queue: SCHEDULED_QUEUE,
    everySeconds: 30,
    cron: '0 7 * * *',
    work: announceNewBooks,
  },
  'tell-saved-searches': {
    does: 'Mails new listings that match saved searches.',
    ability: 'mail:send',
    queue: SCHEDULED_QUEUE,
    everySeconds: 30,
    cron: '0 7 * * *',
    work: tellSavedSearches,
  },
  'take-automatic-steps': {
    does: 'Cancels orders that their sellers did not confirm or send in time, and takes orders as delivered whose buyers said nothing.',
    ability: 'orders:expire',
    queue: SCHEDULED_QUEUE,
    everySeconds: 30,
    cron: '20 * * * *',
    work: takeAutomaticSteps,
  },
  'assume-payments': {
    does: 'Takes payments between buyers and sellers as received to which their recipients said nothing, or which neither side marked. Makes complaints of refunds that stay missing.',
    ability: 'orders:expire',
    queue: SCHEDULED_QUEUE,
    everySeconds: 30,
    cron: '35 * * * *',
    work: endDirectPayments,
  },
  ...SCHEDULED_PAYMENTS,
  'issue-commission-papers': {
    does: 'Invoices sellers the commission that was earned until the end of last month. Runs daily to make up for a missed run.',
    ability: 'papers:issue',
    queue: SCHEDULED_QUEUE,
    everySeconds: 30,
    cron: '30 0 * * *',
    work: issueCommissionPapers,
  },
  'expire-disputes': {
    does: 'Ends disputes that nobody decided within `DISPUTE_DECISION_DAYS` days, and returns in disputes whose deadline has passed.',
    ability: 'disputes:expire',
    queue: SCHEDULED_QUEUE,
    everySeconds: 30,
    cron: '40 * * * *',
    work: expireDisputes,
  },
  'tell-waiting': {
    does: 'Notifies the next readers on waiting lists, and ends entries whose days have passed.',
    ability: 'waiting:tell',
    queue: SCHEDULED_QUEUE,
    everySeconds: 30,
    cron: '*/10 * * * *',
    work: tellWaiting,
  },
  'purge-expired': {
    does: 'Deletes expired sessions and mailed links, devices unused for a year, events after 30 days, and idempotency keys after a week.',
    ability: 'records:forget',
    queue: SCHEDULED_QUEUE,
    everySeconds: 30,
    cron: '15 2 * * *',
    work: forgetExpired,
  },
  'sweep-pictures': {
    does: 'Deletes covers that no listing has, photos of disputes whose two accounts are closed, and files of covers and photos that have been without a row for a day.',
    ability: 'records:forget',
    queue: SCHEDULED_QUEUE,
    everySeconds: 30,
    cron: '45 2 * * *',
    work: sweepPictures,
  },
  'end-support-views': {
    does: 'Ends support views whose 30 minutes are over, and tells their accounts.',
    ability: 'views:end',
    queue: SCHEDULED_QUEUE,
    everySeconds: 30,
    cron: '*/5 * * * *',
    work: endExpiredSupportViews,
  },
};

/** All jobs that the worker runs. Their queues are created when the worker starts, so a new job needs no migration. */
export const JOB_TABLE: Readonly<Record<string, JobEntry>> = { ...ADDED, ...SCHEDULED };

/** Creates the missing queues of all jobs. */
export async function createJobQueues(database: QueueDatabase): Promise<void> {
  await createQueues(
    database,
    Object.entries(JOB_TABLE).map(([name, { queue }]) => ({ name, ...queue })),
  );
}
