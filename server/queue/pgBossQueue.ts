import { setTimeout } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import { isUnavailable } from '../domain/shared/errors.js';
import type { JobQueue, PreparingSqlRunner, SqlRunner } from './jobQueue.js';

/** Milliseconds that a worker waits before it retries a statement while the database is unavailable. */
const BETWEEN_TRIES_MS = 500;

/** The schema of pg-boss's tables, which migrations create. */
export const QUEUE_SCHEMA = 'queue';

/** Returns a job queue in the marketplace's database, managed by pg-boss. */
export function pgBossQueue(database: SqlRunner): JobQueue {
  const boss = new PgBoss({ db: executorOf(database), schema: QUEUE_SCHEMA });
  return {
    async add(sql, name, jobs) {
      if (jobs.length === 0) return;
      const rows = jobs.map(({ id, data }) => ({ id, name, data }));
      await boss.insert(rows, { db: preparingExecutorOf(sql) });
    },
  };
}

/**
 * Options of a queue. `short` lets at most one job wait. Times are in seconds unless their name ends with another unit.
 */
export interface QueueOptions {
  policy: 'standard' | 'short';
  retryLimit: number;
  retryDelay: number;
  /** True if the delay doubles with each retry. */
  retryBackoff?: boolean;
  expireInSeconds?: number;
  retentionMinutes?: number;
}

/** The database in which queues are created. */
export interface QueueDatabase extends SqlRunner {
  transaction(work: (tx: SqlRunner) => Promise<void>): Promise<void>;
}

/**
 * Creates the missing queues. Existing queues do not change. Each creation locks the table of queues twice, so two
 * servers that start at once would deadlock without the advisory lock.
 */
export async function createQueues(
  database: QueueDatabase,
  queues: readonly ({ name: string } & QueueOptions)[],
): Promise<void> {
  const found = await database.query<{ name: string }>(`SELECT name FROM ${QUEUE_SCHEMA}.queue`);
  const names = new Set(found.map(({ name }) => name));
  const missing = queues.filter(({ name }) => !names.has(name));
  if (missing.length === 0) return;
  await database.transaction(async (tx) => {
    await tx.query("SELECT pg_advisory_xact_lock(hashtext('panna queues'))");
    const boss = new PgBoss({ db: executorOf(tx), schema: QUEUE_SCHEMA });
    for (const queue of missing) await boss.createQueue(queue.name, queue);
  });
}

/** Returns the interface through which pg-boss runs its statements. */
export function executorOf(sql: SqlRunner): PgBoss.Db {
  return { executeSql: async (text, values) => ({ rows: await sql.query(text, values) }) };
}

/** Like `executorOf`, for the statement that adds jobs. Planning it takes longer than running it. */
function preparingExecutorOf(sql: PreparingSqlRunner): PgBoss.Db {
  return { executeSql: async (text, values) => ({ rows: await sql.queryPrepared(text, values) }) };
}

/**
 * Returns an SqlRunner for a worker. Its statements wait while the database is unavailable. pg-boss does not handle errors
 * when it records the result of a job, so an error would end the process as an unhandled rejection.
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
