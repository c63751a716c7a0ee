import type { JobName, Jobs } from '../queue/jobQueue.js';
import { announceNewBooks } from '../usecases/notifications/announceNewBooks.js';
import type { MailPorts } from '../usecases/notifications/deliverMessage.js';
import { messageByAddress } from '../usecases/notifications/messageByAddress.js';
import { remindOfRentals } from '../usecases/notifications/remindOfRentals.js';
import { expireUnconfirmed, type ExpiryPorts } from '../usecases/orders/expireUnconfirmed.js';
import type { Ports } from '../usecases/scope.js';
import { tellWaiting } from '../usecases/waiting/tellWaiting.js';
import { tellSavedSearches } from '../usecases/savedSearches/tellSavedSearches.js';
import { forgetExpired } from '../usecases/upkeep/forgetExpired.js';

/** What the jobs need of the outside world. */
export type JobPorts = ExpiryPorts & MailPorts & Pick<Ports, 'reads' | 'currency'>;

/** How jobs of one name are worked off. */
export interface JobEntry<Name extends JobName> {
  /** How often the worker looks for such jobs, in seconds. */
  everySeconds: number;
  /** When one is added by itself: cron, in the marketplace's time zone. */
  cron?: string;
  work(ports: JobPorts, data: Jobs[Name]): Promise<void>;
}

/** The jobs that are taken in batches (mailDelivery.ts), not one after the other. */
type TakenInBatches = 'deliver-message';

/**
 * Every job that the worker takes one after the other. Reminders are due every hour of the day from the morning on, so that
 * a missed one is made up; the digest and what saved searches found come in the morning, and what has expired is forgotten at night. Who waits for a book is looked at every ten
 * minutes, which is how late the next in line may hear of it.
 */
export const JOB_TABLE: { [Name in Exclude<JobName, TakenInBatches>]: JobEntry<Name> } = {
  'message-by-address': { everySeconds: 1, work: messageByAddress },
  'remind-of-rentals': { everySeconds: 30, cron: '5 7-23 * * *', work: remindOfRentals },
  'announce-new-books': { everySeconds: 30, cron: '0 7 * * *', work: announceNewBooks },
  'tell-saved-searches': { everySeconds: 30, cron: '0 7 * * *', work: tellSavedSearches },
  'expire-unconfirmed': { everySeconds: 30, cron: '20 * * * *', work: expireUnconfirmed },
  'tell-waiting': { everySeconds: 30, cron: '*/10 * * * *', work: tellWaiting },
  'purge-expired': { everySeconds: 30, cron: '15 2 * * *', work: forgetExpired },
};
