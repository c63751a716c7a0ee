import type { Sql } from '../../sql.js';

/** What is stored of a person, by kind; the rows as they are, amounts in paise. */
const PARTS = {
  account: `SELECT u.id, u.email, u.email_verified_at, u.role, u.name, u.phone, u.address, u.zipcode,
                   u.readers_score, u.rating_count, u.created_at FROM users u WHERE u.id = $1`,
  publisherProfile: 'SELECT * FROM publisher_profiles WHERE user_id = $1',
  settings: 'SELECT * FROM user_settings WHERE user_id = $1',
  sessions: 'SELECT id, user_agent, created_at, expires_at FROM sessions WHERE user_id = $1',
  bookmarks: 'SELECT book_id, created_at FROM bookmarks WHERE user_id = $1',
  cart: `SELECT i.book_id, i.type, i.quantity, i.starts_on, i.months, i.added_at
         FROM cart_items i JOIN carts c ON c.id = i.cart_id WHERE c.user_id = $1`,
  listings: `SELECT id, title, author, isbn, description, genres, condition, condition_description, listing_type,
                    sale_price, rent_per_month, deposit, late_fee_per_day, min_duration, max_duration, lease_terms,
                    listed_at, unlisted_at FROM books WHERE seller_id = $1 ORDER BY listed_at`,
  orders: `SELECT o.*, (SELECT json_agg(i ORDER BY i.id) FROM order_items i
                        JOIN fulfillments f ON f.id = i.fulfillment_id WHERE f.order_id = o.id) AS items
           FROM orders o WHERE o.buyer_id = $1 ORDER BY o.created_at`,
  sales: `SELECT f.*, (SELECT json_agg(i ORDER BY i.id) FROM order_items i WHERE i.fulfillment_id = f.id) AS items
          FROM fulfillments f WHERE f.seller_id = $1 ORDER BY f.created_at`,
  ledgerEntries: `SELECT l.* FROM ledger_entries l JOIN fulfillments f ON f.id = l.fulfillment_id
                  JOIN orders o ON o.id = f.order_id WHERE o.buyer_id = $1 OR f.seller_id = $1
                  ORDER BY l.occurred_at, l.id`,
  timeline: `SELECT e.* FROM fulfillment_events e JOIN fulfillments f ON f.id = e.fulfillment_id
             JOIN orders o ON o.id = f.order_id WHERE o.buyer_id = $1 OR f.seller_id = $1
             ORDER BY e.occurred_at, e.id`,
  reports: `SELECT id, book_id, reason, note, created_at, resolved_by IS NOT NULL AS resolved
            FROM listing_reports WHERE reporter_id = $1 ORDER BY created_at, id`,
  mails: `SELECT id, topic, payload, created_at, sent_at, dropped_at FROM outbox_messages
          WHERE recipient_id = $1 ORDER BY created_at, id`,
  devices: 'SELECT last_used_at FROM known_devices WHERE user_id = $1 ORDER BY last_used_at',
  ratingsGiven: 'SELECT order_id, seller_id, score, created_at FROM ratings WHERE rater_id = $1',
  ratingsReceived: 'SELECT order_id, score, created_at FROM ratings WHERE seller_id = $1',
} as const;

/** Everything that is stored of a person. */
export type OwnData = Record<keyof typeof PARTS, object[]>;

/** Everything that is stored of a person, one statement a kind. */
export async function ownDataOf(sql: Sql, userId: string): Promise<OwnData> {
  const parts = await Promise.all(
    Object.entries(PARTS).map(async ([name, text]) => [name, await sql.query<object>(text, [userId])]),
  );
  return Object.fromEntries(parts) as OwnData;
}
