import pg from 'pg';
import { copyMigrated } from './migratedPostgres.js';
import type { PostgresDatabase } from './postgresDatabase.js';
import { Pristine } from './pristine.js';

/** Number of uses after which a database is dropped, because deleted rows make its tables and indexes grow. */
const MOST_USES = 400;

interface Recycled {
  postgres: PostgresDatabase;
  /** Stays open, because restoring by a new connection takes four times as long. */
  client: pg.Client;
  pristine: Pristine;
  uses: number;
}

/** Databases that no test of this worker is using, restored to their initial rows. */
const idle: Recycled[] = [];

/**
 * Lends a database with the current tables and no rows. A database that is given back is emptied and lent again, which
 * takes a tenth of the time for creating a new one. `dropAtEnd.ts` drops it after the run.
 */
export async function lendPostgres(
  serverUrl: string,
): Promise<{ url: string; giveBack: () => Promise<void> }> {
  const recycled = idle.pop() ?? (await create(serverUrl));
  return { url: recycled.postgres.url, giveBack: () => takeBack(recycled) };
}

async function create(serverUrl: string): Promise<Recycled> {
  const postgres = await copyMigrated(serverUrl);
  const client = new pg.Client({ connectionString: postgres.url });
  // A test may end all connections of its database, which is then not lent again.
  client.on('error', () => undefined);
  await client.connect();
  return { postgres, client, pristine: await Pristine.of(client), uses: 0 };
}

async function takeBack(recycled: Recycled): Promise<void> {
  recycled.uses += 1;
  if (recycled.uses < MOST_USES && (await isRestored(recycled))) idle.push(recycled);
  else await drop(recycled);
}

/**
 * Returns false if the database cannot be used again: its tables have changed, a connection that a test has left
 * holds rows, or the user of the tests may not disable triggers.
 */
async function isRestored({ client, pristine }: Recycled): Promise<boolean> {
  try {
    const isRestored = await pristine.restore(client);
    await client.query(`SET lock_timeout = '5s'`);
    return isRestored;
  } catch {
    return false;
  }
}

async function drop({ client, postgres }: Recycled): Promise<void> {
  await client.end().catch(() => undefined);
  await postgres.drop();
}
