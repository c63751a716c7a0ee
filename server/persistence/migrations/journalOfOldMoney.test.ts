import { afterEach, beforeEach, expect, it } from 'vitest';
import { openOldDatabase, type OldDatabase } from '../../testing/databases/oldDatabase.js';
import { insertRow, orderRows, userRow, type OrderRows } from '../../testing/rows.js';
import { newId } from '../ids.js';
import { PaidPayouts1763703000000 } from './until1763703000000/1763703000000-PaidPayouts.js';

let opened: OldDatabase;
let order: OrderRows;
let staff: string;
beforeEach(async () => {
  opened = await openOldDatabase(PaidPayouts1763703000000);
  order = await orderRows(opened.old);
  staff = await userRow(opened.old);
});
afterEach(() => opened.remove());

const MOMENT = '2026-01-01T06:00:00Z';

async function row(table: string, id: string, more: Record<string, unknown>): Promise<string> {
  const columns = { id, currency: 'INR', created_at: MOMENT, ...more };
  await insertRow(opened.old, table, columns);
  return id;
}

const attempt = (more: Record<string, unknown>) =>
  row('payment_attempts', newId('attempt'), {
    provider: 'simulator',
    reference: newId('attempt'),
    status: 'CAPTURED',
    captured_at: MOMENT,
    ...more,
  });

const moved = (kind: string, amount: number) => {
  const { orderId, fulfillmentId } = order;
  const entry = {
    order_id: orderId,
    fulfillment_id: fulfillmentId,
    kind,
    amount,
    currency: 'INR',
    booked_on: '2026-01-01',
  };
  return insertRow(opened.old, 'ledger_entries', { id: newId('ledger'), ...entry });
};

/** A rental of 100 rupees that was paid online, with a deposit of 200 of which 50 were released. */
async function paidRental(): Promise<{ accepted: string; intent: string; refund: string }> {
  const { orderId, fulfillmentId } = order;
  const paid = { status: 'PAID', amount: 30_000, settled_at: MOMENT, expires_at: MOMENT };
  const page = { order_id: orderId, provider: 'simulator' };
  const intent = await row('payment_intents', newId('intent'), { ...paid, ...page });
  const accepted = await attempt({ intent_id: intent, amount: 30_000, outcome: 'ACCEPTED' });
  const captured = {
    attempt_id: accepted,
    fulfillment_id: fulfillmentId,
    status: 'CAPTURED',
    settled_at: MOMENT,
  };
  await row('payments', newId('payment'), { ...captured, kind: 'PAYMENT', amount: 30_000 });
  const refund = await row('payments', newId('payment'), { ...captured, kind: 'REFUND', amount: 5_000 });
  await moved('CHARGE', 10_000);
  await moved('DEPOSIT_HELD', 20_000);
  await moved('DEPOSIT_RELEASED', 5_000);
  return { accepted, intent, refund };
}

async function payOut(): Promise<void> {
  const { fulfillmentId, sellerId } = order;
  const payout = {
    seller_id: sellerId,
    amount: 9_000,
    settled_at: MOMENT,
    settled_by: staff,
    created_at: MOMENT,
  };
  await opened.old.query(
    `WITH payout AS (INSERT INTO payouts (id, seller_id, status, amount, currency, reference, created_at, settled_at, settled_by)
       VALUES ($1, $2, 'PAID', 9000, 'INR', 'UTR 1', $3, $3, $4))
     INSERT INTO earnings (id, seller_id, fulfillment_id, amount, commission, currency, payout_id, created_at)
     VALUES ($5, $2, $6, 9000, 1000, 'INR', $1, $3)`,
    [newId('payout'), sellerId, MOMENT, staff, newId('earning'), fulfillmentId],
  );
  await row('payouts', newId('payout'), { ...payout, status: 'FAILED', failure: 'It came back' });
}

it('the money of an old database is in the journal, and every entry balances', async () => {
  const { accepted, intent, refund } = await paidRental();
  const refunded = { status: 'DONE', settled_at: MOMENT };
  await row('provider_refunds', newId('refund'), {
    attempt_id: accepted,
    payment_id: refund,
    amount: 5_000,
    ...refunded,
  });
  const second = await attempt({ intent_id: intent, amount: 30_000, outcome: 'SECOND' });
  const byHand = { settled_by: staff, settled_reason: 'Closed', reference: 'UTR 2' };
  await row('provider_refunds', newId('refund'), {
    attempt_id: second,
    amount: 30_000,
    ...refunded,
    ...byHand,
  });
  await attempt({ intent_id: intent, amount: 29_999, outcome: 'WRONG_AMOUNT' });
  await attempt({ intent_id: intent, amount: 30_000, status: 'FAILED', captured_at: null });
  await payOut();
  await attempt({ amount: 700, currency: 'USD' });
  const settled = { settled_at: MOMENT, settled_by: staff, settled_reason: 'Rent of the office' };
  const unknown = await attempt({ amount: 5_000, ...settled });
  const action = { staff_id: staff, action: 'SETTLE_UNKNOWN_PAYMENT', detail: unknown };
  await insertRow(opened.old, 'staff_actions', { id: newId('staffaction'), occurred_at: MOMENT, ...action });
  const database = await opened.upgrade();
  const entries = await database.query<{ kind: string; lines: string }>(
    `SELECT e.kind, string_agg(p.account || ' ' || p.amount || CASE p.currency WHEN 'INR' THEN '' ELSE p.currency END
                             || CASE WHEN p.fulfillment_id IS NULL THEN '' ELSE ' of the sale' END, ', ' ORDER BY p.account) AS lines
     FROM journal_entries e JOIN journal_postings p ON p.entry_id = e.id GROUP BY e.id ORDER BY 1, 2`,
  );
  expect(entries.map(({ kind, lines }) => `${kind}: ${lines}`)).toEqual([
    'DEPOSIT_CHANGED: BUYER 15000 of the sale, DEPOSIT -15000 of the sale',
    'EARNED: BUYER 10000 of the sale, COMMISSION -1000 of the sale, SELLER -9000 of the sale',
    'EXCESS_RECEIVED: BUYER -29999, FLOAT 29999',
    'EXCESS_RECEIVED: BUYER -30000, FLOAT 30000',
    'EXCESS_REFUNDED: BUYER 30000, FLOAT -30000',
    'ORDER_PAID: BUYER -30000 of the sale, FLOAT 30000',
    'PAYOUT_PAID: FLOAT -9000, SELLER 9000',
    'REFUNDED: BUYER 5000 of the sale, FLOAT -5000',
    'UNKNOWN_RECEIVED: FLOAT 5000, SUSPENSE -5000',
    'UNKNOWN_RECEIVED: FLOAT 700USD, SUSPENSE -700USD',
    'UNKNOWN_SETTLED: FLOAT -5000, SUSPENSE 5000',
  ]);
});
