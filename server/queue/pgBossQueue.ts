import PgBoss from 'pg-boss';
import type { JobQueue, SqlRunner } from './jobQueue.js';

/** Where pg-boss keeps its tables; the migrations made it. */
export const QUEUE_SCHEMA = 'queue';

/** Jobs are rows of the marketplace's own database, kept by pg-boss. */
export function pgBossQueue(database: SqlRunner): JobQueue {
  const boss = new PgBoss({ db: executorOf(database), schema: QUEUE_SCHEMA });
  return {
    async add(sql, name, data) {
      const id = await boss.send(name, data, { db: executorOf(sql) });
      if (id === null) throw new Error(`There is no queue for ${name}`);
    },
  };
}

/** How pg-boss wants its statements run. */
export function executorOf(sql: SqlRunner): PgBoss.Db {
  return { executeSql: async (text, values) => ({ rows: await sql.query(text, values) }) };
}
