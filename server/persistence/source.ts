import type { PGlite } from '@electric-sql/pglite';

/** The database to use: a PostgreSQL by its address, or an open embedded PostgreSQL. */
export type DatabaseSource = { url: string } | { embedded: PGlite };
