import type pg from 'pg';
import { Database } from '../../persistence/database.js';
import { keyOfTemplate } from './migratedTemplate.js';
import { onServer, PostgresDatabase, urlOf } from './postgresDatabase.js';

const PREFIX = 'panna_template_';

/** Any number that nothing else on the server locks: one process at a time makes the template. */
const LOCK = 7_266_201;

/** The template's name, by the address of the server. */
const templates = new Map<string, Promise<string>>();

/** A new database with today's tables and no rows, copied from one that stays on the server until a migration is added. */
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

/** Younger ones may be in use, by another working copy. */
async function dropOutdated(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)
     AND (pg_stat_file('base/' || oid || '/PG_VERSION')).modification < now() - interval '1 day'`,
    [PREFIX],
  );
  for (const { name } of rows) await client.query(`DROP DATABASE ${name}`);
}

/** An interruption leaves nothing that looks like a template. */
async function make(serverUrl: string, client: pg.Client, template: string): Promise<void> {
  const unfinished = `${PREFIX}unfinished`;
  await client.query(`DROP DATABASE IF EXISTS ${unfinished}`);
  await client.query(`CREATE DATABASE ${unfinished} TEMPLATE template0 ENCODING 'UTF8'`);
  await (await Database.open({ url: urlOf(serverUrl, unfinished) })).close();
  await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`);
}
