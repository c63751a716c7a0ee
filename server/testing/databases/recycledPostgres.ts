import pg from 'pg';
import { Database } from '../../persistence/database.js';
import { copyMigrated } from './migratedPostgres.js';
import { Pristine } from './pristine.js';
import { lender, type Lender, type Recyclable } from './recycledDatabase.js';
import { holdToShape } from './rowShapes.js';

/**
 * Maximum time of a test's statement, in milliseconds. On a busy machine, twenty simultaneous orders of the same books wait for
 * each other for more than 4 seconds, the usual maximum.
 */
const PATIENCE_MS = 60_000;

/** Maximum wait for a lock that a forgotten connection holds. After that, the database is dropped instead of emptied. */
const LOCK_TIMEOUT = '-c lock_timeout=5s';

const lenders = new Map<string, Lender>();

/**
 * Returns the lender of databases on a server. All tests of a worker share it. `dropAtEnd.ts` drops the databases after the
 * run.
 */
export function lenderOn(serverUrl: string): Lender {
  const known = lenders.get(serverUrl) ?? lender(() => createOn(serverUrl));
  lenders.set(serverUrl, known);
  return known;
}

async function createOn(serverUrl: string): Promise<Recyclable> {
  const created = await copyMigrated(serverUrl);
  const client = new pg.Client({ connectionString: created.url, options: LOCK_TIMEOUT });
  // Ignores the error if a test ends all connections of its database. Such a database is not lent again.
  client.on('error', () => undefined);
  await client.connect();
  const source = { url: created.url, patienceMs: PATIENCE_MS };
  const database = await Database.open(source, undefined, holdToShape);
  return {
    database,
    postgres: client,
    pristine: await Pristine.of(client),
    async end() {
      await database.close();
      await client.end().catch(() => undefined);
      await created.drop();
    },
  };
}
