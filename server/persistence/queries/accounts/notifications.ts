import { z } from 'zod';
import { Language } from '../../../domain/accounts/account.js';
import { moment } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';

const Recipient = z.strictObject({
  /** The ID of the account, or the operator's email address if the message goes to the operator. */
  id: z.string(),
  hasAccount: z.boolean(),
  email: z.string(),
  name: z.string(),
  language: z.enum(Language),
  emailVerified: z.boolean(),
});

/** The recipient of a message: an account, or an email address of the operator. */
export type Recipient = z.infer<typeof Recipient>;

const WaitingMessage = z.strictObject({
  id: z.string(),
  /** Notification kind (usecases/notifications/notifications.ts). */
  kind: z.string(),
  /** Details of the message, such as ids. They depend on the kind of the message. */
  about: z.custom<object>((stored) => typeof stored === 'object' && stored !== null),
  recipient: Recipient,
  settings: z.strictObject({
    emailNotifications: z.boolean(),
    orderUpdates: z.boolean(),
    newBookAlerts: z.boolean(),
  }),
  /**
   * True if an earlier message of the same thread to this recipient still waits for its first attempt. Other messages
   * in the same call of `waitingMessages` do not count.
   */
  isHeld: z.boolean(),
  /**
   * Thread of the message. Waiting messages with the same thread and recipient are combined into one mail. If null, the
   * message is a separate mail.
   */
  thread: z.string().nullable(),
  /** Time when the recipient got the last mail of this thread; null if there was none. */
  threadSentAt: moment.nullable(),
});

/** A message to send, with its recipient and the recipient's settings. */
export type WaitingMessage = z.infer<typeof WaitingMessage>;

/**
 * Returns the messages with these ids that are neither sent nor dropped, oldest first. Only messages created after
 * `holdingSince` can hold back later ones (`isHeld`). Messages without a thread count as one thread.
 */
export function waitingMessages(
  database: Queryable,
  ids: readonly string[],
  holdingSince: Date,
): Promise<WaitingMessage[]> {
  return database.rows(
    WaitingMessage,
    sql`
  WITH asked AS (
    SELECT * FROM outbox_messages WHERE id = ANY(${ids}::text[]) AND sent_at IS NULL AND dropped_at IS NULL
  ), other AS (
    SELECT DISTINCT ON (recipient_id, thread) recipient_id, thread, created_at, id FROM outbox_messages
    WHERE sent_at IS NULL AND dropped_at IS NULL AND attempts = 0 AND created_at > ${holdingSince}
      AND recipient_id IN (SELECT recipient_id FROM asked) AND id <> ALL(${ids}::text[])
    ORDER BY recipient_id, thread, created_at, id
  )
  SELECT m.id, m.topic AS kind, m.payload AS about,
         jsonb_build_object('id', coalesce(u.id, m.address), 'hasAccount', u.id IS NOT NULL,
                            'email', coalesce(u.email, m.address), 'name', coalesce(u.name, ''),
                            'language', coalesce(s.language, 'EN'),
                            'emailVerified', u.id IS NULL OR u.email_verified_at IS NOT NULL) AS recipient,
         jsonb_build_object('emailNotifications', coalesce(s.email_notifications, true),
                            'orderUpdates', coalesce(s.order_updates, true),
                            'newBookAlerts', coalesce(s.new_book_alerts, false)) AS settings,
         coalesce((other.created_at, other.id) < (m.created_at, m.id), false) AS "isHeld", m.thread,
         (SELECT max(e.sent_at) FROM outbox_messages e
          WHERE e.recipient_id = m.recipient_id AND e.thread = m.thread) AS "threadSentAt"
  FROM asked m LEFT JOIN users u ON u.id = m.recipient_id LEFT JOIN user_settings s ON s.user_id = u.id
  LEFT JOIN other ON other.recipient_id = m.recipient_id AND other.thread IS NOT DISTINCT FROM m.thread
  ORDER BY m.created_at, m.id`,
  );
}

/** Records that messages were sent. This includes messages that were dropped while they were being sent. */
export async function noteSent(database: Queryable, ids: readonly string[], at: Date): Promise<void> {
  await database.run(
    sql`UPDATE outbox_messages SET sent_at = ${at}, dropped_at = NULL WHERE id = ANY(${ids}::text[])`,
  );
}

/** Records that messages will not be sent, because they are unwanted or outdated. */
export async function noteDropped(database: Queryable, ids: readonly string[], at: Date): Promise<void> {
  await database.run(sql`UPDATE outbox_messages SET dropped_at = ${at} WHERE id = ANY(${ids}::text[])`);
}

/** Drops the unsent messages with these causes. Causes are unique, so they are cleared to let later messages use them again. */
export async function recallMessages(
  database: Queryable,
  causes: readonly string[],
  at: Date,
): Promise<void> {
  await database.run(
    sql`UPDATE outbox_messages SET dropped_at = coalesce(dropped_at, ${at}), cause = NULL
     WHERE cause = ANY(${causes}::text[]) AND sent_at IS NULL`,
  );
}

/** Counts a failed attempt to send these messages, and stores its error. */
export async function noteFailure(database: Queryable, ids: readonly string[], error: string): Promise<void> {
  await database.run(
    sql`UPDATE outbox_messages SET attempts = attempts + 1, last_error = ${error} WHERE id = ANY(${ids}::text[])`,
  );
}
