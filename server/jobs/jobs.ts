import { setTimeout as wait } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import type { Ability } from '../domain/accounts/abilities.js';
import { systemPrincipal } from '../domain/accounts/principal.js';
import { JobTray } from '../queue/jobTray.js';
import { executorOf, patient, QUEUE_SCHEMA } from '../queue/pgBossQueue.js';
import type { BatchTools, BatchWorker, JobEntry, JobPorts } from './jobEntry.js';
import { JOB_TABLE } from './jobTable.js';

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
 * worker, and to another one if that worker dies. The queues must exist (createJobQueues).
 */
export async function startJobs(ports: WorkerPorts, onError: (error: Error) => void): Promise<RunningJobs> {
  const queue = patient(ports.database);
  const boss = new PgBoss({ db: executorOf(queue), schema: QUEUE_SCHEMA });
  boss.on('error', onError);
  await boss.start();
  const trayOf: BatchTools['trayOf'] = (name) => new JobTray(boss, queue, name);
  const batches: BatchWorker[] = [];
  for (const [name, entry] of Object.entries(JOB_TABLE)) {
    const tools = { trayOf, ports: actingAs(name, entry.ability, ports), onError };
    if ('startBatches' in entry) batches.push(entry.startBatches(tools));
    else await workOneByOne(boss, name, entry, tools.ports);
    if (entry.cron) await boss.schedule(name, entry.cron, undefined, { tz: ports.timeZone });
  }
  return {
    async stop(graceMs) {
      const ends = [
        ...batches.map((each) => each.stop(graceMs)),
        boss.stop({ timeout: graceMs - PG_BOSS_TICK_MS }),
      ];
      const ended = Promise.all(ends.map((end) => end.catch(onError)));
      // The wait has its own limit, because jobs cannot end while the database does not respond.
      const over = new AbortController();
      await Promise.race([ended, wait(graceMs, undefined, { signal: over.signal }).catch(() => undefined)]);
      over.abort();
    },
  };
}

/**
 * Runs the jobs of one name one after another, without a pause. While there are no jobs, looks for one every
 * `everySeconds` seconds.
 */
async function workOneByOne(
  boss: PgBoss,
  name: string,
  { everySeconds, work }: Exclude<JobEntry, { startBatches: unknown }>,
  ports: JobPorts,
): Promise<void> {
  let worker = '';
  worker = await boss.work<object>(name, { pollingIntervalSeconds: everySeconds }, async (jobs) => {
    // Without this, pg-boss would run one job in each interval, and the last of 200 buyers would wait for minutes.
    boss.notifyWorker(worker);
    for (const { data } of jobs) await work(ports, data);
  });
}

function actingAs(name: string, ability: Ability, ports: WorkerPorts): JobPorts {
  const principal = systemPrincipal({ kind: 'JOB', name }, [ability]);
  return { ...ports, principal: async () => principal };
}
