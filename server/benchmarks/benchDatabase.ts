import pg from 'pg';
import { Database } from '../persistence/database.js';
import type { Sql } from '../persistence/sql.js';
import { fillStatements } from './fillStatements.js';

/** A temporary database for one benchmark. */
export interface BenchDatabase {
  url: string;
  drop(): Promise<void>;
}

/**
 * Returns the URL of the PostgreSQL server in which a benchmark may create databases: DATABASE_URL or
 * TEST_DATABASE_URL. Throws if neither is set.
 */
export function postgresUrl(): URL {
  const url = process.env['DATABASE_URL'] ?? process.env['TEST_DATABASE_URL'];
  if (!url)
    throw new Error(
      'Benchmarks need a real PostgreSQL: its address in DATABASE_URL, with the right to create databases',
    );
  return new URL(url);
}

/** Creates a migrated database for one benchmark, with 10,000 listings of `copies` copies each. */
export async function createBenchDatabase(copies = 1): Promise<BenchDatabase> {
  const server = postgresUrl();
  const name = `panna_bench_${process.pid}_${copies}`;
  await administer(server, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  await (await Database.open({ url: url.href })).close();
  for (const statement of fillStatements(copies)) await administer(url, statement);
  await administer(url, 'VACUUM ANALYZE');
  return {
    url: url.href,
    async drop() {
      await administer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** Runs a statement in the database with this URL, on a new connection and without a time limit. */
export function administer<Row extends pg.QueryResultRow>(
  server: URL | string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return onOneConnection(server, (sql) => sql.query<Row>(text, values));
}

/** Calls `work` with a new connection, whose statements have no time limit. Closes the connection afterwards. */
export async function onOneConnection<T>(server: URL | string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: String(server) });
  const query = async <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
    (await client.query<Row & pg.QueryResultRow>(text, [...values])).rows;
  await client.connect();
  try {
    return await work({ query, queryPrepared: query });
  } finally {
    await client.end();
  }
}
