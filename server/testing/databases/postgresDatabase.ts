import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The environment variable with the name of the test run. The names of the run's databases contain it. */
export const RUN = 'PANNA_TEST_RUN';

/** Milliseconds within which a terminated connection must end. */
const END_MS = 60_000;

const prefixOf = (run: string) => `panna_test_${run}_`;

/** A temporary database on a PostgreSQL server, with a random name. */
export class PostgresDatabase {
  private constructor(
    private readonly serverUrl: string,
    private readonly name: string,
  ) {}

  /** Creates a database: an empty one, or a copy of the database `template` on the same server. */
  static async create(serverUrl: string, template = 'template0'): Promise<PostgresDatabase> {
    const name = prefixOf(process.env[RUN] ?? 'alone') + randomBytes(6).toString('hex');
    const database = new PostgresDatabase(serverUrl, name);
    await database.administer((name) => `CREATE DATABASE ${name} TEMPLATE ${template} ENCODING 'UTF8'`);
    return database;
  }

  /** The URL of the database, in the format of DATABASE_URL. */
  get url(): string {
    return urlOf(this.serverUrl, this.name);
  }

  /** Refuses new connections to the database and ends all others, as if the server had died. */
  async vanish(): Promise<void> {
    await this.administer((name) => `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await this.administer(
      (name) => `SELECT pg_terminate_backend(pid, ${END_MS}) FROM pg_stat_activity WHERE datname = '${name}'`,
    );
  }

  async comeBack(): Promise<void> {
    await this.administer((name) => `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
  }

  async drop(): Promise<void> {
    await this.administer((name) => `DROP DATABASE ${name} WITH (FORCE)`);
  }

  private administer(statement: (name: string) => string): Promise<void> {
    return onServer(this.serverUrl, async (client) => void (await client.query(statement(this.name))));
  }
}

/** Returns the URL of another database on the same server. */
export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Drops the databases that a run of the tests has left on the server. */
export async function dropDatabasesOf(serverUrl: string, run: string): Promise<void> {
  await onServer(serverUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
      [prefixOf(run)],
    );
    for (const { name } of rows) await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
  });
}

/** Calls `work` with a new connection to the server. Closes the connection afterwards. */
export async function onServer<T>(serverUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
