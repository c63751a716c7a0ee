import { afterEach, beforeEach, expect, it } from 'vitest';
import type { JobQueue, PreparingSqlRunner } from '../../queue/jobQueue.js';
import { pgBossQueue } from '../../queue/pgBossQueue.js';
import { peopleWithMail, queueMail, rounds } from '../../testing/mail/mailWorld.js';
import { openTestDatabase, type TestDatabase } from '../../testing/databases/testDatabase.js';
import { welcome } from '../notifications/kinds/welcome.js';
import { queuedOutbox } from './outbox.js';

let test: TestDatabase;
beforeEach(async () => {
  test = await openTestDatabase();
});
afterEach(() => test.remove());

it('adds the jobs of all messages at once, each to be tried for days', async () => {
  const people = await peopleWithMail(test.database, 3);
  const statements: string[] = [];
  const queue = pgBossQueue(test.database);
  const watching = (sql: PreparingSqlRunner): PreparingSqlRunner => ({
    async query(text, values) {
      statements.push(text);
      return sql.query(text, values);
    },
    async queryPrepared(text, values) {
      statements.push(text);
      return sql.queryPrepared(text, values);
    },
  });
  const watched: JobQueue = { add: (sql, name, jobs) => queue.add(watching(sql), name, jobs) };
  const messages = people.map((id) => welcome.message(id, {}, { cause: `welcome ${id}` }));
  const put = () => test.database.transaction((tx) => queuedOutbox(watched).put(tx, messages, new Date()));
  await put();
  expect(statements).toHaveLength(1);
  await put();
  expect(statements).toHaveLength(1);
  const jobs = await test.database.query(
    `SELECT retry_limit AS attempts, retry_delay AS delay, retry_backoff AS growing,
            extract(epoch FROM expire_in)::int AS "expiresAfter", policy
     FROM queue.job WHERE name = 'deliver-message'`,
  );
  const job = { attempts: 14, delay: 20, growing: true, expiresAfter: 300, policy: 'standard' };
  expect(jobs).toEqual([job, job, job]);
});

it('takes more messages than one statement can hold', async () => {
  await queueMail(test.database, rounds(await peopleWithMail(test.database, 1), 12_000));
  const [{ jobs } = { jobs: 0 }] = await test.database.query<{ jobs: number }>(
    `SELECT count(DISTINCT j.id)::int AS jobs FROM outbox_messages m
     JOIN queue.job j ON j.data->>'messageId' = m.id`,
  );
  expect(jobs).toBe(12_000);
});
