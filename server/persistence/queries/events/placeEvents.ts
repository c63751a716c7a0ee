import { z } from 'zod';
import type { Database } from '../../database.js';
import { count } from '../../shapes.js';
import { limit, sql } from '../../sql.js';
import type { Transaction } from '../../transaction.js';

/** Maximum number of events to place per transaction. */
const BATCH = 1000;

const LastPosition = z.strictObject({ lastPosition: count });
const Placed = z.strictObject({ position: count });

/** The shape of a row without columns, for a statement whose rows are only counted. */
const Some = z.strictObject({});

/**
 * Gives every committed event a position. Positions are in the order of `number`, an increasing number that the
 * database assigns when a row is inserted, independently of the servers' clocks.
 *
 * The position of an effect is always after the position of its cause. Suppose that transaction B acts on a change that
 * transaction A committed. A's event was inserted before A committed, and B's event by a later statement than the one
 * that read A's change, so A's event has the lower number.
 *
 * Any statement that sees B as committed also sees A as committed. A's event is therefore placed before B's event, in
 * the same batch or an earlier one.
 *
 * An event may commit after an event with a higher number was placed. The late event cannot be the cause of the placed
 * one, because no transaction could read it before. Events of one transaction keep the order in which they were
 * recorded.
 */
export async function placeEvents(database: Database): Promise<void> {
  let placed: number;
  do placed = await database.transaction(placeSome);
  while (placed === BATCH);
}

/**
 * Places a batch of events, and returns their number. Locks the log until the positions are committed, so that no
 * reader sees a higher position before a lower one. Selects the events after locking, because a statement sees only
 * rows that were committed before it began.
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
