import type { DomainEvent, EventType } from '../domain/events/event.js';
import type { Moment } from '../domain/shared/day.js';
import { DomainEventEntity } from '../persistence/entities/events.js';
import { newRows, type NewRows } from '../persistence/entityStatements.js';
import { newId } from '../persistence/ids.js';
import type { Transaction } from '../persistence/transaction.js';
import { audit } from './audit.js';
import type { Consequences, Subscriber } from './consequences/subscriber.js';
import { mailAfter } from './notifications/notifications.js';
import { today, type Caller, type Ports } from './scope.js';
import { SUBSCRIBERS } from './subscribers.js';

/** What recording needs; there is no caller behind a job or a command. */
export type RecordingScope = Pick<Ports, 'clock' | 'timeZone' | 'outbox' | 'liveTopics' | 'audit'> & {
  caller?: Caller;
};

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
  const now = scope.clock.now();
  const { type, ...payload } = event;
  const row = { id: newId('domainevent'), type, payload, occurredAt: now };
  await tx.insertTogether([...rows, newRows(DomainEventEntity, [row])]);
  const following = await consequencesOf(event, tx, { now, today: today(scope) });
  await scope.outbox.put(tx, await mailAfter(event, tx), now);
  const topics = following.flatMap((each) => each.topics ?? []);
  if (topics.length > 0) await scope.liveTopics.publish(tx, topics);
  const lines = following.flatMap((each) => each.audit ?? []);
  tx.onCommit(() => lines.forEach((line) => audit(scope, line.event, line.userId)));
  for (const next of following.flatMap((each) => each.events ?? [])) await record(scope, tx, next);
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
