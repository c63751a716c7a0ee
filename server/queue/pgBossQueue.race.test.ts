import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../persistence/database.js';
import { openTestDatabase } from '../testing/databases/testDatabase.js';
import { createQueues, type QueueDatabase } from './pgBossQueue.js';

const NAMES = ['sweep-shelves', 'count-pages', 'bind-books'];

let database: Database;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ database, remove } = await openTestDatabase());
});
afterEach(() => remove());

it('creates each queue once for servers that start at the same time', async () => {
  let tries = 0;
  const counted: QueueDatabase = {
    // Each server finds no queues, because it looks before another server has created one.
    query: async () => [],
    transaction: (work) =>
      database.transaction((tx) => {
        tries += 1;
        return work(tx);
      }),
  };
  const queues = NAMES.map((name) => ({ name, policy: 'short', retryLimit: 3, retryDelay: 60 }) as const);
  const start = () => createQueues(counted, queues);

  await Promise.all([start(), start(), start(), start()]);

  // A deadlocked transaction would be retried, and the retry would raise this number.
  expect(tries).toBe(4);
  const created = await database.query<{ name: string; policy: string }>(
    'SELECT name, policy FROM queue.queue WHERE name = ANY ($1) ORDER BY name',
    [NAMES],
  );
  expect(created).toEqual([...NAMES].sort().map((name) => ({ name, policy: 'short' })));
});
