import { existsSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { lockDataDir } from './dataDirLock.js';
import { OwnersFiles } from './ownersFiles.js';

/**
 * Size of PostgreSQL's page cache, which is in the memory of this process. The demo data does not fill the default of
 * 128 MB.
 */
const SHARED_BUFFERS = '32MB';

/**
 * Size of the write-ahead log, as two settings of PostgreSQL. The log of tests is in memory, and the default of 1 GB is
 * for much larger databases.
 */
const WAL_SIZES = ['min_wal_size=32MB', 'max_wal_size=64MB'];

/** An open embedded PostgreSQL. After it is closed, `release` unlocks its data directory. */
export interface EmbeddedPostgres {
  postgres: PGlite;
  release(): Promise<void>;
}

/**
 * Opens a PostgreSQL inside this process, for trials and tests. Its files are in the data directory, which is locked
 * first. Throws a DataDirInUseError if another process uses the directory.
 */
export async function openEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  compileWebAssemblyOnce();
  const release = await lockDataDir(dataDir);
  try {
    const database = path.join(dataDir, 'database');
    const loadDataDir = existsSync(path.join(database, 'PG_VERSION')) ? undefined : await freshFiles();
    return {
      postgres: await createPostgres({ fs: new OwnersFiles(database), loadDataDir }),
      release,
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * Creates an embedded PostgreSQL with the extension that the migrations need. Without `fs`, its files are in memory.
 */
export async function createPostgres(options: PGliteOptions): Promise<PGlite> {
  return PGlite.create({
    ...options,
    extensions: { btree_gist },
    startParams: [
      ...PGlite.defaultStartParams,
      ...[`shared_buffers=${SHARED_BUFFERS}`, ...WAL_SIZES].flatMap((setting) => ['-c', setting]),
    ],
  });
}

/**
 * Turns off V8's second, optimizing compilation of WebAssembly. That compilation took 70 MB and 3 s of CPU time, and
 * did not make requests faster.
 */
function compileWebAssemblyOnce(): void {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}

/**
 * Returns the files of a new database, as published with PGlite. Unpacking takes a third of the time that initdb
 * takes.
 */
export async function freshFiles(): Promise<Blob | File> {
  const { dataDir } = await import('@electric-sql/pglite-prepopulatedfs');
  return dataDir();
}
