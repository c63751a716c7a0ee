import { z } from 'zod';
import type { DomainEvent, EventType } from '../../../domain/events/event.js';
import type { Database } from '../../database.js';
import { count, moment } from '../../shapes.js';
import { sql, type Piece } from '../../sql.js';
import { assertOfLog, logPosition, numberIn, type LogPosition } from './logPosition.js';
import { placeEvents } from './placeEvents.js';

/** A stored event. Its details are not validated again, because they were validated when it was recorded. */
const Recorded = z.custom<DomainEvent>(
  (stored) => typeof stored === 'object' && stored !== null && 'type' in stored,
);

/** A row with the state of the log and one event. Without events, there is a single row whose event is null. */
const Row = z.strictObject({
  logId: z.string(),
  lastPosition: count,
  /** Position of the last deleted event of the requested types; null if none was deleted. */
  lostTo: count.nullable(),
  id: z.string().nullable(),
  position: count.nullable(),
  occurredAt: moment.nullable(),
  event: Recorded.nullable(),
});

/** A recorded event with its id, its time and its position in the log. */
export interface RecordedEvent<Type extends EventType = EventType> {
  id: string;
  position: LogPosition;
  occurredAt: Date;
  event: DomainEvent<Type>;
}

/** Selects up to `first` events after a position. */
export interface EventsAfter<Type extends EventType = EventType> {
  /** The reader's position; null to start with the oldest stored event. */
  after: LogPosition | null;
  /** The types to read. If absent, all types are read. */
  types?: readonly Type[];
  first: number;
}

/**
 * Events in the order of the log, and the position from which to continue. The position may be after the last of
 * these events, because events of other types were skipped.
 */
export interface ReadEvents<Type extends EventType = EventType> {
  events: RecordedEvent<Type>[];
  readTo: LogPosition;
}

/** Thrown if events that the reader has not read yet were deleted. */
export class EventsForgotten extends Error {
  constructor() {
    super('Events of these types after this position were forgotten.');
  }
}

/**
 * Returns the events after a position, in the order of the log. A reader that continues from `readTo` misses no event
 * and gets none twice, however late a transaction commits: only committed events have positions, and positions
 * increase. Throws ForeignPosition if the position belongs to another log, and EventsForgotten if an event that
 * should be returned was deleted.
 */
export async function readEvents<Type extends EventType = EventType>(
  database: Database,
  { after, types, first }: EventsAfter<Type>,
): Promise<ReadEvents<Type>> {
  const start = after === null ? 0 : numberIn(after);
  await placeEvents(database);
  const isAsked = types ? sql`type = ANY(${types}::text[])` : sql`true`;
  const rows = await database.rows(Row, statement({ start, isAsked, first }));
  const [log] = rows;
  if (!log) throw new Error('The row of domain_event_log is missing');
  if (after !== null) {
    assertOfLog(after, log);
    if (start < (log.lostTo ?? 0)) throw new EventsForgotten();
  }
  const events = rows.flatMap(({ id, position, occurredAt, event }) =>
    id && position && occurredAt
      ? // The cast is safe, because the statement selects only the requested types.
        [{ id, position: logPosition(log.logId, position), occurredAt, event: event as never }]
      : [],
  );
  const last = events.length === first ? events.at(-1) : undefined;
  return { events, readTo: last?.position ?? logPosition(log.logId, log.lastPosition) };
}

/**
 * Reads the log and its events by one statement, so that they are consistent. Skips events that are marked as
 * forgotten but not deleted yet.
 */
function statement({ start, isAsked, first }: { start: number; isAsked: Piece; first: number }): Piece {
  return sql`
    SELECT log.id::text AS "logId", log.last_position AS "lastPosition", lost.last_position AS "lostTo",
           e.id, e.position, e.occurred_at AS "occurredAt", e.event
    FROM domain_event_log log
    CROSS JOIN (SELECT max(last_position) AS last_position FROM forgotten_events WHERE ${isAsked}) lost
    LEFT JOIN LATERAL (
      SELECT id, position, occurred_at, payload || jsonb_build_object('type', type) AS event FROM domain_events
      WHERE position > greatest(${start}::bigint, log.forgotten_to) AND ${isAsked}
      ORDER BY position LIMIT ${first}) e ON true
    ORDER BY e.position`;
}
