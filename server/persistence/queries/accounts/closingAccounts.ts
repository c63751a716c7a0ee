import { z } from 'zod';
import { newId } from '../../ids.js';
import { literal, sql, type Queryable } from '../../sql.js';
import { IS_RENTAL } from '../allocations/rentedCopies.js';

/** Takes every listing of a seller off the market. */
export async function unlistBooksOf(database: Queryable, userId: string, now: Date): Promise<void> {
  await database.run(
    sql`UPDATE books SET unlisted_at = ${now} WHERE seller_id = ${userId} AND unlisted_at IS NULL`,
  );
}

const Existing = z.strictObject({ exists: z.boolean() });

/**
 * True if the account is the buyer or a seller in an open order. An order is open if it has not been delivered, has a rental
 * that has not been returned, or is in dispute.
 */
export async function hasOpenOrders(database: Queryable, userId: string): Promise<boolean> {
  const [open] = await database.rows(
    Existing,
    sql`SELECT EXISTS (
       SELECT FROM fulfillments f JOIN orders o ON o.id = f.order_id
       WHERE (f.seller_id = ${userId} OR o.buyer_id = ${userId}) AND (
         f.status IN ('PENDING', 'CONFIRMED', 'SHIPPED') OR EXISTS (
           SELECT FROM order_items i JOIN allocations a ON a.order_item_id = i.id
           WHERE i.fulfillment_id = f.id AND ${IS_RENTAL}) OR EXISTS (
           SELECT FROM disputes d WHERE d.fulfillment_id = f.id AND d.closed_at IS NULL))) AS exists`,
  );
  return open?.exists ?? false;
}

const BELONGINGS = [
  'carts',
  'addresses',
  'bookmarks',
  'saved_searches',
  'sessions',
  'known_devices',
  'mailed_links',
  'second_factors',
  'recovery_codes',
  'factor_challenges',
  'security_events',
  'publisher_profiles',
  'payout_accounts',
  'delivery_terms',
] as const;

/**
 * Deletes the rows that only the account uses: the cart, addresses, bookmarks, saved searches, sessions, devices, links, second
 * factors, recovery codes, unfinished second steps, security events, the publisher's profile, the payout account and the
 * delivery terms. Drops the account's unsent mails.
 */
export async function forgetBelongings(database: Queryable, userId: string, now: Date): Promise<void> {
  for (const table of BELONGINGS) {
    await database.run(sql`DELETE FROM ${literal(table)} WHERE user_id = ${userId}`);
  }
  await database.run(
    sql`UPDATE outbox_messages SET dropped_at = ${now}
     WHERE recipient_id = ${userId} AND sent_at IS NULL AND dropped_at IS NULL`,
  );
}

/**
 * Erases the account's personal data in orders: delivery addresses with receiver and phone number, pick-up places, and the
 * bank and UPI details of payouts and refunds. The orders are kept, because sellers need them for bookkeeping.
 */
export async function forgetAddresses(database: Queryable, userId: string): Promise<void> {
  await database.run(
    sql`UPDATE orders SET street = '', city = '', state = '', zipcode = '00000', country = '',
       receiver = NULL, phone = NULL
     WHERE buyer_id = ${userId}`,
  );
  await database.run(
    sql`UPDATE fulfillments SET pick_up_place = NULL, pick_up_city = NULL WHERE seller_id = ${userId} AND is_picked_up`,
  );
  await database.run(
    sql`UPDATE payouts SET sealed_upi_address = NULL, upi_address_shown = NULL, bank_account = NULL, bank_account_end = NULL WHERE seller_id = ${userId}`,
  );
  await database.run(
    sql`DELETE FROM refund_accounts g USING orders o WHERE o.id = g.order_id AND o.buyer_id = ${userId}`,
  );
  await database.run(
    sql`UPDATE refund_payouts s SET shown = '', sealed = NULL FROM provider_refunds r
       JOIN payment_attempts a ON a.id = r.attempt_id JOIN payment_intents i ON i.id = a.intent_id
       JOIN orders o ON o.id = i.order_id
     WHERE r.id = s.refund_id AND o.buyer_id = ${userId} AND s.method <> 'LINK'`,
  );
}

/**
 * Erases the texts that an account's owner wrote in orders: reasons in timelines, notes in the ledger, texts and photo captions
 * in disputes, and details of shipments. Notes and shipments are erased from the owner's sales, return shipments from the
 * owner's orders.
 */
export async function forgetWords(database: Queryable, userId: string): Promise<void> {
  await database.run(
    sql`UPDATE timeline_entries SET reason = NULL WHERE actor_id = ${userId} AND reason IS NOT NULL`,
  );
  await database.run(
    sql`UPDATE ledger_entries l SET note = NULL FROM fulfillments f
     WHERE f.id = l.fulfillment_id AND f.seller_id = ${userId} AND l.note IS NOT NULL`,
  );
  await database.run(
    sql`UPDATE fulfillments SET carrier = NULL, tracking_number = NULL
     WHERE seller_id = ${userId} AND (carrier IS NOT NULL OR tracking_number IS NOT NULL)`,
  );
  await database.run(
    sql`UPDATE fulfillments f SET return_carrier = NULL, return_tracking_number = NULL FROM orders o
     WHERE o.id = f.order_id AND o.buyer_id = ${userId}
       AND (f.return_carrier IS NOT NULL OR f.return_tracking_number IS NOT NULL)`,
  );
  await database.run(
    sql`UPDATE disputes d SET statement = '', return_carrier = NULL, return_tracking_number = NULL FROM fulfillments f JOIN orders o ON o.id = f.order_id
     WHERE f.id = d.fulfillment_id AND o.buyer_id = ${userId}`,
  );
  await database.run(
    sql`UPDATE disputes d SET answer = '' FROM fulfillments f
     WHERE f.id = d.fulfillment_id AND f.seller_id = ${userId} AND d.answer IS NOT NULL`,
  );
  await database.run(
    sql`UPDATE disputes d SET return_statement = '' FROM fulfillments f
     WHERE f.id = d.fulfillment_id AND f.seller_id = ${userId} AND d.return_statement IS NOT NULL`,
  );
  await database.run(
    sql`UPDATE dispute_photos p SET caption = NULL FROM disputes d
        JOIN fulfillments f ON f.id = d.fulfillment_id JOIN orders o ON o.id = f.order_id
        WHERE d.id = p.dispute_id AND p.caption IS NOT NULL
          AND CASE p.side WHEN 'BUYER' THEN o.buyer_id ELSE f.seller_id END = ${userId}`,
  );
}

const Id = z.strictObject({ id: z.string() });

/** Withdraws the open complaints of an account, and erases the texts that its owner wrote in its complaints. */
export async function forgetComplaints(database: Queryable, userId: string, now: Date): Promise<void> {
  const open = await database.rows(
    Id,
    sql`UPDATE complaints SET status = 'WITHDRAWN', closed_at = ${now}
        WHERE complainant_id = ${userId} AND closed_at IS NULL RETURNING id`,
  );
  for (const { id } of open) {
    await database.run(
      sql`INSERT INTO complaint_entries (id, complaint_id, action, author_id, occurred_at)
          VALUES (${newId('complaintentry')}, ${id}, 'WITHDRAW', ${userId}, ${now})`,
    );
  }
  await database.run(
    sql`UPDATE complaint_entries e SET text = '' FROM complaints c
        WHERE c.id = e.complaint_id AND c.complainant_id = ${userId} AND e.author_id = ${userId} AND e.text <> ''`,
  );
}
