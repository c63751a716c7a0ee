import type { Ability } from '../domain/accounts/abilities.js';
import { announceNewBooks } from '../usecases/notifications/announceNewBooks.js';
import type { MailPorts } from '../usecases/notifications/deliverMessage.js';
import { messageByAddress } from '../usecases/notifications/messageByAddress.js';
import { remindOfRentals } from '../usecases/notifications/remindOfRentals.js';
import { expireUnconfirmed, type ExpiryPorts } from '../usecases/orders/expireUnconfirmed.js';
import type { Ports } from '../usecases/scope.js';
import { tellWaiting } from '../usecases/waiting/tellWaiting.js';
import { tellSavedSearches } from '../usecases/savedSearches/tellSavedSearches.js';
import { endExpiredSupportViews } from '../usecases/staff/supportView.js';
import { forgetExpired } from '../usecases/upkeep/forgetExpired.js';
import { sweepPictures } from '../usecases/upkeep/sweepPictures.js';

/** The ports of a job: its principal, and access to the database, mail and files. */
export type JobPorts = ExpiryPorts & MailPorts & Pick<Ports, 'reads' | 'currency' | 'files'>;

/** The definition of a job: its work, its schedule and its ability. */
export interface JobEntry {
  /** Describes the job in one sentence for docs/schedule.md. */
  does: string;
  /** The only ability of the job's principal. */
  ability: Ability;
  /** Interval in seconds at which the worker polls for jobs of this name. */
  everySeconds: number;
  /** Times at which a job is added automatically, as a cron expression in the marketplace's time zone. */
  cron?: string;
  work(ports: JobPorts, data: object): Promise<void>;
}

/**
 * All jobs except mail delivery, which runs in batches (mailDelivery.ts). Jobs of the same name run one after
 * another. Reminders run every hour, so that a missed run is made up. Waiting lists are checked every ten minutes, so
 * the next reader in line is notified after ten minutes at most. The worker creates the queues of scheduled jobs when
 * it starts, so a new scheduled job needs only an entry here.
 */
export const JOB_TABLE: Readonly<Record<string, JobEntry>> = {
  'message-by-address': {
    does: 'Puts mail for an email address into the outbox if the address has an account.',
    ability: 'mail:send',
    everySeconds: 1,
    work: messageByAddress,
  },
  'remind-of-rentals': {
    does: 'Mails reminders of rentals that are due soon or overdue.',
    ability: 'mail:send',
    everySeconds: 30,
    cron: '5 7-23 * * *',
    work: remindOfRentals,
  },
  'announce-new-books': {
    does: 'Mails the daily digest of new books.',
    ability: 'mail:send',
    everySeconds: 30,
    cron: '0 7 * * *',
    work: announceNewBooks,
  },
  'tell-saved-searches': {
    does: 'Mails new listings that match saved searches.',
    ability: 'mail:send',
    everySeconds: 30,
    cron: '0 7 * * *',
    work: tellSavedSearches,
  },
  'expire-unconfirmed': {
    does: 'Cancels orders that their sellers did not confirm within `ORDER_CONFIRMATION_DAYS`.',
    ability: 'orders:expire',
    everySeconds: 30,
    cron: '20 * * * *',
    work: expireUnconfirmed,
  },
  'tell-waiting': {
    does: 'Notifies the next readers on waiting lists, and ends entries whose days have passed.',
    ability: 'waiting:tell',
    everySeconds: 30,
    cron: '*/10 * * * *',
    work: tellWaiting,
  },
  'purge-expired': {
    does: 'Deletes expired sessions and mailed links, devices unused for a year, events after 30 days, and idempotency keys after a week.',
    ability: 'records:forget',
    everySeconds: 30,
    cron: '15 2 * * *',
    work: forgetExpired,
  },
  'sweep-pictures': {
    does: 'Deletes covers that no listing has, and files of covers and photos that have been without a row for a day.',
    ability: 'records:forget',
    everySeconds: 30,
    cron: '45 2 * * *',
    work: sweepPictures,
  },
  'end-support-views': {
    does: 'Ends support views whose 30 minutes are over, and tells their accounts.',
    ability: 'views:end',
    everySeconds: 30,
    cron: '*/5 * * * *',
    work: endExpiredSupportViews,
  },
};
