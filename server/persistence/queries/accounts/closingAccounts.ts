import type { Sql } from '../../sql.js';

/** Takes every listing of a seller off the market. */
export async function unlistBooksOf(sql: Sql, userId: string, now: Date): Promise<void> {
  await sql.query('UPDATE books SET unlisted_at = $2 WHERE seller_id = $1 AND unlisted_at IS NULL', [
    userId,
    now,
  ]);
}

/** Whether somebody still waits for this person, or they for somebody: parcels on their way, rentals not back. */
export async function hasOpenOrders(sql: Sql, userId: string): Promise<boolean> {
  const [open] = await sql.query<{ exists: boolean }>(
    `SELECT EXISTS (
       SELECT FROM fulfillments f JOIN orders o ON o.id = f.order_id
       WHERE (f.seller_id = $1 OR o.buyer_id = $1) AND (
         f.status IN ('PENDING', 'CONFIRMED', 'SHIPPED') OR EXISTS (
           SELECT FROM order_items i JOIN allocations a ON a.order_item_id = i.id
           WHERE i.fulfillment_id = f.id AND a.released_at IS NULL AND NOT upper_inf(a.period)))) AS exists`,
    [userId],
  );
  return open?.exists ?? false;
}

/** Removes what is only this person's: the cart, bookmarks, settings, sessions, links and the publisher's profile. */
export async function forgetBelongings(sql: Sql, userId: string, now: Date): Promise<void> {
  for (const table of [
    'carts',
    'bookmarks',
    'sessions',
    'known_devices',
    'mailed_links',
    'publisher_profiles',
  ]) {
    await sql.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId]);
  }
  await sql.query(
    `UPDATE outbox_messages SET dropped_at = $2
     WHERE recipient_id = $1 AND sent_at IS NULL AND dropped_at IS NULL`,
    [userId, now],
  );
}

/** Takes the addresses out of a buyer's orders, which stay for their sellers' books. */
export async function forgetAddresses(sql: Sql, userId: string): Promise<void> {
  await sql.query(
    "UPDATE orders SET street = '', city = '', state = '', zipcode = '00000', country = '' WHERE buyer_id = $1",
    [userId],
  );
}

/**
 * Takes out of orders what this person wrote into them: reasons in the timeline, and, of what they sold, notes in the
 * ledger and how the parcel was sent.
 */
export async function forgetWords(sql: Sql, userId: string): Promise<void> {
  await sql.query('UPDATE fulfillment_events SET reason = NULL WHERE actor_id = $1 AND reason IS NOT NULL', [
    userId,
  ]);
  await sql.query(
    `UPDATE ledger_entries l SET note = NULL FROM fulfillments f
     WHERE f.id = l.fulfillment_id AND f.seller_id = $1 AND l.note IS NOT NULL`,
    [userId],
  );
  await sql.query(
    `UPDATE fulfillments SET carrier = NULL, tracking_number = NULL
     WHERE seller_id = $1 AND (carrier IS NOT NULL OR tracking_number IS NOT NULL)`,
    [userId],
  );
}
