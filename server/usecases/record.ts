import type { DomainEvent, EventType } from '../domain/events/event.js';
import type { Moment } from '../domain/shared/day.js';
import { DomainEventEntity } from '../persistence/entities/events.js';
import { newRows, type NewRows } from '../persistence/entityStatements.js';
import { newId } from '../persistence/ids.js';
import type { Transaction } from '../persistence/transaction.js';
import { audit } from './audit.js';
import type { Consequences, Subscriber } from './consequences/subscriber.js';
import type { OutgoingMessage } from './notifications/message.js';
import { mailAfter } from './notifications/notifications.js';
import { today, type Caller, type Ports } from './scope.js';
import { SUBSCRIBERS } from './subscribers.js';

/** What recording needs; there is no caller behind a job or a command. */
export type RecordingScope = Pick<Ports, 'clock' | 'timeZone' | 'outbox' | 'liveTopics' | 'audit'> & {
  caller?: Caller;
};

/** PostgreSQL takes 65,535 values in a statement, and an event has five. */
const MOST_AT_ONCE = 5_000;

/**
 * Records what happened, as the last thing that its transaction does, and lets follow what the notifications and the
 * subscribers say. Rows that are given with it are inserted by the same statement.
 */
export async function record(
  scope: RecordingScope,
  tx: Transaction,
  event: DomainEvent,
  rows: readonly NewRows[] = [],
): Promise<void> {
  await recordTogether(scope, tx, [event], rows);
}

/** The same for what happened at once, such as to all who wait for a book: as many statements as for one of them. */
export async function recordAll(
  scope: RecordingScope,
  tx: Transaction,
  events: readonly DomainEvent[],
): Promise<void> {
  for (let first = 0; first < events.length; first += MOST_AT_ONCE)
    await recordTogether(scope, tx, events.slice(first, first + MOST_AT_ONCE));
}

async function recordTogether(
  scope: RecordingScope,
  tx: Transaction,
  events: readonly DomainEvent[],
  rows: readonly NewRows[] = [],
): Promise<void> {
  const now = scope.clock.now();
  const moment = { now, today: today(scope) };
  await tx.insertTogether([
    ...rows,
    newRows(
      DomainEventEntity,
      events.map((event) => rowOf(event, now)),
    ),
  ]);
  const following: Consequences[] = [];
  const mail: OutgoingMessage[] = [];
  for (const event of events) {
    following.push(...(await consequencesOf(event, tx, moment)));
    mail.push(...(await mailAfter(event, tx)));
  }
  await scope.outbox.put(tx, mail, now);
  const topics = following.flatMap((each) => each.topics ?? []);
  if (topics.length > 0) await scope.liveTopics.publish(tx, topics);
  const lines = following.flatMap((each) => each.audit ?? []);
  tx.onCommit(() => lines.forEach((line) => audit(scope, line.event, line.userId)));
  await recordAll(
    scope,
    tx,
    following.flatMap((each) => each.events ?? []),
  );
}

function rowOf({ type, ...payload }: DomainEvent, occurredAt: Date) {
  return { id: newId('domainevent'), type, payload, occurredAt };
}

async function consequencesOf<Type extends EventType>(
  event: DomainEvent<Type>,
  tx: Transaction,
  moment: Moment,
): Promise<Consequences[]> {
  const subscribers: readonly Subscriber<Type>[] = SUBSCRIBERS[event.type];
  const consequences: Consequences[] = [];
  for (const subscriber of subscribers) consequences.push(await subscriber(event, tx, moment));
  return consequences;
}
