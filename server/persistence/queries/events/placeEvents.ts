import { z } from 'zod';
import type { Database } from '../../database.js';
import { count } from '../../shapes.js';
import { limit, sql } from '../../sql.js';
import type { Transaction } from '../../transaction.js';

/** Most events that are placed in one transaction. */
const BATCH = 1000;

const LastPosition = z.strictObject({ lastPosition: count });
const Placed = z.strictObject({ position: count });

/** A row whose columns are not read. */
const Some = z.strictObject({});

/**
 * Gives every committed event a position, in the order of their numbers. The database assigns increasing numbers
 * when rows are inserted, independently of servers' clocks.
 *
 * An effect never stands before its cause. If transaction B acts on what A committed, then A's event was inserted
 * before A committed, and B's by a later statement than the one that read it: A's has the lower number. A
 * statement that sees B committed also sees A committed. So A's event is placed before B's, in the same batch or
 * an earlier one.
 *
 * An event may commit after an event with a higher number was placed. It cannot be the cause of that event,
 * because no transaction could read it before. Events of one transaction keep the order in which they were
 * recorded.
 */
export async function placeEvents(database: Database): Promise<void> {
  let placed: number;
  do placed = await database.transaction(placeSome);
  while (placed === BATCH);
}

/**
 * Places a batch of events and returns their number. The transaction locks the log until the positions are
 * committed, so a higher position is never seen before a lower one. The rows are looked up after locking, because
 * a statement sees only what was committed before it began.
 */
async function placeSome(tx: Transaction): Promise<number> {
  const [waiting] = await tx.rows(Some, sql`SELECT FROM domain_events WHERE position IS NULL LIMIT 1`);
  if (!waiting) return 0;
  const lastPosition = await lockLog(tx);
  const placed = await tx.rows(
    Placed,
    sql`UPDATE domain_events e SET position = ${lastPosition} + next.place
     FROM (SELECT id, row_number() OVER (ORDER BY number) AS place FROM (
             SELECT id, number FROM domain_events WHERE position IS NULL ORDER BY number ${limit(BATCH)}) waiting) next
     WHERE e.id = next.id RETURNING e.position`,
  );
  await tx.run(sql`UPDATE domain_event_log SET last_position = ${lastPosition + placed.length}`);
  return placed.length;
}

/** Locks the log until the transaction ends, and returns its last position. */
export async function lockLog(tx: Transaction): Promise<number> {
  const [log] = await tx.rows(
    LastPosition,
    sql`SELECT last_position AS "lastPosition" FROM domain_event_log FOR UPDATE`,
  );
  if (!log) throw new Error('The row of domain_event_log is missing');
  return log.lastPosition;
}
