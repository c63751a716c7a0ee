import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/databases/testDatabase.js';
import { insertRow, orderRows, refusal } from '../testing/rows.js';
import { newId } from './ids.js';

const MOMENT = '2026-01-09T06:00:00Z';

let opened: TestDatabase;
let orderId: string;
let attemptId: string;
beforeAll(async () => {
  opened = await openTestDatabase();
});
beforeEach(async () => {
  ({ orderId } = await orderRows(opened.database));
  const intentId = newId('intent');
  await insertRow(opened.database, 'payment_intents', {
    id: intentId,
    order_id: orderId,
    provider: 'razorpay',
    status: 'PAID',
    amount: 24_950,
    currency: 'INR',
    created_at: MOMENT,
    expires_at: MOMENT,
    settled_at: MOMENT,
  });
  attemptId = await attempt({ intent_id: intentId, outcome: 'ACCEPTED' });
});
afterAll(() => opened.remove());

/** Inserts a captured payment with these columns and returns its ID. */
async function attempt(columns: Record<string, unknown>): Promise<string> {
  const id = newId('attempt');
  await insertRow(opened.database, 'payment_attempts', {
    id,
    provider: 'razorpay',
    reference: id,
    status: 'CAPTURED',
    amount: 24_950,
    currency: 'INR',
    created_at: MOMENT,
    captured_at: MOMENT,
    ...columns,
  });
  return id;
}

async function refund(columns: Record<string, unknown>): Promise<string> {
  const id = newId('refund');
  await insertRow(opened.database, 'provider_refunds', {
    id,
    attempt_id: attemptId,
    status: 'DONE',
    amount: 100,
    currency: 'INR',
    created_at: MOMENT,
    settled_at: MOMENT,
    reference: id,
    ...columns,
  });
  return id;
}

/** Posts a fee in the journal. */
const post = (kind: string, subject: Record<string, unknown>) =>
  opened.database.transaction(async (tx) => {
    const id = newId('entry');
    await insertRow(tx, 'journal_entries', { id, kind, ...subject, postings: 2, occurred_at: MOMENT });
    const posting = { entry_id: id, currency: 'INR' };
    await insertRow(tx, 'journal_postings', { ...posting, number: 1, account: 'PROVIDER_FEE', amount: 5 });
    await insertRow(tx, 'journal_postings', { ...posting, number: 2, account: 'FLOAT', amount: -5 });
  });

const change = (table: string, id: string, set: string) =>
  refusal(opened.database.query(`UPDATE ${table} SET ${set} WHERE id = $1`, [id]));

describe('the fee of a payment', () => {
  it.each([
    ['below zero', 'fee = -1, fee_tax = 0'],
    ['with a tax below zero', 'fee = 1, fee_tax = -1'],
  ])('is never %s', async (_, set) => {
    expect(await change('payment_attempts', attemptId, set)).toMatch(/paise/);
  });

  it.each([
    ['more than the payment', 'fee = 24951, fee_tax = 0'],
    ['less than its tax', 'fee = 5, fee_tax = 6'],
    ['known without its tax', 'fee = 5'],
  ])('is never %s', async (_, set) => {
    const id = await attempt({});
    expect(await change('payment_attempts', id, set)).toBe('payment_attempts_fee');
  });

  it('is never known before the capture', async () => {
    const id = await attempt({ status: 'FAILED', captured_at: null });
    expect(await change('payment_attempts', id, 'fee = 5, fee_tax = 0')).toBe('payment_attempts_fee');
  });

  it('is kept as it was booked', async () => {
    expect(await change('payment_attempts', attemptId, 'fee = 24950, fee_tax = 24950')).toBeUndefined();
    expect(await change('payment_attempts', attemptId, 'fee = 1, fee_tax = 1')).toBe(
      'payment_attempts_fee_kept',
    );
    expect(await change('payment_attempts', attemptId, 'fee = NULL, fee_tax = NULL')).toBe(
      'payment_attempts_fee_kept',
    );
  });

  it('is posted once', async () => {
    await post('PAYMENT_FEE', { attempt_id: attemptId });
    expect(await refusal(post('PAYMENT_FEE', { attempt_id: attemptId }))).toBe(
      'journal_entries_attempt_once',
    );
    expect(await refusal(post('PAYMENT_FEE', {}))).toBe('journal_entries_subject');
  });
});

describe('the fee of a refund', () => {
  it('can be more than the refund, but not less than its tax, and is kept', async () => {
    const id = await refund({ fee: 590, fee_tax: 90 });
    expect(await change('provider_refunds', id, 'fee = 600')).toBe('provider_refunds_fee_kept');
    await opened.database.query('UPDATE provider_refunds SET status = status WHERE id = $1', [id]);
    expect(await refusal(refund({ fee: 5, fee_tax: 6, payment_id: null }))).toBe('provider_refunds_fee');
  });

  it('is known only if the provider has made it', async () => {
    expect(await refusal(refund({ fee: 5, fee_tax: 0, status: 'PENDING', settled_at: null }))).toBe(
      'provider_refunds_fee',
    );
  });

  it('is posted once', async () => {
    const refund_id = await refund({});
    await post('INSTANT_REFUND_FEE', { refund_id, order_id: orderId });
    expect(await refusal(post('INSTANT_REFUND_FEE', { refund_id, order_id: orderId }))).toBe(
      'journal_entries_refund_once',
    );
  });
});
