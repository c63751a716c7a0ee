import PgBoss from 'pg-boss';
import type { Database } from '../../persistence/database.js';
import { executorOf, QUEUE_SCHEMA } from '../../queue/pgBossQueue.js';

/** Makes the queue treat all active jobs as lost now. Without this call, workers would do so some minutes later. */
export async function loseActiveJobs(database: Database): Promise<void> {
  await database.query(
    "UPDATE queue.job SET started_on = started_on - interval '1 hour' WHERE state = 'active'",
  );
  await new PgBoss({ db: executorOf(database), schema: QUEUE_SCHEMA }).expire();
}

/** Makes the queue retry failed jobs at once and without limit, for tests that do not check retries. */
export async function retryJobsAtOnce(database: Database): Promise<void> {
  await database.query('UPDATE queue.queue SET retry_delay = 0, retry_backoff = false, retry_limit = 1000');
}
