import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { Database } from '../persistence/database.js';
import { openFromTemplate } from './migratedTemplate.js';

/** An empty, migrated database of a test's own. */
export interface TestDatabase {
  database: Database;
  /** A folder of the test's own, for covers. */
  dataDir: string;
  remove(): Promise<void>;
}

/** A fresh database: in the PostgreSQL at TEST_DATABASE_URL when that is set, otherwise the embedded one. */
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
  const database = await Database.open({ embedded: await openFromTemplate() });
  return { database, close: () => database.close() };
}

async function openOnPostgres(serverUrl: string) {
  const name = `panna_test_${randomBytes(6).toString('hex')}`;
  await administer(serverUrl, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = await Database.open({ url: url.href });
  return {
    database,
    close: async () => {
      await database.close();
      await administer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
