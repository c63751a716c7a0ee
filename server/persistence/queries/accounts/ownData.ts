import { z } from 'zod';
import { sql, type Piece, type Queryable } from '../../sql.js';

/**
 * Selects the rows of an account, by kind. Rows are returned as stored, with amounts in minor units. Actions of staff on the
 * account omit the ID and the network address of the member of staff.
 */
const PARTS = {
  account: (
    id: string,
  ) => sql`SELECT u.id, u.email, u.email_verified_at, u.role, u.name, u.phone, u.address, u.zipcode, u.upi_address_shown, u.payout_changed_at,
                   u.readers_score, u.rating_count, u.created_at FROM users u WHERE u.id = ${id}`,
  publisherProfile: (id: string) => sql`SELECT * FROM publisher_profiles WHERE user_id = ${id}`,
  settings: (id: string) => sql`SELECT * FROM user_settings WHERE user_id = ${id}`,
  policyAgreements: (id: string) => sql`SELECT kind, version, agreed_at FROM policy_agreements
          WHERE user_id = ${id} ORDER BY agreed_at, kind`,
  sessions: (id: string) =>
    sql`SELECT id, user_agent, created_at, expires_at FROM sessions WHERE user_id = ${id}`,
  addresses: (
    id: string,
  ) => sql`SELECT label, receiver, phone, street, city, state, zipcode, country, is_default, created_at
         FROM addresses WHERE user_id = ${id} ORDER BY created_at, id`,
  bookmarks: (id: string) => sql`SELECT book_id, created_at FROM bookmarks WHERE user_id = ${id}`,
  waitingList: (id: string) =>
    sql`SELECT book_id, starts_on, ends_on, created_at, told_at FROM waiting_entries WHERE user_id = ${id}`,
  savedSearches: (id: string) =>
    sql`SELECT filter, created_at FROM saved_searches WHERE user_id = ${id} ORDER BY created_at, id`,
  cart: (id: string) => sql`SELECT i.book_id, i.type, i.quantity, i.starts_on, i.months, i.added_at
         FROM cart_items i JOIN carts c ON c.id = i.cart_id WHERE c.user_id = ${id}`,
  listings: (
    id: string,
  ) => sql`SELECT id, title, author, isbn, description, genres, condition, condition_description, language,
                    binding, pages, published_in, published_by, weight_grams, listing_type,
                    sale_price, rent_per_month, deposit, late_fee_per_day, min_duration, max_duration, rent_credit_percent, replacement_price, lease_terms,
                    listed_at, unlisted_at FROM books WHERE seller_id = ${id} ORDER BY listed_at`,
  photos: (id: string) =>
    sql`SELECT p.* FROM book_photos p JOIN books b ON b.id = p.book_id WHERE b.seller_id = ${id}
        ORDER BY p.book_id, p.position`,
  orderPhotos: (id: string) => sql`SELECT * FROM order_photos WHERE author_id = ${id} ORDER BY added_at, id`,
  disputePhotos: (id: string) => sql`SELECT p.* FROM dispute_photos p JOIN disputes d ON d.id = p.dispute_id
             JOIN fulfillments f ON f.id = d.fulfillment_id JOIN orders o ON o.id = f.order_id
             WHERE CASE p.side WHEN 'BUYER' THEN o.buyer_id ELSE f.seller_id END = ${id} ORDER BY p.added_at, p.id`,
  orders: (id: string) => sql`SELECT o.*, (SELECT json_agg(i ORDER BY i.id) FROM order_items i
                        JOIN fulfillments f ON f.id = i.fulfillment_id WHERE f.order_id = o.id) AS items
           FROM orders o WHERE o.buyer_id = ${id} ORDER BY o.created_at`,
  sales: (
    id: string,
  ) => sql`SELECT f.*, (SELECT json_agg(i ORDER BY i.id) FROM order_items i WHERE i.fulfillment_id = f.id) AS items
          FROM fulfillments f WHERE f.seller_id = ${id} ORDER BY f.created_at`,
  rentalPurchases: (
    id: string,
  ) => sql`SELECT p.* FROM rental_purchases p JOIN order_items i ON i.id = p.order_item_id
             JOIN fulfillments f ON f.id = i.fulfillment_id JOIN orders o ON o.id = f.order_id
             WHERE o.buyer_id = ${id} OR f.seller_id = ${id} ORDER BY p.id`,
  ledgerEntries: (
    id: string,
  ) => sql`SELECT l.* FROM ledger_entries l JOIN fulfillments f ON f.id = l.fulfillment_id
                  JOIN orders o ON o.id = f.order_id WHERE o.buyer_id = ${id} OR f.seller_id = ${id}
                  ORDER BY l.occurred_at, l.id`,
  payments: (id: string) => sql`SELECT p.* FROM payments p JOIN fulfillments f ON f.id = p.fulfillment_id
             JOIN orders o ON o.id = f.order_id WHERE o.buyer_id = ${id} OR f.seller_id = ${id}
             ORDER BY p.created_at, p.id`,
  onlinePayments: (
    id: string,
  ) => sql`SELECT i.id, i.order_id, i.purpose, i.order_item_id, i.provider, i.status, i.amount, i.currency, i.created_at, i.expires_at, i.settled_at,
                  (SELECT json_agg(to_jsonb(a) - '{settled_at,settled_by,settled_reason}'::text[] ORDER BY a.created_at, a.id) FROM payment_attempts a WHERE a.intent_id = i.id) AS attempts
             FROM payment_intents i JOIN orders o ON o.id = i.order_id WHERE o.buyer_id = ${id}
             ORDER BY i.created_at, i.id`,
  onlineRefunds: (
    id: string,
  ) => sql`SELECT r.id, r.attempt_id, r.payment_id, r.status, r.amount, r.currency, r.created_at, r.settled_at,
                  r.settled_reason, CASE WHEN r.settled_by IS NOT NULL OR r.by_payout THEN r.reference END AS transfer_reference,
                  r.by_payout, s.method AS payout_method, s.shown AS paid_to
             FROM provider_refunds r LEFT JOIN refund_payouts s ON s.refund_id = r.id JOIN payment_attempts a ON a.id = r.attempt_id
             JOIN payment_intents i ON i.id = a.intent_id JOIN orders o ON o.id = i.order_id WHERE o.buyer_id = ${id}
             ORDER BY r.created_at, r.id`,
  refundAccounts: (id: string) => sql`SELECT g.order_id, g.method, g.shown, g.changed_at, g.failure
             FROM refund_accounts g JOIN orders o ON o.id = g.order_id WHERE o.buyer_id = ${id} ORDER BY g.order_id`,
  depositBlocks: (
    id: string,
  ) => sql`SELECT b.id, b.order_id, b.provider, b.is_used, b.status, b.amount, b.currency, b.created_at, b.expires_at, b.ended_at,
                  (SELECT json_agg(to_jsonb(c) ORDER BY c.created_at, c.id) FROM deposit_captures c WHERE c.block_id = b.id) AS captures
             FROM deposit_blocks b JOIN orders o ON o.id = b.order_id WHERE o.buyer_id = ${id} ORDER BY b.created_at, b.id`,
  earnings: (
    id: string,
  ) => sql`SELECT e.id, e.fulfillment_id, r.reference AS repaid_under, e.amount, e.commission, e.tax_deducted, e.tax_collected, e.currency, e.earned_at, e.payout_id, e.created_at
             FROM earnings e LEFT JOIN debt_repayments r ON r.id = e.repayment_id WHERE e.seller_id = ${id} ORDER BY e.created_at, e.id`,
  payouts: (
    id: string,
  ) => sql`SELECT id, status, amount, currency, upi_address_shown, bank_account_end, reference, failure, created_at, settled_at
             FROM payouts WHERE seller_id = ${id} ORDER BY created_at, id`,
  papers: (
    id: string,
  ) => sql`SELECT id, kind, financial_year, number, fulfillment_id, period, amount, currency, issued_at,
                  CASE WHEN recipient_id = ${id} THEN facts END AS facts
             FROM papers WHERE recipient_id = ${id} OR issuer_id = ${id} ORDER BY issued_at, id`,
  deliveryTerms: (id: string) =>
    sql`SELECT kind, currency, charge, rates, free_above, pick_up_place FROM delivery_terms WHERE user_id = ${id}`,
  payoutAccount: (
    id: string,
  ) => sql`SELECT method, pan_end, gstin_end, bank_account_end, restriction, restriction_reason, restricted_at
             FROM payout_accounts WHERE user_id = ${id}`,
  disputes: (
    id: string,
  ) => sql`SELECT d.id, d.number, d.fulfillment_id, d.reason, d.status, d.statement, d.claimed, d.currency, d.opened_at,
                  d.answer, d.offered, d.answered_at, d.decision, d.awarded, d.closed_at, d.offers_return, d.return_refund,
                  d.return_asked_at, d.return_reason, d.return_carrier, d.return_tracking_number, d.return_sent_at,
                  d.return_problem, d.return_statement, d.return_contested_at, d.return_arrived_at
             FROM disputes d JOIN fulfillments f ON f.id = d.fulfillment_id
             JOIN orders o ON o.id = f.order_id WHERE o.buyer_id = ${id} OR f.seller_id = ${id}
             ORDER BY d.opened_at, d.id`,
  complaints: (
    id: string,
  ) => sql`SELECT c.id, c.year, c.serial, c.kind, c.status, c.order_id, c.seller_id, c.book_id, c.opened_at, c.answer_by,
                  c.settle_by, c.closed_at, (SELECT json_agg(json_build_object('action', e.action, 'text', e.text,
                    'occurred_at', e.occurred_at) ORDER BY e.occurred_at, e.id)
                    FROM complaint_entries e WHERE e.complaint_id = c.id) AS history
             FROM complaints c WHERE c.complainant_id = ${id} ORDER BY c.opened_at, c.id`,
  timeline: (
    id: string,
  ) => sql`SELECT e.* FROM timeline_entries e JOIN fulfillments f ON f.id = e.fulfillment_id
             JOIN orders o ON o.id = f.order_id WHERE o.buyer_id = ${id} OR f.seller_id = ${id}
             ORDER BY e.occurred_at, e.id`,
  reports: (
    id: string,
  ) => sql`SELECT id, book_id, reason, note, created_at, resolved_by IS NOT NULL AS resolved
            FROM listing_reports WHERE reporter_id = ${id} ORDER BY created_at, id`,
  reviewReports: (
    id: string,
  ) => sql`SELECT id, review_id, reason, note, created_at, resolved_by IS NOT NULL AS resolved
            FROM review_reports WHERE reporter_id = ${id} ORDER BY created_at, id`,
  reviewsWritten: (
    id: string,
  ) => sql`SELECT id, seller_id, edition_id, book_id, score, text, written_at, edited_at,
          CASE WHEN answer_removed_by IS NULL THEN answer END AS answer,
          CASE WHEN answer_removed_by IS NULL THEN answered_at END AS answered_at FROM reviews WHERE author_id = ${id} ORDER BY written_at, id`,
  reviewsReceived: (
    id: string,
  ) => sql`SELECT id, edition_id, book_id, score, text, written_at, answer, answered_at,
          answer_removed_by IS NOT NULL AS answer_removed, answer_withdrawn_at FROM reviews WHERE seller_id = ${id} AND removed_by IS NULL ORDER BY written_at, id`,
  mails: (id: string) => sql`SELECT id, topic, payload, created_at, sent_at, dropped_at FROM outbox_messages
          WHERE recipient_id = ${id} ORDER BY created_at, id`,
  devices: (id: string) =>
    sql`SELECT last_used_at FROM known_devices WHERE user_id = ${id} ORDER BY last_used_at`,
  secondFactors: (id: string) =>
    sql`SELECT id, kind, name, added_at, last_used_at FROM second_factors WHERE user_id = ${id} ORDER BY added_at, id`,
  recoveryCodes: (id: string) =>
    sql`SELECT made_at, used_at FROM recovery_codes WHERE user_id = ${id} ORDER BY made_at, used_at`,
  securityEvents: (id: string) => sql`SELECT id, kind, factor_kind, user_agent, network, occurred_at
          FROM security_events WHERE user_id = ${id} ORDER BY occurred_at, id`,
  supportViews: (id: string) => sql`SELECT id, reason, started_at, expires_at, ended_at
          FROM support_views WHERE user_id = ${id} ORDER BY started_at, id`,
  staffActions: (id: string) => sql`SELECT id, action, detail, occurred_at
          FROM staff_actions WHERE user_id = ${id} ORDER BY occurred_at, id`,
  ratingsGiven: (id: string) =>
    sql`SELECT order_id, seller_id, score, created_at FROM ratings WHERE rater_id = ${id}`,
  ratingsReceived: (id: string) =>
    sql`SELECT order_id, score, created_at FROM ratings WHERE seller_id = ${id}`,
} as const satisfies Record<string, (id: string) => Piece>;

/** All personal data of an account, by kind of row. */
export type OwnData = Record<keyof typeof PARTS, object[]>;

/** Accepts every column, because rows are returned as stored. */
const AsStored = z.looseObject({});

/** Returns all personal data of an account. Runs one statement for each kind of row. */
export async function ownDataOf(database: Queryable, userId: string): Promise<OwnData> {
  const parts = await Promise.all(
    Object.entries(PARTS).map(async ([name, part]) => [name, await database.rows(AsStored, part(userId))]),
  );
  return Object.fromEntries(parts) as OwnData;
}
