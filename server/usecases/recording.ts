import type { DomainEvent, DomainEvents, EventType } from '../domain/events/event.js';
import type { Operator } from '../domain/marketplace/operator.js';
import type { PayoutTerms } from '../domain/payouts/payoutTerms.js';
import type { LiveTopics, Topic } from '../liveTopics/liveTopics.js';
import type { Transaction } from '../persistence/transaction.js';
import type { SecretBox } from '../secrets/secretBox.js';
import type { AuditEvent, AuditLog } from './auditLog.js';
import type { OutgoingMessage } from './outbox/message.js';
import type { Outbox } from './outbox/outbox.js';

/** The ports that recording an event needs. Jobs and commands have no caller. */
export interface RecordingScope {
  clock: { now(): Date };
  timeZone: string;
  /** The number of days that are kept free between two rentals of a copy. */
  rentalRoomDays: number;
  outbox: Outbox;
  liveTopics: LiveTopics;
  audit: AuditLog;
  events: EventRegistry;
  secrets: SecretBox;
  payoutTerms: PayoutTerms;
  /** The operator of the site; null if none is configured. */
  operator: Operator | null;
  caller?: { address: string; userAgent?: string | null; requestId?: string };
}

/** A kind of mail that reports an event. */
export interface MailAfter<Type extends EventType> {
  messagesAfter(event: DomainEvent<Type>, tx: Transaction): Promise<readonly OutgoingMessage[]>;
}

/**
 * A consequence of an event in the same transaction. A consequence may record further events. It sees every change of
 * the use-case, because use-cases record their events last.
 */
export type Reaction<Type extends EventType> = (
  event: DomainEvent<Type>,
  tx: Transaction,
  scope: RecordingScope,
) => Promise<void>;

/** The registry entry of an event type: its description and its consequences. */
export interface EventEntry<Type extends EventType> {
  /** A full sentence that says what happened. */
  description: string;
  /** True if nothing reads this event from the log: its consequences are triggered, but no row is stored. */
  isNotKept?: true;
  /** Returns the live topics that changed. All servers are notified after the commit. */
  topics?(event: DomainEvent<Type>): readonly Topic[];
  /** The event to write to the audit log; only for events about a single account. */
  audit?: DomainEvents[Type] extends { userId: string } ? AuditEvent : never;
  /** The kinds of mail to send. Mails to the same person are sent in this order. */
  mail?: readonly MailAfter<Type>[];
  reactions?: readonly Reaction<Type>[];
}

/**
 * The entries of all event types (consequences/registry.ts). Use-cases receive the registry in their scope, so
 * that reactions can record events.
 */
export type EventRegistry = { readonly [Type in EventType]: EventEntry<Type> };
