import { randomUUID } from 'node:crypto';
import { OutboxMessageEntity } from '../../persistence/entities/notifications.js';
import { newId, uuidOf } from '../../persistence/ids.js';
import { recallMessages } from '../../persistence/queries/accounts/notifications.js';
import type { Transaction } from '../../persistence/transaction.js';
import type { JobQueue, Jobs, SqlRunner } from '../../queue/jobQueue.js';
import type { OutgoingMessage } from './message.js';

/** Where use-cases leave what is to be mailed: in the transaction of its cause, so that both happen or neither. */
export interface Outbox {
  put(tx: Transaction, messages: readonly OutgoingMessage[], now: Date): Promise<void>;
  /** Drops these messages unless they were sent. A later message with the same cause is kept again. */
  recall(tx: Transaction, messages: readonly OutgoingMessage[], now: Date): Promise<void>;
  /**
   * Leaves a message for anyone who has an address. Who that is, and whether it is anybody, is looked up by the worker: the
   * request takes the same time for every address.
   */
  putByAddress(sql: SqlRunner, message: Jobs['message-by-address']): Promise<void>;
}

/** PostgreSQL takes 65,535 values in a statement, and a message has seven. */
const MOST_AT_ONCE = 5_000;

/** Keeps each message as a row and adds the job that delivers it: two statements for all of them. */
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

/** Tells nobody anything: for the demo data, whose people do not exist. */
export const silentOutbox: Outbox = { async put() {}, async recall() {}, async putByAddress() {} };

/** The job has the UUID of its message, so that jobs are taken in the order in which their messages were put in. */
function deliveryOf(messageId: string) {
  return { id: uuidOf(messageId), data: { messageId } };
}

function rowOf(message: OutgoingMessage, createdAt: Date) {
  const { kind, recipientId, about, cause, thread } = message;
  const grouped = { cause: cause ?? null, thread: thread ?? null };
  return { id: newId('outbox'), topic: kind, recipientId, payload: about, ...grouped, createdAt };
}
