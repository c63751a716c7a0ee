import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { createJobQueues, JOB_TABLE } from '../../jobs/jobTable.js';
import { Database } from '../../persistence/database.js';
import { createPostgres, freshFiles } from '../../persistence/embedded.js';

const SERVER = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const MIGRATIONS = path.join(SERVER, 'persistence', 'migrations');
const ENGINE = path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
const CACHE = path.join(SERVER, '..', '.cache', 'test-database');

/**
 * Opens an embedded in-memory database with the current tables and no rows. This is six times as fast as running the
 * migrations.
 */
export async function openFromTemplate(): Promise<PGlite> {
  const name = `${await keyOfTemplate()}.tar`;
  const content = await readFile(path.join(CACHE, name)).catch(() => makeTemplate(name));
  return createPostgres({ loadDataDir: new Blob([content]) });
}

/** Migrates an empty database and saves its files in the cache. Deletes cached files of older migrations. */
async function makeTemplate(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const content = await filesOfMigratedDatabase();
  await mkdir(CACHE, { recursive: true });
  // Several test files may create the template at the same time. Because of the rename, they find either no template
  // or a complete one.
  const aside = path.join(CACHE, `${name}.${process.pid}`);
  await writeFile(aside, content);
  await rename(aside, path.join(CACHE, name));
  const outdated = (await readdir(CACHE)).filter((other) => !other.startsWith(name));
  await Promise.all(outdated.map((other) => rm(path.join(CACHE, other), { force: true })));
  return content;
}

async function filesOfMigratedDatabase(): Promise<Uint8Array<ArrayBuffer>> {
  const embedded = await createPostgres({ loadDataDir: await freshFiles() });
  const database = await Database.open({ embedded });
  await createJobQueues(database);
  const dump = await embedded.dumpDataDir('none');
  await database.close();
  return new Uint8Array(await dump.arrayBuffer());
}

/** Returns a hash of the migrations, the queues and the version of the embedded PostgreSQL. */
export async function keyOfTemplate(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(path.join(ENGINE, '..', 'package.json')));
  hash.update(JSON.stringify(Object.entries(JOB_TABLE).map(([name, { queue }]) => ({ name, queue }))));
  for (const name of (await readdir(MIGRATIONS, { recursive: true })).sort())
    if (name.endsWith('.ts')) hash.update(await readFile(path.join(MIGRATIONS, name)));
  return hash.digest('hex').slice(0, 16);
}
