import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A new database on a PostgreSQL server, with no tables yet. */
export class PostgresDatabase {
  private constructor(
    private readonly serverUrl: string,
    private readonly name: string,
  ) {}

  static async create(serverUrl: string): Promise<PostgresDatabase> {
    const database = new PostgresDatabase(serverUrl, `panna_test_${randomBytes(6).toString('hex')}`);
    await database.administer((name) => `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
    return database;
  }

  /** The address of the database, as DATABASE_URL takes it. */
  get url(): string {
    const url = new URL(this.serverUrl);
    url.pathname = `/${this.name}`;
    return url.href;
  }

  /** Ends every connection to it and lets no new one in, as if its server had died. */
  async vanish(): Promise<void> {
    await this.administer((name) => `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await this.administer(
      (name) => `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
    );
  }

  async comeBack(): Promise<void> {
    await this.administer((name) => `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
  }

  async drop(): Promise<void> {
    await this.administer((name) => `DROP DATABASE ${name} WITH (FORCE)`);
  }

  private async administer(statement: (name: string) => string): Promise<void> {
    const client = new pg.Client({ connectionString: this.serverUrl });
    await client.connect();
    try {
      await client.query(statement(this.name));
    } finally {
      await client.end();
    }
  }
}
