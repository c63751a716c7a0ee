import { z } from 'zod';
import { sql, type Queryable } from '../../sql.js';
import type { LogPosition } from './logPosition.js';

const Reader = z.strictObject({ position: z.string() });

/** Returns a reader's position in the log of events; null if the reader has none yet. */
export async function positionOf(database: Queryable, name: string): Promise<LogPosition | null> {
  const [reader] = await database.rows(Reader, sql`SELECT position FROM event_readers WHERE name = ${name}`);
  return reader?.position ?? null;
}

/** A reader's position in the log before and after a read. */
export interface Moved {
  from: LogPosition | null;
  to: LogPosition;
  now: Date;
}

/**
 * Stores a reader's new position if its stored position is still `from`. If two reads run at the same time, the slower
 * one therefore does not move the position back.
 */
export async function moveReader(database: Queryable, name: string, { from, to, now }: Moved): Promise<void> {
  await database.run(
    sql`INSERT INTO event_readers (name, position, moved_at) VALUES (${name}, ${to}, ${now})
     ON CONFLICT (name) DO UPDATE SET position = excluded.position, moved_at = excluded.moved_at
     WHERE event_readers.position = ${from}`,
  );
}
