import { setTimeout as wait } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import type { JobName, Jobs } from '../queue/jobQueue.js';
import { JobTray } from '../queue/jobTray.js';
import { executorOf, patient, QUEUE_SCHEMA } from '../queue/pgBossQueue.js';
import { announceNewBooks } from '../usecases/notifications/announceNewBooks.js';
import type { MailPorts } from '../usecases/notifications/deliverMessage.js';
import { messageByAddress } from '../usecases/notifications/messageByAddress.js';
import { remindOfRentals } from '../usecases/notifications/remindOfRentals.js';
import { expireUnconfirmed, type ExpiryPorts } from '../usecases/orders/expireUnconfirmed.js';
import { forgetExpired } from '../usecases/upkeep/forgetExpired.js';
import { MailDelivery } from './mailDelivery.js';

/** What the jobs need of the outside world. */
export type JobPorts = ExpiryPorts & MailPorts;

/** The worker of this process. */
export interface RunningJobs {
  /** Lets jobs under way end, for so many milliseconds at most; what does not end is tried again later. */
  stop(graceMs: number): Promise<void>;
}

/** pg-boss looks twice a second whether its jobs have ended. */
const PG_BOSS_TICK_MS = 500;

/**
 * When the regular jobs run, in the marketplace's time zone: reminders every hour of the day from the morning on, so that a
 * missed one is made up; the digest in the morning, forgetting at night.
 */
const SCHEDULE: readonly (readonly [JobName, string])[] = [
  ['remind-of-rentals', '5 7-23 * * *'],
  ['announce-new-books', '0 7 * * *'],
  ['purge-expired', '15 2 * * *'],
  ['expire-unconfirmed', '20 * * * *'],
];

/**
 * Starts the worker that takes jobs from the queue. Every server process may have one: a job is given to one of them, and
 * again to another when the first has died over it.
 */
export async function startJobs(ports: JobPorts, onError: (error: Error) => void): Promise<RunningJobs> {
  const queue = patient(ports.database);
  const boss = new PgBoss({ db: executorOf(queue), schema: QUEUE_SCHEMA });
  boss.on('error', onError);
  await boss.start();
  await work(boss, 'message-by-address', 1, (message) => messageByAddress(ports, message));
  await work(boss, 'remind-of-rentals', 30, () => remindOfRentals(ports));
  await work(boss, 'announce-new-books', 30, () => announceNewBooks(ports));
  await work(boss, 'expire-unconfirmed', 30, () => expireUnconfirmed(ports));
  await work(boss, 'purge-expired', 30, () => forgetExpired(ports));
  for (const [name, cron] of SCHEDULE) await boss.schedule(name, cron, undefined, { tz: ports.timeZone });
  const tray = new JobTray(boss, queue, 'deliver-message');
  const mail = new MailDelivery(tray, ports, onError);
  return {
    async stop(graceMs) {
      const ends = [mail.stop(graceMs), boss.stop({ timeout: graceMs - PG_BOSS_TICK_MS })];
      const ended = Promise.all(ends.map((end) => end.catch(onError)));
      // The database may not answer either.
      const over = new AbortController();
      await Promise.race([ended, wait(graceMs, undefined, { signal: over.signal }).catch(() => undefined)]);
      over.abort();
    },
  };
}

/** Looks for jobs of one name so often, and handles them one after the other. */
async function work<Name extends JobName>(
  boss: PgBoss,
  name: Name,
  pollingIntervalSeconds: number,
  handle: (data: Jobs[Name]) => Promise<void>,
): Promise<void> {
  await boss.work<Jobs[Name]>(name, { pollingIntervalSeconds }, async (jobs) => {
    for (const { data } of jobs) await handle(data);
  });
}
