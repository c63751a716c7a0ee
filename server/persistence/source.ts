import type { PGlite } from '@electric-sql/pglite';

/** The database to use: a PostgreSQL server, given by its address, or an open embedded PostgreSQL. */
export type DatabaseSource = ServerSource | { embedded: PGlite };

interface ServerSource {
  url: string;
  /**
   * Maximum duration of a statement, and of the wait for a connection, in milliseconds; PATIENCE_MS by default. Tests wait
   * longer, because a busy machine is not a fault.
   */
  patienceMs?: number;
}
