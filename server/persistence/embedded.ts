import { existsSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { lockDataDir } from './dataDirLock.js';
import { OwnersFiles } from './ownersFiles.js';

/** Page cache, in memory of this process. PostgreSQL's default of 128 MB is more than the demo data fills. */
const SHARED_BUFFERS = '32MB';

/** An open embedded PostgreSQL; `release` gives the data directory free again once it is closed. */
export interface EmbeddedPostgres {
  postgres: PGlite;
  release(): Promise<void>;
}

/**
 * PostgreSQL inside this process, its files under the data directory, which is locked first. For trying Panna and for
 * tests. Throws DataDirInUseError.
 */
export async function openEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
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

/** Creates an embedded PostgreSQL with what the migrations need. Its files are in memory unless `fs` is given. */
export async function createPostgres(options: PGliteOptions): Promise<PGlite> {
  compileWebAssemblyOnce();
  return PGlite.create({
    ...options,
    extensions: { btree_gist },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  });
}

/** Turns off V8's second compilation of WebAssembly: it took 70 MB and 3 s of CPU, and made requests no quicker. */
function compileWebAssemblyOnce(): void {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}

/** What initdb would make, as PGlite's makers ship it: to unpack it takes a third of the time. */
export async function freshFiles(): Promise<Blob | File> {
  const { dataDir } = await import('@electric-sql/pglite-prepopulatedfs');
  return dataDir();
}
