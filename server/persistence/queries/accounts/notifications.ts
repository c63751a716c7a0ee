import { z } from 'zod';
import { Language } from '../../../domain/accounts/account.js';
import { moment } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';

const Recipient = z.strictObject({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  language: z.enum(Language),
  emailVerified: z.boolean(),
});

/** Whom a message is for. */
export type Recipient = z.infer<typeof Recipient>;

const WaitingMessage = z.strictObject({
  id: z.string(),
  /** The name of its kind. */
  kind: z.string(),
  /** As its kind put it into the outbox. */
  about: z.custom<object>((stored) => typeof stored === 'object' && stored !== null),
  recipient: Recipient,
  settings: z.strictObject({
    emailNotifications: z.boolean(),
    orderUpdates: z.boolean(),
    newBookAlerts: z.boolean(),
  }),
  /** Whether an earlier message to the same person, not one of those asked for, waits for its first attempt. */
  isHeld: z.boolean(),
  /** Of several with the same thread that wait for one person, one mail is made; null for a mail of its own. */
  thread: z.string().nullable(),
  /** When a mail of the thread was last sent to this person. */
  threadSentAt: moment.nullable(),
});

/** A message that waits to be sent, with whom it is for and what they want to get. */
export type WaitingMessage = z.infer<typeof WaitingMessage>;

/**
 * Those of these messages that are neither sent nor dropped, in the order in which they were put into the outbox. They
 * are held by earlier ones of their thread, or without one as they are, that came after `holdingSince`.
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
         jsonb_build_object('id', u.id, 'email', u.email, 'name', u.name, 'language', s.language,
                            'emailVerified', u.email_verified_at IS NOT NULL) AS recipient,
         jsonb_build_object('emailNotifications', s.email_notifications, 'orderUpdates', s.order_updates,
                            'newBookAlerts', s.new_book_alerts) AS settings,
         coalesce((other.created_at, other.id) < (m.created_at, m.id), false) AS "isHeld", m.thread,
         (SELECT max(e.sent_at) FROM outbox_messages e
          WHERE e.recipient_id = m.recipient_id AND e.thread = m.thread) AS "threadSentAt"
  FROM asked m JOIN users u ON u.id = m.recipient_id JOIN user_settings s ON s.user_id = u.id
  LEFT JOIN other ON other.recipient_id = m.recipient_id AND other.thread IS NOT DISTINCT FROM m.thread
  ORDER BY m.created_at, m.id`,
  );
}

/** Notes that messages were sent. */
export async function noteSent(database: Queryable, ids: readonly string[], at: Date): Promise<void> {
  await database.run(sql`UPDATE outbox_messages SET sent_at = ${at} WHERE id = ANY(${ids}::text[])`);
}

/** Notes that messages were not wanted, or no longer true, when their turn came. */
export async function noteDropped(database: Queryable, ids: readonly string[], at: Date): Promise<void> {
  await database.run(sql`UPDATE outbox_messages SET dropped_at = ${at} WHERE id = ANY(${ids}::text[])`);
}

/** Notes that sending messages failed, and why. */
export async function noteFailure(database: Queryable, ids: readonly string[], error: string): Promise<void> {
  await database.run(
    sql`UPDATE outbox_messages SET attempts = attempts + 1, last_error = ${error} WHERE id = ANY(${ids}::text[])`,
  );
}
