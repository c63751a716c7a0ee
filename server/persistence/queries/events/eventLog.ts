import { z } from 'zod';
import type { DomainEvent, EventType } from '../../../domain/events/event.js';
import type { Database } from '../../database.js';
import { count, moment } from '../../shapes.js';
import { limit, sql } from '../../sql.js';
import type { Transaction } from '../../transaction.js';

/** So many events are placed, or forgotten, at once. */
const BATCH = 1000;

const EventRow = z.strictObject({
  id: z.string(),
  /** Its place: a reader goes on after the position of the last event that it was given. */
  position: count,
  occurredAt: moment,
  /** As it was recorded, which checked it. */
  event: z.custom<DomainEvent>((stored) => typeof stored === 'object' && stored !== null && 'type' in stored),
});

/** An event of the log. */
export type RecordedEvent = z.infer<typeof EventRow>;

const ForgottenTo = z.strictObject({ forgottenTo: count });
const LastPosition = z.strictObject({ lastPosition: count });
const Position = z.strictObject({ position: count });

/** A row of which nothing is read. */
const Some = z.strictObject({});

/** Which events to read. */
export interface EventsAfter {
  /** The position of the last event that was read; null for the first one that is still kept. */
  after: number | null;
  /** Only these types; all without. */
  types?: readonly EventType[];
  first: number;
}

/** A reader stayed away for so long that events after its position have been forgotten. */
export class EventsForgotten extends Error {
  constructor(readonly forgottenTo: number) {
    super(`The log of events begins after position ${forgottenTo}`);
  }
}

/**
 * The events after a position, in the order of the log. A reader that goes on after the last position misses none and gets none
 * twice, however late a transaction commits: only what is committed has a position, and positions grow. Throws
 * EventsForgotten.
 */
export async function readEvents(
  database: Database,
  { after, types, first }: EventsAfter,
): Promise<RecordedEvent[]> {
  await placeEvents(database);
  const isAsked = types ? sql`type = ANY(${types}::text[])` : sql`true`;
  const events = await database.rows(
    EventRow,
    sql`SELECT id, position, occurred_at AS "occurredAt", payload || jsonb_build_object('type', type) AS event
     FROM domain_events WHERE position > ${after ?? 0} AND ${isAsked} ORDER BY position LIMIT ${first}`,
  );
  // Asked last, so that nothing was forgotten while it was read.
  const [log] = await database.rows(
    ForgottenTo,
    sql`SELECT forgotten_to AS "forgottenTo" FROM domain_event_log`,
  );
  if (log && after !== null && after < log.forgottenTo) throw new EventsForgotten(log.forgottenTo);
  return events;
}

/** Forgets the oldest events, those that are followed by none from before this moment. */
export async function forgetEvents(database: Database, before: Date): Promise<void> {
  await placeEvents(database);
  await database.transaction(async (tx) => {
    const { lastPosition } = await lockedLog(tx);
    const [kept] = await tx.rows(
      Position,
      sql`SELECT position FROM domain_events WHERE position IS NOT NULL AND occurred_at > ${before}
       ORDER BY position LIMIT 1`,
    );
    const forgottenTo = kept ? kept.position - 1 : lastPosition;
    await tx.run(
      sql`UPDATE domain_event_log SET forgotten_to = greatest(forgotten_to, ${forgottenTo}::bigint)`,
    );
  });
  let gone: number;
  do {
    const rows = await database.rows(
      Position,
      sql`DELETE FROM domain_events WHERE id IN (
         SELECT e.id FROM domain_events e JOIN domain_event_log ON e.position <= forgotten_to ${limit(BATCH)})
       RETURNING position`,
    );
    gone = rows.length;
  } while (gone === BATCH);
}

/** Gives every committed event a position. */
async function placeEvents(database: Database): Promise<void> {
  let placed: number;
  do placed = await database.transaction(placeSome);
  while (placed === BATCH);
}

/**
 * A transaction that places events holds the log until that is committed, so a higher position is never seen before a lower one. A
 * statement sees what was committed before it began, so the rows are looked for after the log is held.
 */
async function placeSome(tx: Transaction): Promise<number> {
  const [waiting] = await tx.rows(Some, sql`SELECT FROM domain_events WHERE position IS NULL LIMIT 1`);
  if (!waiting) return 0;
  const { lastPosition } = await lockedLog(tx);
  const placed = await tx.rows(
    Position,
    sql`UPDATE domain_events e SET position = ${lastPosition} + next.number
     FROM (SELECT id, row_number() OVER (ORDER BY id) AS number FROM (
             SELECT id FROM domain_events WHERE position IS NULL ORDER BY id ${limit(BATCH)}) waiting) next
     WHERE e.id = next.id RETURNING e.position`,
  );
  await tx.run(sql`UPDATE domain_event_log SET last_position = ${lastPosition + placed.length}`);
  return placed.length;
}

async function lockedLog(tx: Transaction): Promise<{ lastPosition: number }> {
  const [log] = await tx.rows(
    LastPosition,
    sql`SELECT last_position AS "lastPosition" FROM domain_event_log FOR UPDATE`,
  );
  if (!log) throw new Error('The row of domain_event_log is missing');
  return log;
}
