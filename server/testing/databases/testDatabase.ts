import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '../../persistence/database.js';
import { lendEmbedded } from './recycled.js';
import { lenderOn } from './recycledPostgres.js';

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
  const lend = serverUrl ? lenderOn(serverUrl) : lendEmbedded;
  const { database, giveBack } = await lend();
  return {
    database,
    dataDir,
    async remove() {
      await giveBack();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
