import pg from 'pg';
import { Database } from '../persistence/database.js';
import type { Sql } from '../persistence/sql.js';
import { fillStatements } from './fillStatements.js';

/** A database that a benchmark has for itself. */
export interface BenchDatabase {
  url: string;
  drop(): Promise<void>;
}

/** The PostgreSQL of the environment, in which a benchmark may create databases. Throws when there is none. */
export function postgresUrl(): URL {
  const url = process.env['DATABASE_URL'] ?? process.env['TEST_DATABASE_URL'];
  if (!url)
    throw new Error(
      'Benchmarks need a real PostgreSQL: its address in DATABASE_URL, with the right to create databases',
    );
  return new URL(url);
}

/** A fresh, migrated database with 10,000 listings of so many copies each, in which nothing else happens. */
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

/** Runs a statement in the database that the address names, on a connection of its own and however long it takes. */
export function administer<Row extends pg.QueryResultRow>(
  server: URL | string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return onOneConnection(server, (sql) => sql.query<Row>(text, values));
}

/** Does some work on a connection of its own, whose statements may take as long as they take. */
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
