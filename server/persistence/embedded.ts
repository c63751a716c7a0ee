import { existsSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { lockDataDir } from './dataDirLock.js';
import { OwnersFiles } from './ownersFiles.js';

/** What the migrations need besides PostgreSQL itself. */
export const EXTENSIONS = { btree_gist };

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
      postgres: await PGlite.create({ fs: new OwnersFiles(database), extensions: EXTENSIONS, loadDataDir }),
      release,
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** What initdb would make, as PGlite's makers ship it: to unpack it takes a third of the time. */
export async function freshFiles(): Promise<Blob | File> {
  const { dataDir } = await import('@electric-sql/pglite-prepopulatedfs');
  return dataDir();
}
