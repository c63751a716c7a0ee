import type PgBoss from 'pg-boss';
import type { Job, JobName, SqlRunner } from './jobQueue.js';
import { QUEUE_SCHEMA } from './pgBossQueue.js';

/**
 * Takes jobs of one name in batches, and settles each separately. A worker must complete, fail or give back a job
 * before the job expires; after that, another worker gets it.
 */
export class JobTray<Name extends JobName> {
  constructor(
    private readonly boss: PgBoss,
    private readonly database: SqlRunner,
    private readonly name: Name,
  ) {}

  /**
   * Takes up to `atMost` due jobs, oldest first. Returns an empty list if the statement fails, because pg-boss
   * ignores the error.
   */
  take(atMost: number): Promise<Job<Name>[]> {
    return this.boss.fetch<Job<Name>['data']>(this.name, { batchSize: atMost });
  }

  async complete(jobs: readonly Job<Name>[]): Promise<void> {
    if (jobs.length > 0) await this.boss.complete(this.name, idsOf(jobs));
  }

  /** Records a failed attempt. The job is due again after its retry delay if it has attempts left. */
  async fail({ id }: Job<Name>, error: Error): Promise<void> {
    await this.boss.fail(this.name, id, error);
  }

  /** Returns jobs to the queue without using up an attempt. The jobs are due again after this many seconds. */
  async giveBack(jobs: readonly Job<Name>[], seconds: number): Promise<void> {
    await this.giveBackUntil(jobs.map((job) => ({ job, seconds })));
  }

  /** Returns jobs to the queue like `giveBack`, each due again after its own number of seconds. */
  async giveBackUntil(returned: readonly { job: Job<Name>; seconds: number }[]): Promise<void> {
    if (returned.length === 0) return;
    const ids = returned.map(({ job }) => job.id);
    const seconds = returned.map((each) => each.seconds);
    await this.database.query(GIVE_BACK, [this.name, ids, seconds]);
  }
}

function idsOf(jobs: readonly { id: string }[]): string[] {
  return jobs.map(({ id }) => id);
}

/** Reverts the changes that pg-boss makes when it hands out a job. pg-boss itself has no operation for this. */
const GIVE_BACK = `
  UPDATE ${QUEUE_SCHEMA}.job AS j SET
    state = CASE WHEN retry_count = 0 THEN 'created' ELSE 'retry' END::${QUEUE_SCHEMA}.job_state,
    started_on = CASE WHEN retry_count > 0 THEN started_on END,
    retry_count = greatest(retry_count - 1, 0),
    start_after = now() + returned.seconds * interval '1 second'
  FROM unnest($2::uuid[], $3::float8[]) AS returned (id, seconds)
  WHERE j.name = $1 AND j.id = returned.id AND j.state = 'active'`;
