import { randomUUID } from 'node:crypto';
import { OutboxMessageEntity } from '../../persistence/entities/notifications.js';
import { newId, uuidOf } from '../../persistence/ids.js';
import { recallMessages } from '../../persistence/queries/accounts/notifications.js';
import type { Transaction } from '../../persistence/transaction.js';
import type { JobQueue, Jobs, PreparingSqlRunner } from '../../queue/jobQueue.js';
import type { OutgoingMessage } from './message.js';

/**
 * Stores outgoing messages in the same transaction as the change that they report, so that both are committed or neither is.
 */
export interface Outbox {
  put(tx: Transaction, messages: readonly OutgoingMessage[], now: Date): Promise<void>;
  /** Drops unsent messages that have the same `cause` as one of these. A later message with that cause can then be stored. */
  recall(tx: Transaction, messages: readonly OutgoingMessage[], now: Date): Promise<void>;
  /**
   * Queues a message to the account that has this email address, if any. The worker looks up the account, so that the duration
   * of the request does not reveal whether an account has the address.
   */
  putByAddress(sql: PreparingSqlRunner, message: Jobs['message-by-address']): Promise<void>;
}

/** Maximum number of messages per statement. PostgreSQL allows 65,535 parameters, and a message has eight. */
const MOST_AT_ONCE = 5_000;

/**
 * Stores each message as a row and adds the job that delivers it. Each batch of up to MOST_AT_ONCE messages takes two
 * statements.
 */
export function queuedOutbox(queue: JobQueue): Outbox {
  return {
    async put(tx, messages, now) {
      const rows = messages.map((message) => rowOf(message, now));
      for (let first = 0; first < rows.length; first += MOST_AT_ONCE) {
        const some = rows.slice(first, first + MOST_AT_ONCE);
        const ids = await tx.insertNew(OutboxMessageEntity, some);
        await queue.add(tx, 'deliver-message', ids.map(deliveryOf));
      }
    },
    recall: (tx, messages, now) =>
      recallMessages(
        tx,
        messages.flatMap(({ cause }) => cause ?? []),
        now,
      ),
    putByAddress: (sql, message) =>
      queue.add(sql, 'message-by-address', [{ id: randomUUID(), data: message }]),
  };
}

/** Discards all messages. Used for the demo data, whose people do not exist. */
export const silentOutbox: Outbox = { async put() {}, async recall() {}, async putByAddress() {} };

/**
 * Returns the job that delivers a message. The job's id is the UUID of the message, so that jobs are taken in the
 * order in which their messages were stored.
 */
function deliveryOf(messageId: string) {
  return { id: uuidOf(messageId), data: { messageId } };
}

function rowOf(message: OutgoingMessage, createdAt: Date) {
  const { kind, to, about, cause, thread } = message;
  const addressee = { recipientId: null, address: null, ...to };
  const grouped = { cause: cause ?? null, thread: thread ?? null };
  return { id: newId('outbox'), topic: kind, ...addressee, payload: about, ...grouped, createdAt };
}
