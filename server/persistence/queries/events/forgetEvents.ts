import { z } from 'zod';
import type { Database } from '../../database.js';
import { count } from '../../shapes.js';
import { limit, sql } from '../../sql.js';
import type { Transaction } from '../../transaction.js';
import { lockLog, placeEvents } from './placeEvents.js';

/** Maximum number of events to delete per statement. */
const BATCH = 1000;

const Position = z.strictObject({ position: count });

/**
 * Deletes the oldest events, up to the first event that occurred after `before`. First stores the last position to
 * delete, for the log and for each type, so that readers get correct results during the deletion and after an
 * interrupted one.
 */
export async function forgetEvents(database: Database, before: Date): Promise<void> {
  await placeEvents(database);
  await database.transaction((tx) => noteForgotten(tx, before));
  let gone: number;
  do {
    const rows = await database.rows(
      Position,
      sql`DELETE FROM domain_events WHERE id IN (
         SELECT e.id FROM domain_events e JOIN domain_event_log ON e.position <= forgotten_to
         ORDER BY e.position ${limit(BATCH)})
       RETURNING position`,
    );
    gone = rows.length;
  } while (gone === BATCH);
}

async function noteForgotten(tx: Transaction, before: Date): Promise<void> {
  const lastPosition = await lockLog(tx);
  const [kept] = await tx.rows(
    Position,
    sql`SELECT position FROM domain_events WHERE position IS NOT NULL AND occurred_at > ${before}
     ORDER BY position LIMIT 1`,
  );
  const forgottenTo = kept ? kept.position - 1 : lastPosition;
  await tx.run(
    sql`INSERT INTO forgotten_events (type, last_position)
     SELECT type, max(position) FROM domain_events WHERE position <= ${forgottenTo}::bigint GROUP BY type
     ON CONFLICT (type) DO UPDATE SET last_position = greatest(forgotten_events.last_position, excluded.last_position)`,
  );
  await tx.run(
    sql`UPDATE domain_event_log SET forgotten_to = greatest(forgotten_to, ${forgottenTo}::bigint)`,
  );
}
