import type { DomainEvent, EventType } from '../domain/events/event.js';
import { DomainEventEntity } from '../persistence/entities/events.js';
import { newRows, type NewRows } from '../persistence/entityStatements.js';
import { newId } from '../persistence/ids.js';
import type { Transaction } from '../persistence/transaction.js';
import { audit } from './audit.js';
import type { AuditEvent } from './auditLog.js';
import type { OutgoingMessage } from './outbox/message.js';
import type { EventEntry, RecordingScope } from './recording.js';

export type { RecordingScope } from './recording.js';

/** Maximum number of events per statement. PostgreSQL allows 65,535 values in a statement, and an event has four. */
const MOST_AT_ONCE = 5_000;

/**
 * Records an event and triggers its consequences (consequences/registry.ts). A use-case calls this last in its
 * transaction: later changes to rows throw an error.
 */
export async function record(scope: RecordingScope, tx: Transaction, event: DomainEvent): Promise<void> {
  await insertAndRecordAll(scope, tx, [], [event]);
}

/** Records several events with as few statements as a single event. */
export async function recordAll(
  scope: RecordingScope,
  tx: Transaction,
  events: readonly DomainEvent[],
): Promise<void> {
  await insertAndRecordAll(scope, tx, [], events);
}

/** Inserts rows and records the resulting event in one statement. */
export async function insertAndRecord(
  scope: RecordingScope,
  tx: Transaction,
  rows: readonly NewRows[],
  event: DomainEvent,
): Promise<void> {
  await insertAndRecordAll(scope, tx, rows, [event]);
}

/** Inserts rows and records the events that follow from them. If `events` is empty, the rows are not inserted either. */
export async function insertAndRecordAll(
  scope: RecordingScope,
  tx: Transaction,
  rows: readonly NewRows[],
  events: readonly DomainEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await tx.lastly(async () => {
    for (let first = 0; first < events.length; first += MOST_AT_ONCE) {
      const some = events.slice(first, first + MOST_AT_ONCE);
      await recordTogether(scope, tx, some, first === 0 ? rows : []);
    }
  });
}

async function recordTogether(
  scope: RecordingScope,
  tx: Transaction,
  events: readonly DomainEvent[],
  rows: readonly NewRows[],
): Promise<void> {
  const now = scope.clock.now();
  const kept = events.filter(({ type }) => !scope.events[type].isNotKept);
  await tx.insertTogether([
    ...rows,
    newRows(
      DomainEventEntity,
      kept.map((event) => rowOf(event, now)),
    ),
  ]);
  await sendMail(scope, tx, events, now);
  const topics = events.flatMap((event) => entryOf(scope, event).topics?.(event) ?? []);
  if (topics.length > 0) await scope.liveTopics.publish(tx, topics);
  auditAtCommit(scope, tx, events);
  for (const event of events)
    for (const react of entryOf(scope, event).reactions ?? []) await react(event, tx, scope);
}

function rowOf({ type, ...payload }: DomainEvent, occurredAt: Date) {
  return { id: newId('domainevent'), type, payload, occurredAt };
}

/**
 * Returns the registry entry of an event. The cast is needed because TypeScript cannot relate an event to the
 * entry of its type.
 */
function entryOf({ events }: RecordingScope, { type }: DomainEvent): EventEntry<EventType> {
  return events[type] as EventEntry<EventType>;
}

async function sendMail(
  scope: RecordingScope,
  tx: Transaction,
  events: readonly DomainEvent[],
  now: Date,
): Promise<void> {
  const messages: OutgoingMessage[] = [];
  for (const event of events)
    for (const mail of entryOf(scope, event).mail ?? [])
      messages.push(...(await mail.messagesAfter(event, tx)));
  await scope.outbox.put(tx, messages, now);
}

function auditAtCommit(scope: RecordingScope, tx: Transaction, events: readonly DomainEvent[]): void {
  for (const event of events) {
    const line: AuditEvent | undefined = entryOf(scope, event).audit;
    if (line && 'userId' in event) tx.onCommit(() => audit(scope, line, event.userId));
  }
}
