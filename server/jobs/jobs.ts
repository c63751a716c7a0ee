import { setTimeout as wait } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import type { Ability } from '../domain/accounts/abilities.js';
import { systemPrincipal } from '../domain/accounts/principal.js';
import { JobTray } from '../queue/jobTray.js';
import { createScheduledQueues, executorOf, patient, QUEUE_SCHEMA } from '../queue/pgBossQueue.js';
import { JOB_TABLE, type JobEntry, type JobPorts } from './jobTable.js';
import { MailDelivery } from './mailDelivery.js';

/** The worker's ports. Each job gets its own principal in addition. */
type WorkerPorts = Omit<JobPorts, 'principal'>;

export interface RunningJobs {
  /** Waits at most this many milliseconds for running jobs to end. Jobs that do not end are retried later. */
  stop(graceMs: number): Promise<void>;
}

/** Interval in milliseconds at which pg-boss checks whether its jobs have ended. */
const PG_BOSS_TICK_MS = 500;

/**
 * Starts the worker that takes jobs from the queue. Every server process may have a worker. Each job is given to one
 * worker, and to another if the first one dies.
 */
export async function startJobs(ports: WorkerPorts, onError: (error: Error) => void): Promise<RunningJobs> {
  const queue = patient(ports.database);
  const boss = new PgBoss({ db: executorOf(queue), schema: QUEUE_SCHEMA });
  boss.on('error', onError);
  await boss.start();
  const scheduled = Object.entries(JOB_TABLE).flatMap(([name, { cron }]) => (cron ? [name] : []));
  await ports.database.transaction((tx) => createScheduledQueues(tx, scheduled));
  for (const [name, entry] of Object.entries(JOB_TABLE)) await take(boss, ports, name, entry);
  const tray = new JobTray(boss, queue, 'deliver-message');
  const mail = new MailDelivery(tray, actingAs('deliver-message', 'mail:send', ports), onError);
  return {
    async stop(graceMs) {
      const ends = [mail.stop(graceMs), boss.stop({ timeout: graceMs - PG_BOSS_TICK_MS })];
      const ended = Promise.all(ends.map((end) => end.catch(onError)));
      // The wait has its own limit, because jobs cannot end while the database does not respond.
      const over = new AbortController();
      await Promise.race([ended, wait(graceMs, undefined, { signal: over.signal }).catch(() => undefined)]);
      over.abort();
    },
  };
}

/** Runs the jobs of one name one after another, and schedules the job if it has a cron expression. */
async function take(
  boss: PgBoss,
  ports: WorkerPorts,
  name: string,
  { ability, everySeconds, cron, work }: JobEntry,
): Promise<void> {
  const jobPorts = actingAs(name, ability, ports);
  await boss.work<object>(name, { pollingIntervalSeconds: everySeconds }, async (jobs) => {
    for (const { data } of jobs) await work(jobPorts, data);
  });
  if (cron) await boss.schedule(name, cron, undefined, { tz: ports.timeZone });
}

function actingAs(name: string, ability: Ability, ports: WorkerPorts): JobPorts {
  const principal = systemPrincipal({ kind: 'JOB', name }, [ability]);
  return { ...ports, principal: async () => principal };
}
