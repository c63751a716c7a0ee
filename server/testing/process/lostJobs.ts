import type { Database } from '../../persistence/database.js';

/** Makes the queue treat all active jobs as lost now, instead of after some minutes. */
export async function loseActiveJobs(database: Database): Promise<void> {
  await database.query(
    "UPDATE queue.job SET started_on = started_on - interval '1 hour' WHERE state = 'active'",
  );
  await database.query('UPDATE queue.version SET maintained_on = NULL');
}

/** Lets failed jobs be retried at once and for ever, for tests that are not about timing. */
export async function retryJobsAtOnce(database: Database): Promise<void> {
  await database.query('UPDATE queue.queue SET retry_delay = 0, retry_backoff = false, retry_limit = 1000');
}
