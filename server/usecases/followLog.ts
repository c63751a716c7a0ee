import type { EventType } from '../domain/events/event.js';
import type { Database } from '../persistence/database.js';
import { EventsForgotten, readEvents, type RecordedEvent } from '../persistence/queries/events/eventLog.js';
import { moveReader, positionOf } from '../persistence/queries/events/eventReaders.js';
import type { LogPosition } from '../persistence/queries/events/logPosition.js';
import type { Ports } from './scope.js';

/** Number of events that one statement reads. */
const AT_ONCE = 500;

/** A consumer of the event log, with the event types that it reads. */
export interface LogReader<Type extends EventType> {
  /** The reader's name in `event_readers`, the table that stores the position of each reader. */
  name: string;
  types: readonly Type[];
}

/** The events of one run, and the position from which the next run continues. */
interface Visit<Type extends EventType> {
  events: RecordedEvent<Type>[];
  to: LogPosition | null;
}

/**
 * Calls `work` with the events that occurred since the reader's last run and before `until`. The reader's position is
 * saved after `work` succeeds. If `work` fails or the process dies, the reader gets the same events again, so `work`
 * must be safe to repeat. If the next events were already deleted, the reader continues with the oldest stored
 * events.
 */
export async function followLog<Type extends EventType>(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  reader: LogReader<Type>,
  until: Date,
  work: (events: RecordedEvent<Type>[]) => Promise<void>,
): Promise<void> {
  const from = await positionOf(database, reader.name);
  const { events, to } = await visit(database, reader, from, until).catch((error: unknown) => {
    if (error instanceof EventsForgotten) return visit(database, reader, null, until);
    throw error;
  });
  if (events.length > 0) await work(events);
  if (to !== null && to !== from) await moveReader(database, reader.name, { from, to, now: clock.now() });
}

async function visit<Type extends EventType>(
  database: Database,
  { types }: LogReader<Type>,
  from: LogPosition | null,
  until: Date,
): Promise<Visit<Type>> {
  const events: RecordedEvent<Type>[] = [];
  for (let after = from; ;) {
    const read = await readEvents(database, { after, types, first: AT_ONCE });
    const late = read.events.findIndex(({ occurredAt }) => occurredAt >= until);
    const due = late < 0 ? read.events : read.events.slice(0, late);
    events.push(...due);
    if (late >= 0) return { events, to: due.at(-1)?.position ?? after };
    after = read.readTo;
    if (read.events.length < AT_ONCE) return { events, to: after };
  }
}
