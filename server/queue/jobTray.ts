import type PgBoss from 'pg-boss';
import type { Job, JobName, SqlRunner } from './jobQueue.js';
import { QUEUE_SCHEMA } from './pgBossQueue.js';

/**
 * The jobs of one name, for a worker that takes many at a time and answers for each. A worker that takes a job has until it
 * expires to complete it, to fail it or to give it back; after that somebody else gets it.
 */
export class JobTray<Name extends JobName> {
  constructor(
    private readonly boss: PgBoss,
    private readonly database: SqlRunner,
    private readonly name: Name,
  ) {}

  /** Takes as many of the jobs that are due, the oldest first. None while the database is away. */
  take(atMost: number): Promise<Job<Name>[]> {
    return this.boss.fetch<Job<Name>['data']>(this.name, { batchSize: atMost });
  }

  async complete(jobs: readonly Job<Name>[]): Promise<void> {
    if (jobs.length > 0) await this.boss.complete(this.name, idsOf(jobs));
  }

  /** This attempt failed: the job is due again after its retry delay, while it has attempts left. */
  async fail({ id }: Job<Name>, error: Error): Promise<void> {
    await this.boss.fail(this.name, id, error);
  }

  /** As if they had not been taken: that costs them no attempt. They are due again after so many seconds. */
  async giveBack(jobs: readonly Job<Name>[], seconds: number): Promise<void> {
    if (jobs.length > 0) await this.database.query(GIVE_BACK, [this.name, idsOf(jobs), seconds]);
  }
}

function idsOf(jobs: readonly { id: string }[]): string[] {
  return jobs.map(({ id }) => id);
}

/** Undoes what pg-boss does when it hands out a job; it has no such thing itself. */
const GIVE_BACK = `
  UPDATE ${QUEUE_SCHEMA}.job SET
    state = CASE WHEN retry_count = 0 THEN 'created' ELSE 'retry' END::${QUEUE_SCHEMA}.job_state,
    started_on = CASE WHEN retry_count > 0 THEN started_on END,
    retry_count = greatest(retry_count - 1, 0),
    start_after = now() + $3 * interval '1 second'
  WHERE name = $1 AND id = ANY($2::uuid[]) AND state = 'active'`;
