import PgBoss from 'pg-boss';
import type { JobQueue, SqlRunner } from './jobQueue.js';

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

/** How pg-boss wants its statements run. */
export function executorOf(sql: SqlRunner): PgBoss.Db {
  return { executeSql: async (text, values) => ({ rows: await sql.query(text, values) }) };
}
