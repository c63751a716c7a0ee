import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertRow, orderRows, refusal, userRow, type OrderRows } from '../testing/rows.js';
import { openTestDatabase, type TestDatabase } from '../testing/databases/testDatabase.js';
import { newId } from './ids.js';

let opened: TestDatabase;
let order: OrderRows;
beforeAll(async () => {
  opened = await openTestDatabase();
});
// The buyer has paid 250 rupees online for the only fulfillment of an order.
beforeEach(async () => {
  order = await orderRows(opened.database);
  const moment = '2026-01-01T06:00:00Z';
  const [attempt, intent] = [newId('attempt'), newId('intent')];
  const paid = { amount: 25_000, currency: 'INR', created_at: moment };
  await insertRow(opened.database, 'payment_intents', {
    ...paid,
    id: intent,
    order_id: order.orderId,
    provider: 'simulator',
    status: 'PAID',
    expires_at: moment,
    settled_at: moment,
  });
  const captured = { provider: 'simulator', reference: attempt, status: 'CAPTURED', captured_at: moment };
  await insertRow(opened.database, 'payment_attempts', {
    ...paid,
    ...captured,
    id: attempt,
    intent_id: intent,
    outcome: 'ACCEPTED',
  });
  await insertRow(opened.database, 'payments', {
    ...paid,
    id: newId('payment'),
    fulfillment_id: order.fulfillmentId,
    attempt_id: attempt,
    kind: 'PAYMENT',
    status: 'CAPTURED',
    settled_at: moment,
  });
});
afterAll(() => opened.remove());

async function earn(row: Record<string, unknown> = {}): Promise<string> {
  const id = newId('earning');
  await insertRow(opened.database, 'earnings', {
    id,
    seller_id: order.sellerId,
    fulfillment_id: order.fulfillmentId,
    amount: 22_500,
    commission: 2_500,
    currency: 'INR',
    created_at: '2026-01-01T06:00:00Z',
    ...row,
  });
  return id;
}

/** Inserts a payout of these earnings in one statement. */
async function payOut(ids: readonly string[], row: Record<string, unknown> = {}): Promise<string> {
  const id = newId('payout');
  const pending = { id, seller_id: order.sellerId, status: 'PENDING', amount: 22_500, currency: 'INR' };
  const columns = { ...pending, created_at: '2026-01-09T06:00:00Z', ...row };
  const names = Object.keys(columns);
  await opened.database.query(
    `WITH made AS (INSERT INTO payouts (${names.join(', ')})
       VALUES (${names.map((_, at) => `$${at + 2}`).join(', ')}) RETURNING id)
     UPDATE earnings SET payout_id = made.id FROM made WHERE earnings.id = ANY($1::text[])`,
    [[...ids], ...Object.values(columns)],
  );
  return id;
}

const settle = (id: string, status: string, more = '') =>
  opened.database.query(
    `UPDATE payouts SET status = $2, settled_at = now(), settled_by = seller_id ${more} WHERE id = $1`,
    [id, status],
  );

describe('earnings', () => {
  it.each([
    ['more than was paid online', { amount: 22_501 }],
    ['below zero', { amount: -1, commission: 0 }],
    ['a commission below zero', { amount: 0, commission: -1 }],
    ['a tax below zero', { tax_deducted: -1 }],
    ['more than was paid online with the taxes', { tax_collected: 1 }],
  ])('are never %s', async (_, row) => {
    expect(await refusal(earn(row))).toBe('earnings_within_payments');
  });

  it('contain no more for delivery than the seller gets, and nothing below zero', async () => {
    expect(await refusal(earn({ delivery: 22_501 }))).toBe('earnings_delivery_within');
    expect(await refusal(earn({ delivery: -1 }))).toBe('earnings_delivery_within');
    expect(await refusal(earn({ delivery: 22_500 }))).toBeUndefined();
  });

  it('are not more than is left after a refund', async () => {
    await opened.database.query(
      `INSERT INTO payments (id, fulfillment_id, attempt_id, kind, status, amount, currency, created_at)
       SELECT $1, fulfillment_id, attempt_id, 'REFUND', 'PENDING', 10000, currency, created_at FROM payments
       WHERE fulfillment_id = $2`,
      [newId('payment'), order.fulfillmentId],
    );
    expect(await refusal(earn())).toBe('earnings_within_payments');
    expect(await refusal(earn({ amount: 13_500, commission: 1_500 }))).toBeUndefined();
  });

  it.each([
    'amount = 1',
    'commission = 0',
    'tax_deducted = 1',
    'tax_collected = 1',
    'taxable = 1',
    'delivery = 1',
    `seller_id = 'user_01h455vb4pex5vsknk084sn02q'`,
  ])('are never rewritten: %s', async (change) => {
    const id = await earn();
    const update = `UPDATE earnings SET ${change} WHERE id = $1`;
    expect(await refusal(opened.database.query(update, [id]))).toBe('earnings are append-only');
    const remove = 'DELETE FROM earnings WHERE id = $1';
    expect(await refusal(opened.database.query(remove, [id]))).toBe('earnings are append-only');
  });
});

describe('a payout', () => {
  it('is the sum of its earnings, which are all of its seller', async () => {
    const id = await earn();
    expect(await refusal(payOut([id], { amount: 22_499 }))).toBe('payouts_sum');
    expect(await refusal(payOut([], { amount: 22_500 }))).toBe('payouts_sum');
    const stranger = await userRow(opened.database);
    expect(await refusal(payOut([id], { seller_id: stranger }))).toBe('earnings_paid_to_seller');
    expect(await refusal(payOut([id]))).toBeUndefined();
  });

  it('is paid once: its earnings leave it only if it fails', async () => {
    const earning = await earn();
    const payout = await payOut([earning]);
    const release = 'UPDATE earnings SET payout_id = NULL WHERE payout_id = $1';
    expect(await refusal(opened.database.query(release, [payout]))).toBe('earnings are append-only');
    await settle(payout, 'PAID', `, reference = '${payout}'`);
    expect(await refusal(opened.database.query(release, [payout]))).toBe('earnings are append-only');
    await settle(payout, 'FAILED', `, failure = 'It came back'`);
    expect(await refusal(opened.database.query(release, [payout]))).toBeUndefined();
  });

  it('waits for no other of its seller, and has a reference of its own once it is paid', async () => {
    const first = await payOut([await earn({ amount: 10_000, commission: 0 })], { amount: 10_000 });
    const second = await earn({ amount: 5_000, commission: 0 });
    expect(await refusal(payOut([second], { amount: 5_000 }))).toBe('payouts_one_pending');
    expect(await refusal(settle(first, 'PAID'))).toBe('payouts_paid_under_reference');
    await settle(first, 'PAID', `, reference = 'utr ${first}'`);
    const next = await payOut([second], { amount: 5_000 });
    expect(await refusal(settle(next, 'PAID', `, reference = 'UTR ${first}'`))).toBe(
      'payouts_reference_once',
    );
    expect(await refusal(settle(next, 'FAILED'))).toBe('payouts_failure');
  });
});
