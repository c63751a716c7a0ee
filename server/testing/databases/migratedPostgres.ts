import type pg from 'pg';
import { createJobQueues } from '../../jobs/jobTable.js';
import { Database } from '../../persistence/database.js';
import { keyOfTemplate } from './migratedTemplate.js';
import { onServer, PostgresDatabase, urlOf } from './postgresDatabase.js';

const PREFIX = 'panna_template_';

/** Key of the advisory lock that a process holds while it creates the template. The value is arbitrary. */
const LOCK = 7_266_201;

/** The names of the template databases by server URL. */
const templates = new Map<string, Promise<string>>();

/**
 * Creates a database with the current tables and no rows, as a copy of a template database. The template stays on the
 * server until the migrations change.
 */
export async function copyMigrated(serverUrl: string): Promise<PostgresDatabase> {
  const template = templates.get(serverUrl) ?? onServer(serverUrl, (client) => prepare(serverUrl, client));
  templates.set(serverUrl, template);
  return PostgresDatabase.create(serverUrl, await template);
}

async function prepare(serverUrl: string, client: pg.Client): Promise<string> {
  const template = PREFIX + (await keyOfTemplate());
  await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [template]);
  if (rowCount === 0) {
    await dropOutdated(client);
    await make(serverUrl, client, template);
  }
  return template;
}

/** Drops templates that are older than a day. Another working copy may be using newer templates. */
async function dropOutdated(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)
     AND (pg_stat_file('base/' || oid || '/PG_VERSION')).modification < now() - interval '1 day'`,
    [PREFIX],
  );
  for (const { name } of rows) await client.query(`DROP DATABASE ${name}`);
}

/**
 * Creates the template under a temporary name and renames it at the end. An interrupted run therefore leaves no
 * incomplete template.
 */
async function make(serverUrl: string, client: pg.Client, template: string): Promise<void> {
  const unfinished = `${PREFIX}unfinished`;
  await client.query(`DROP DATABASE IF EXISTS ${unfinished}`);
  await client.query(`CREATE DATABASE ${unfinished} TEMPLATE template0 ENCODING 'UTF8'`);
  const database = await Database.open({ url: urlOf(serverUrl, unfinished) });
  await createJobQueues(database);
  await database.close();
  await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`);
}
