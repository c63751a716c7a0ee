import { setTimeout } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import { isUnavailable } from '../domain/shared/errors.js';
import type { JobQueue, SqlRunner } from './jobQueue.js';

/** How long a worker whose database is away waits before it tries again. */
const BETWEEN_TRIES_MS = 500;

/** Where pg-boss keeps its tables; the migrations made it. */
export const QUEUE_SCHEMA = 'queue';

/** Jobs are rows of the marketplace's own database, kept by pg-boss. */
export function pgBossQueue(database: SqlRunner): JobQueue {
  const boss = new PgBoss({ db: executorOf(database), schema: QUEUE_SCHEMA });
  return {
    async add(sql, name, jobs) {
      if (jobs.length === 0) return;
      const rows = jobs.map(({ id, data }) => ({ id, name, data }));
      await boss.insert(rows, { db: executorOf(sql) });
    },
  };
}

/** One job of a name waits at a time, and a failed one is tried again. */
const SCHEDULED = { policy: 'short', retryLimit: 3, retryDelay: 60 } as const;

/**
 * Creates the missing queues of scheduled jobs in the caller's transaction; existing ones stay as they are. Each creation
 * locks the table of queues twice, so two servers that start at once would deadlock without the advisory lock.
 */
export async function createScheduledQueues(sql: SqlRunner, names: readonly string[]): Promise<void> {
  await sql.query("SELECT pg_advisory_xact_lock(hashtext('panna queues'))");
  const boss = new PgBoss({ db: executorOf(sql), schema: QUEUE_SCHEMA });
  for (const name of names) await boss.createQueue(name, { name, ...SCHEDULED });
}

/** How pg-boss wants its statements run. */
export function executorOf(sql: SqlRunner): PgBoss.Db {
  return { executeSql: async (text, values) => ({ rows: await sql.query(text, values) }) };
}

/**
 * SQL for a worker, whose statements wait for a database that is away. pg-boss does not look whether it could note what
 * became of a job: a refusal would be an unhandled rejection, which ends the process.
 */
export function patient(sql: SqlRunner): SqlRunner {
  return {
    async query<Row>(text: string, values?: readonly unknown[]) {
      for (;;) {
        try {
          return await sql.query<Row>(text, values);
        } catch (error) {
          if (!isUnavailable(error)) throw error;
          await setTimeout(BETWEEN_TRIES_MS, undefined, { ref: false });
        }
      }
    },
  };
}
