import type { DomainEvent, DomainEvents, EventType } from '../domain/events/event.js';
import type { LiveTopics, Topic } from '../liveTopics/liveTopics.js';
import type { Transaction } from '../persistence/transaction.js';
import type { AuditEvent, AuditLog } from './auditLog.js';
import type { OutgoingMessage } from './outbox/message.js';
import type { Outbox } from './outbox/outbox.js';

/** What recording an event needs. Jobs and commands have no caller. */
export interface RecordingScope {
  clock: { now(): Date };
  timeZone: string;
  outbox: Outbox;
  liveTopics: LiveTopics;
  audit: AuditLog;
  events: EventRegistry;
  caller?: { address: string; userAgent?: string | null; requestId?: string };
}

/** A kind of mail that tells of an event. */
export interface MailAfter<Type extends EventType> {
  messagesAfter(event: DomainEvent<Type>, tx: Transaction): Promise<readonly OutgoingMessage[]>;
}

/**
 * Does what else follows from an event, in its transaction, and may record further events there. It sees everything that
 * the use-case changed, because a use-case records last.
 */
export type Reaction<Type extends EventType> = (
  event: DomainEvent<Type>,
  tx: Transaction,
  scope: RecordingScope,
) => Promise<void>;

/** An event type, with everything that follows from it. */
export interface EventEntry<Type extends EventType> {
  /** What happened, in one sentence. */
  description: string;
  /** True if its rows would be read by nobody: the consequences happen, but the log does not keep the event. */
  isNotKept?: true;
  /** The screens that changed. Servers hear of them after the commit. */
  topics?(event: DomainEvent<Type>): readonly Topic[];
  /** The line of the audit log, for events about one account. */
  audit?: DomainEvents[Type] extends { userId: string } ? AuditEvent : never;
  /** The mail to send. To one person it leaves in this order. */
  mail?: readonly MailAfter<Type>[];
  reactions?: readonly Reaction<Type>[];
}

/** Every event type. Entered in consequences/registry.ts, and given to use-cases so that reactions can record. */
export type EventRegistry = { readonly [Type in EventType]: EventEntry<Type> };
