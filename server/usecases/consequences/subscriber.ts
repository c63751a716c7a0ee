import type { DomainEvent, EventType } from '../../domain/events/event.js';
import type { Topic } from '../../liveTopics/liveTopics.js';
import type { Transaction } from '../../persistence/transaction.js';
import type { Moment } from '../../domain/shared/day.js';
import type { AuditEvent } from '../auditLog.js';

/** What follows from an event. */
export interface Consequences {
  /** What changed on screens, which are told once the event is committed. */
  topics?: readonly Topic[];
  /** What the operator should be able to look up later, and whose account it is about. */
  audit?: { event: AuditEvent; userId: string };
  /** What happens by it: recorded after it, in its transaction. */
  events?: readonly DomainEvent[];
}

/**
 * Says what follows from an event, in its transaction. The event is recorded last, so a subscriber that asks the
 * transaction sees everything that it changed.
 */
export type Subscriber<Type extends EventType> = (
  event: DomainEvent<Type>,
  tx: Transaction,
  moment: Moment,
) => Consequences | Promise<Consequences>;
