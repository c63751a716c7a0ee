import { once, setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Job } from '../queue/jobQueue.js';
import type { JobTray } from '../queue/jobTray.js';
import type { MailPorts } from '../usecases/notifications/deliverMessage.js';
import type { Acting } from '../usecases/requireAbility.js';
import { deliverMessages, type Deliveries } from '../usecases/notifications/deliverMessages.js';

type Delivery = Job<'deliver-message'>;

const BATCH_SIZE = 100;
/** Interval in milliseconds at which the queue is polled while it holds less than a full batch. */
const POLL_MS = 1_000;
/**
 * Milliseconds after which a batch starts no further mail. The last mail may take minutes, and the jobs of the batch
 * expire after five minutes.
 */
const BATCH_MS = 60_000;
/** Seconds until the next attempt to send a mail that waits for an earlier mail. */
const HELD_SECONDS = 1;
const LONGEST_PAUSE_MS = 30_000;
/** Share of the grace period in which mails that are being sent may finish. The rest is for recording their results. */
const SHARE_FOR_MAILS = 0.75;

/**
 * Delivers mail in batches until it is stopped. The next batch starts at once after a full batch, and after a second if
 * the batch was not full.
 */
export class MailDelivery {
  private readonly stopping = new AbortController();
  private readonly stopAsked = once(this.stopping.signal, 'abort');
  private readonly abandoning = new AbortController();
  /** Number of consecutive times that the mail server could not be reached. */
  private outages = 0;
  private readonly ended: Promise<void>;

  constructor(
    private readonly jobs: JobTray<'deliver-message'>,
    private readonly ports: Acting & MailPorts,
    private readonly onError: (error: Error) => void,
  ) {
    // Every mail that is being sent adds a listener. By default, Node.js warns about more than ten listeners.
    setMaxListeners(0, this.abandoning.signal);
    this.ended = this.run();
  }

  /**
   * Starts no more mails and gives back the jobs that were not started. Mails still being sent are aborted after
   * SHARE_FOR_MAILS of the grace period.
   */
  async stop(graceMs: number): Promise<void> {
    this.stopping.abort();
    const giveUp = setTimeout(() => this.abandoning.abort(), graceMs * SHARE_FOR_MAILS);
    await this.ended;
    clearTimeout(giveUp);
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const pause = await this.round().catch((error: Error) => {
        this.onError(error);
        return POLL_MS;
      });
      if (pause > 0) await wait(pause, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Delivers one batch and returns the milliseconds to wait before the next round. */
  private async round(): Promise<number> {
    if (this.outages > 0 && !(await this.canSend())) {
      this.outages += 1;
      return Math.min(LONGEST_PAUSE_MS, POLL_MS * 2 ** (this.outages - 2));
    }
    const jobs = await this.jobs.take(BATCH_SIZE);
    if (jobs.length === 0) return POLL_MS;
    const { settled, failures, isCutOff } = await this.deliver(jobs);
    this.outages = isCutOff ? 1 : 0;
    const gotOn = settled.size + failures.size > 0 && !isCutOff;
    return gotOn && jobs.length === BATCH_SIZE ? 0 : POLL_MS;
  }

  /**
   * True if the mail server can be reached. Checked during an outage before any job is taken, so that an outage uses up
   * at most one attempt of each mail.
   */
  private async canSend(): Promise<boolean> {
    const check = this.ports.mailer.check().then(
      () => true,
      () => false,
    );
    return Promise.race([check, this.stopAsked.then(() => false)]);
  }

  private async deliver(jobs: readonly Delivery[]): Promise<Deliveries> {
    const end = Date.now() + BATCH_MS;
    const limits = {
      isOver: () => this.stopping.signal.aborted || Date.now() > end,
      abandoned: this.abandoning.signal,
    };
    const ids = jobs.map(({ data }) => data.messageId);
    const deliveries = await deliverMessages(this.ports, ids, limits).catch(async (error: unknown) => {
      await this.jobs.giveBack(jobs, 0);
      throw error;
    });
    await this.answerFor(jobs, deliveries);
    return deliveries;
  }

  /** Completes, fails or gives back each of the jobs that were taken. */
  private async answerFor(
    jobs: readonly Delivery[],
    { settled, failures, held, gathered }: Deliveries,
  ): Promise<void> {
    const idOf = ({ data }: Delivery) => data.messageId;
    await this.jobs.complete(jobs.filter((job) => settled.has(idOf(job))));
    await this.jobs.giveBack(
      jobs.filter((job) => held.has(idOf(job))),
      HELD_SECONDS,
    );
    const now = this.ports.clock.now().getTime();
    await this.jobs.giveBackUntil(
      jobs.flatMap((job) => {
        const due = gathered.get(idOf(job));
        return due ? [{ job, seconds: (due.getTime() - now) / 1_000 }] : [];
      }),
    );
    const isBegun = (id: string) => settled.has(id) || failures.has(id) || held.has(id) || gathered.has(id);
    await this.jobs.giveBack(
      jobs.filter((job) => !isBegun(idOf(job))),
      0,
    );
    await Promise.all(
      jobs.map(async (job) => {
        const error = failures.get(idOf(job));
        if (error) await this.jobs.fail(job, error);
      }),
    );
  }
}
