import type { PGlite } from '@electric-sql/pglite';

/** Where the rows are: a PostgreSQL address, or an open embedded PostgreSQL. */
export type DatabaseSource = { url: string } | { embedded: PGlite };
