import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';

/** What the migrations need besides PostgreSQL itself. */
export const EXTENSIONS = { btree_gist };

/** PostgreSQL inside this process, its files under the data directory. For trying Panna and for tests. */
export async function openEmbeddedPostgres(dataDir: string): Promise<PGlite> {
  await mkdir(dataDir, { recursive: true });
  return PGlite.create({ dataDir: path.join(dataDir, 'database'), extensions: EXTENSIONS });
}
