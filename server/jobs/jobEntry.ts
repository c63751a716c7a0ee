import type { Ability } from '../domain/accounts/abilities.js';
import type { JobName, Jobs } from '../queue/jobQueue.js';
import type { JobTray } from '../queue/jobTray.js';
import type { QueueOptions } from '../queue/pgBossQueue.js';
import type { MailPorts } from '../usecases/notifications/deliverMessage.js';
import type { AutomaticPorts } from '../usecases/orders/steps/takeAutomaticSteps.js';
import type { Ports } from '../usecases/scope.js';

/** The ports of a job, such as its principal, the database, mail, the queue, and the payment and payout providers. */
export type JobPorts = AutomaticPorts &
  MailPorts &
  Pick<
    Ports,
    'reads' | 'currency' | 'files' | 'payments' | 'payouts' | 'payoutTerms' | 'operator' | 'queue' | 'secrets'
  >;

/** The tools of a job that takes its work from the queue itself. */
export interface BatchTools {
  trayOf<Name extends JobName>(name: Name): JobTray<Name>;
  ports: JobPorts;
  onError: (error: Error) => void;
}

/** Takes jobs of one name in batches until it is stopped. */
export interface BatchWorker {
  /** Stops taking jobs, and ends within this many milliseconds. Unfinished jobs stay in the queue. */
  stop(graceMs: number): Promise<void>;
}

/** The properties that all jobs share: the description, the ability, the queue and the schedule. */
interface Definition {
  /** Describes the job in one sentence for docs/schedule.md. */
  does: string;
  /** The only ability of the job's principal. */
  ability: Ability;
  /** Options for creating the queue of the job. The options of an existing queue do not change. */
  queue: QueueOptions;
  /** Times at which a job is added automatically, as a cron expression in the marketplace's time zone. */
  cron?: string;
}

/** A job that the worker runs one at a time. */
interface SingleJob<Data> extends Definition {
  /** Interval in seconds at which the worker polls for jobs of this name. */
  everySeconds: number;
  work(ports: JobPorts, data: Data): Promise<void>;
}

/** A job that the worker takes in batches instead of one at a time. */
interface BatchedJob extends Definition {
  startBatches(tools: BatchTools): BatchWorker;
}

export type JobEntry = SingleJob<object> | BatchedJob;

/** The jobs that use-cases add. The compiler requires an entry for each name in `Jobs`, and no other. */
export type AddedJobs = { readonly [Name in JobName]: SingleJob<Jobs[Name]> | BatchedJob };

/** Jobs that a schedule adds. They have no data. */
export type ScheduledJobs = Readonly<Record<string, SingleJob<object> & { cron: string }>>;
