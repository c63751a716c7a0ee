import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Database } from '../../persistence/database.js';
import { lendEmbedded } from './recycled.js';
import { holdToShape } from './rowShapes.js';
import { lendPostgres } from './recycledPostgres.js';

/** An empty, migrated database for one test or one file of tests. */
export interface TestDatabase {
  database: Database;
  /** A temporary folder for covers. */
  dataDir: string;
  remove(): Promise<void>;
}

/** Opens an empty, migrated database on the server at TEST_DATABASE_URL or, if that is not set, an embedded one. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'panna-test-'));
  const serverUrl = process.env['TEST_DATABASE_URL'];
  const opened = serverUrl ? await openOnPostgres(serverUrl) : await openEmbedded();
  return {
    database: opened.database,
    dataDir,
    async remove() {
      await opened.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function openEmbedded() {
  const database = await Database.open({ embedded: await lendEmbedded() }, undefined, holdToShape);
  return { database, close: () => database.close() };
}

/**
 * Maximum time of a statement on PostgreSQL, in milliseconds. Twenty orders of the same books wait for each other for
 * more than the usual 4 s if the machine is busy.
 */
const PATIENCE_MS = 60_000;

async function openOnPostgres(serverUrl: string) {
  const { url, giveBack } = await lendPostgres(serverUrl);
  const database = await Database.open({ url, patienceMs: PATIENCE_MS }, undefined, holdToShape);
  return {
    database,
    close: async () => {
      await database.close();
      await giveBack();
    },
  };
}
