import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Posts the money that went through the marketplace before there was a journal. The ID of an entry reuses the suffix of
 * the row that it is about. A payout that came back leaves no entry, because what was paid and what was returned cancel out.
 */
export class JournalOfOldMoney1763703011000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MOVEMENTS);
    await runner.query(ENTRIES);
    await runner.query(POSTINGS);
    await runner.query('DROP TABLE old_postings');
  }

  async down(): Promise<void> {
    throw new Error('The journal is append-only: restore a backup instead');
  }
}

/** The net deposit of each fulfillment that was paid online, and the movement that changed it last. */
const DEPOSITS = `
  SELECT l.fulfillment_id, l.order_id, l.currency::text AS currency, max(l.id) AS last_id, max(l.occurred_at) AS moment,
         sum(CASE l.kind WHEN 'DEPOSIT_HELD' THEN l.amount ELSE -l.amount END) AS amount
  FROM ledger_entries l JOIN payment_intents i ON i.order_id = l.order_id AND i.status = 'PAID'
  WHERE l.kind IN ('DEPOSIT_HELD', 'DEPOSIT_RELEASED', 'DEPOSIT_WITHHELD', 'LATE_FEE')
  GROUP BY l.fulfillment_id, l.order_id, l.currency`;

/** What each payment has left after the parts that paid fulfillments. */
const UNASSIGNED = `a.amount - coalesce((SELECT sum(p.amount) FROM payments p
  WHERE p.attempt_id = a.id AND p.kind = 'PAYMENT'), 0)`;

const UNKNOWN = "FROM payment_attempts a WHERE a.intent_id IS NULL AND a.status = 'CAPTURED'";

/** The settlement of an unknown payment reuses the suffix of the line in the audit log. */
const SETTLED = `FROM payment_attempts a CROSS JOIN LATERAL (SELECT max(s.id) AS id FROM staff_actions s
    WHERE s.action = 'SETTLE_UNKNOWN_PAYMENT' AND s.detail = a.id) s
  WHERE a.intent_id IS NULL AND a.status = 'CAPTURED' AND a.settled_at IS NOT NULL`;

const CAPTURED = `payment_attempts a JOIN payment_intents i ON i.id = a.intent_id JOIN orders o ON o.id = i.order_id`;

const REFUNDED = `SELECT r.id AS source,
    CASE WHEN r.payment_id IS NULL THEN 'EXCESS_REFUNDED' WHEN r.settled_by IS NULL THEN 'REFUNDED'
      ELSE 'REFUNDED_BY_HAND' END AS kind, i.order_id, NULL AS attempt_id,
    r.id AS refund_id, NULL AS earning_id, NULL AS payout_id, r.settled_at AS occurred_at`;
const REFUNDS = `FROM provider_refunds r JOIN payment_attempts a ON a.id = r.attempt_id
  JOIN payment_intents i ON i.id = a.intent_id JOIN orders o ON o.id = i.order_id
  LEFT JOIN payments p ON p.id = r.payment_id WHERE r.status = 'DONE'`;

const EARNED = `SELECT e.id AS source, 'EARNED' AS kind, f.order_id, NULL AS attempt_id, NULL AS refund_id,
    e.id AS earning_id, NULL AS payout_id, e.created_at AS occurred_at`;
const EARNINGS = `FROM earnings e JOIN fulfillments f ON f.id = e.fulfillment_id JOIN orders o ON o.id = f.order_id`;

const PAID_OUT = `SELECT p.id AS source, 'PAYOUT_PAID' AS kind, NULL AS order_id, NULL AS attempt_id, NULL AS refund_id,
    NULL AS earning_id, p.id AS payout_id, p.settled_at AS occurred_at`;
const PAYOUTS = "FROM payouts p WHERE p.status = 'PAID'";

const HELD = `SELECT d.last_id AS source, 'DEPOSIT_CHANGED' AS kind, d.order_id, NULL AS attempt_id, NULL AS refund_id,
    NULL AS earning_id, NULL AS payout_id, d.moment AS occurred_at`;
const DEPOSITS_HELD = `FROM (${DEPOSITS}) d JOIN orders o ON o.id = d.order_id`;

const attempt = (source: string, kind: string, orderId: string, moment: string) => `
  SELECT ${source} AS source, ${kind} AS kind, ${orderId} AS order_id, a.id AS attempt_id, NULL AS refund_id,
         NULL AS earning_id, NULL AS payout_id, ${moment} AS occurred_at`;

const posting = (account: string, party: string, fulfillment: string, amount: string, currency: string) => `
  , '${account}' AS account, ${party} AS party_id, ${fulfillment} AS fulfillment_id, ${amount} AS amount,
  ${currency} AS currency`;

const of = (alias: string, ...rest: [account: string, party: string, fulfillment: string, amount: string]) =>
  posting(...rest, `${alias}.currency`);

const KIND_OF_PAYMENT = "CASE a.outcome WHEN 'ACCEPTED' THEN 'ORDER_PAID' ELSE 'EXCESS_RECEIVED' END";

const captured = attempt('a.id', KIND_OF_PAYMENT, 'i.order_id', 'a.captured_at');
const received = attempt('a.id', "'UNKNOWN_RECEIVED'", 'NULL', 'a.captured_at');
const settled = attempt('s.id', "'UNKNOWN_SETTLED'", 'NULL', 'a.settled_at');

const LINES = [
  `${captured} ${of('a', 'FLOAT', 'NULL', 'NULL', 'a.amount')} FROM ${CAPTURED} WHERE a.status = 'CAPTURED'`,
  `${captured} ${of('a', 'BUYER', 'o.buyer_id', 'p.fulfillment_id', '-p.amount')} FROM ${CAPTURED}
     JOIN payments p ON p.attempt_id = a.id AND p.kind = 'PAYMENT' WHERE a.status = 'CAPTURED'`,
  `${captured} ${of('a', 'BUYER', 'o.buyer_id', 'NULL', `-(${UNASSIGNED})`)} FROM ${CAPTURED}
     WHERE a.status = 'CAPTURED'`,
  `${received} ${of('a', 'FLOAT', 'NULL', 'NULL', 'a.amount')} ${UNKNOWN}`,
  `${received} ${of('a', 'SUSPENSE', 'NULL', 'NULL', '-a.amount')} ${UNKNOWN}`,
  `${settled} ${of('a', 'SUSPENSE', 'NULL', 'NULL', 'a.amount')} ${SETTLED}`,
  `${settled} ${of('a', 'FLOAT', 'NULL', 'NULL', '-a.amount')} ${SETTLED}`,
  `${REFUNDED} ${of('r', 'BUYER', 'o.buyer_id', 'p.fulfillment_id', 'r.amount')} ${REFUNDS}`,
  `${REFUNDED} ${of('r', 'FLOAT', 'NULL', 'NULL', '-r.amount')} ${REFUNDS}`,
  `${HELD} ${of('d', 'BUYER', 'o.buyer_id', 'd.fulfillment_id', 'd.amount')} ${DEPOSITS_HELD}`,
  `${HELD} ${of('d', 'DEPOSIT', 'NULL', 'd.fulfillment_id', '-d.amount')} ${DEPOSITS_HELD}`,
  `${EARNED} ${of('e', 'BUYER', 'o.buyer_id', 'e.fulfillment_id', 'e.amount + e.commission')} ${EARNINGS}`,
  `${EARNED} ${of('e', 'SELLER', 'e.seller_id', 'e.fulfillment_id', '-e.amount')} ${EARNINGS}`,
  `${EARNED} ${of('e', 'COMMISSION', 'NULL', 'e.fulfillment_id', '-e.commission')} ${EARNINGS}`,
  `${PAID_OUT} ${of('p', 'SELLER', 'p.seller_id', 'NULL', 'p.amount')} ${PAYOUTS}`,
  `${PAID_OUT} ${of('p', 'FLOAT', 'NULL', 'NULL', '-p.amount')} ${PAYOUTS}`,
];

const MOVEMENTS = `
  CREATE TEMPORARY TABLE old_postings AS
  SELECT 'entry_' || split_part(source, '_', 2) AS entry_id,
         row_number() OVER (PARTITION BY source, kind ORDER BY account, fulfillment_id) AS number, lines.*
  FROM (${LINES.join(' UNION ALL ')}) lines WHERE amount <> 0`;

const ENTRIES = `
  INSERT INTO journal_entries
    (id, kind, order_id, attempt_id, refund_id, earning_id, payout_id, postings, occurred_at)
  SELECT entry_id, kind, order_id, attempt_id, refund_id, earning_id, payout_id, count(*), min(occurred_at)
  FROM old_postings GROUP BY 1, 2, 3, 4, 5, 6, 7`;

const POSTINGS = `
  INSERT INTO journal_postings (entry_id, number, account, party_id, fulfillment_id, amount, currency)
  SELECT entry_id, number, account, party_id, fulfillment_id, amount, currency FROM old_postings`;
