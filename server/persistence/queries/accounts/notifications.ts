import type { Language } from '../../../domain/accounts/account.js';
import type { MailSettings, Notification } from '../../../domain/notifications/notification.js';
import type { Sql } from '../../sql.js';

/** A message that waits to be sent, with whom it is for and what they want to get. */
export interface WaitingMessage {
  id: string;
  notification: Notification;
  recipient: { id: string; email: string; name: string; language: Language; emailVerified: boolean };
  settings: MailSettings;
  /** Whether an earlier message to the same person, not one of those asked for, waits for its first attempt. */
  isHeld: boolean;
}

const WAITING_MESSAGES = `
  WITH asked AS (
    SELECT * FROM outbox_messages WHERE id = ANY($1) AND sent_at IS NULL AND dropped_at IS NULL
  ), other AS (
    SELECT DISTINCT ON (recipient_id) recipient_id, created_at, id FROM outbox_messages
    WHERE sent_at IS NULL AND dropped_at IS NULL AND attempts = 0 AND created_at > $2
      AND recipient_id IN (SELECT recipient_id FROM asked) AND id <> ALL($1)
    ORDER BY recipient_id, created_at, id
  )
  SELECT m.id, m.payload || jsonb_build_object('topic', m.topic) AS notification,
         jsonb_build_object('id', u.id, 'email', u.email, 'name', u.name, 'language', s.language,
                            'emailVerified', u.email_verified_at IS NOT NULL) AS recipient,
         jsonb_build_object('emailNotifications', s.email_notifications, 'orderUpdates', s.order_updates,
                            'newBookAlerts', s.new_book_alerts) AS settings,
         coalesce((other.created_at, other.id) < (m.created_at, m.id), false) AS "isHeld"
  FROM asked m JOIN users u ON u.id = m.recipient_id JOIN user_settings s ON s.user_id = u.id
  LEFT JOIN other ON other.recipient_id = m.recipient_id
  ORDER BY m.created_at, m.id`;

/**
 * Those of these messages that are neither sent nor dropped, in the order in which they were put into the outbox. They
 * are held by earlier ones that came after `holdingSince`.
 */
export function waitingMessages(
  sql: Sql,
  ids: readonly string[],
  holdingSince: Date,
): Promise<WaitingMessage[]> {
  return sql.query<WaitingMessage>(WAITING_MESSAGES, [ids, holdingSince]);
}

/** Notes that a message was sent. */
export async function noteSent(sql: Sql, id: string, at: Date): Promise<void> {
  await sql.query('UPDATE outbox_messages SET sent_at = $2 WHERE id = $1', [id, at]);
}

/** Notes that a message was not wanted, or no longer true, when its turn came. */
export async function noteDropped(sql: Sql, id: string, at: Date): Promise<void> {
  await sql.query('UPDATE outbox_messages SET dropped_at = $2 WHERE id = $1', [id, at]);
}

/** Notes that sending a message failed, and why. */
export async function noteFailure(sql: Sql, id: string, error: string): Promise<void> {
  await sql.query('UPDATE outbox_messages SET attempts = attempts + 1, last_error = $2 WHERE id = $1', [
    id,
    error,
  ]);
}

/** A rental that a reader holds. `dueOn` is the day on which it is to be back. */
export interface RentalOut {
  orderItemId: string;
  orderId: string;
  buyerId: string;
  title: string;
  dueOn: string;
  quantity: number;
  /** For each copy, in paise. */
  lateFeePerDay: number;
  /** For all copies together, in paise. */
  deposit: number;
}

const RENTALS_OUT = `
  SELECT i.id AS "orderItemId", o.id AS "orderId", o.buyer_id AS "buyerId", i.title, i.quantity, i.deposit,
         i.late_fee_per_day AS "lateFeePerDay", max(upper(a.period)) AS "dueOn"
  FROM allocations a
  JOIN order_items i ON i.id = a.order_item_id
  JOIN fulfillments f ON f.id = i.fulfillment_id
  JOIN orders o ON o.id = f.order_id
  WHERE a.released_at IS NULL AND NOT upper_inf(a.period) AND f.status = 'DELIVERED'`;

/** The rental of this order line while its reader has it, or null. */
export async function rentalOut(sql: Sql, orderItemId: string): Promise<RentalOut | null> {
  const [rental] = await sql.query<RentalOut>(`${RENTALS_OUT} AND i.id = $1 GROUP BY i.id, o.id`, [
    orderItemId,
  ]);
  return rental ?? null;
}

/** The rentals that readers have and that are due on one of these days or were due before today. */
export function rentalsToRemindOf(sql: Sql, today: string, dueDays: readonly string[]): Promise<RentalOut[]> {
  return sql.query<RentalOut>(
    `${RENTALS_OUT} AND (upper(a.period) = ANY($1::date[]) OR upper(a.period) < $2::date) GROUP BY i.id, o.id`,
    [dueDays, today],
  );
}

/** The genres of what these people bookmarked and ordered, joined by a common table expression. */
const FAVOURITES = `
  SELECT m.user_id, unnest(b.genres) AS genre FROM bookmarks m JOIN books b ON b.id = m.book_id
  UNION
  SELECT o.buyer_id, unnest(b.genres) FROM orders o JOIN fulfillments f ON f.order_id = o.id
  JOIN order_items i ON i.fulfillment_id = f.id JOIN books b ON b.id = i.book_id`;

const NEW_FOR = `
  FROM (${FAVOURITES}) AS favourite
  JOIN book_genres g ON g.genre = favourite.genre
   AND g.listed_at >= $1::timestamptz AND g.listed_at < $2::timestamptz AND g.seller_id <> favourite.user_id`;

/** The people who want the digest of new books and for whom there are some, listed from one moment to another. */
export async function readersOfDigest(sql: Sql, from: Date, until: Date): Promise<string[]> {
  const rows = await sql.query<{ userId: string }>(
    `SELECT DISTINCT favourite.user_id AS "userId" ${NEW_FOR}
     JOIN user_settings s ON s.user_id = favourite.user_id AND s.new_book_alerts AND s.email_notifications`,
    [from, until],
  );
  return rows.map(({ userId }) => userId);
}

/** The newest books of a person's genres, listed from one moment to another. */
export function digestFor(
  sql: Sql,
  reader: { userId: string; from: Date; until: Date; limit: number },
): Promise<{ id: string; title: string; author: string }[]> {
  return sql.query(
    `SELECT b.id, b.title, b.author FROM books b
     WHERE b.id IN (SELECT g.book_id ${NEW_FOR} WHERE favourite.user_id = $3)
     ORDER BY b.listed_at DESC, b.id DESC LIMIT $4`,
    [reader.from, reader.until, reader.userId, reader.limit],
  );
}
