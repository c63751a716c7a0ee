import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertRow, orderRows, refusal, type OrderRows } from '../testing/rows.js';
import { openTestDatabase, type TestDatabase } from '../testing/databases/testDatabase.js';
import { newId } from './ids.js';

const PAID_AT = '2026-01-09T06:00:00Z';
const REFUNDABLE_UNTIL = '2026-07-08T06:00:00Z';
const IN_TIME = '2026-07-01T06:00:00Z';
const TOO_LATE = '2026-07-09T06:00:00Z';

let opened: TestDatabase;
let order: OrderRows;
let attemptId: string;
beforeAll(async () => {
  opened = await openTestDatabase();
});
beforeEach(async () => {
  order = await orderRows(opened.database);
  attemptId = newId('attempt');
  const intentId = newId('intent');
  const common = { amount: 24_950, currency: 'INR', created_at: PAID_AT };
  await insertRow(opened.database, 'payment_intents', {
    ...common,
    id: intentId,
    order_id: order.orderId,
    provider: 'razorpay',
    status: 'PAID',
    expires_at: PAID_AT,
    settled_at: PAID_AT,
  });
  await insertRow(opened.database, 'payment_attempts', {
    ...common,
    id: attemptId,
    intent_id: intentId,
    provider: 'razorpay',
    reference: attemptId,
    status: 'CAPTURED',
    outcome: 'ACCEPTED',
    captured_at: PAID_AT,
    refundable_until: REFUNDABLE_UNTIL,
  });
});
afterAll(() => opened.remove());

/** Inserts one attempt at a refund and returns its ID. */
async function refund(columns: Record<string, unknown>): Promise<string> {
  const id = newId('refund');
  await insertRow(opened.database, 'provider_refunds', {
    id,
    attempt_id: attemptId,
    status: 'PENDING',
    amount: 20_000,
    currency: 'INR',
    created_at: TOO_LATE,
    ...columns,
  });
  return id;
}

const payout = (id: string) =>
  insertRow(opened.database, 'refund_payouts', {
    refund_id: id,
    method: 'LINK',
    provider: 'razorpayx',
    provider_account: '7878',
    sent_at: TOO_LATE,
  });

const change = (id: string, set: string) =>
  refusal(opened.database.query(`UPDATE provider_refunds SET ${set} WHERE id = $1`, [id]));

const BY_HAND = "reference = 'U', settled_by = (SELECT id FROM users LIMIT 1), settled_reason = 'R'";

describe('the refund of an old payment', () => {
  it('is never an ordinary one, but was before', async () => {
    expect(await refusal(refund({ by_payout: false }))).toBe('provider_refunds_in_time');
    expect(await refusal(refund({ by_payout: false, created_at: IN_TIME }))).toBeUndefined();
  });

  it('is never made beside a payout of the same money, or beyond what was paid', async () => {
    await refund({ by_payout: false, created_at: IN_TIME });
    expect(await refusal(refund({ by_payout: true }))).toBe('provider_refunds_one_for_an_attempt');
    await opened.database.query('DROP INDEX provider_refunds_one_for_an_attempt');
    expect(await refusal(refund({ by_payout: true }))).toBe('provider_refunds_within_attempt');
    await opened.database.query(
      "CREATE UNIQUE INDEX provider_refunds_one_for_an_attempt ON provider_refunds (attempt_id) WHERE payment_id IS NULL AND status <> 'FAILED'",
    );
  });

  it('does not become a payout, nor a payout an ordinary refund', async () => {
    const id = await refund({ by_payout: true });
    expect(await change(id, 'by_payout = false')).toBe('provider_refunds_steps');
  });
});

describe('a refund by payout', () => {
  it('that the provider has is never settled by hand', async () => {
    const id = await refund({ by_payout: true });
    await payout(id);
    expect(await change(id, `status = 'DONE', settled_at = now(), ${BY_HAND}`)).toBe(
      'provider_refunds_paid_once',
    );
    expect(await change(id, "status = 'DONE', settled_at = now(), reference = 'pout_1'")).toBeUndefined();
  });

  it('that staff paid is never handed to the provider, and does not come back', async () => {
    const id = await refund({ by_payout: true });
    expect(await change(id, `status = 'DONE', settled_at = now(), ${BY_HAND}`)).toBeUndefined();
    expect(await refusal(payout(id))).toBe('refund_payouts_of_open_refunds');
    expect(await change(id, "status = 'FAILED', failure = 'F'")).toBe('provider_refunds_steps');
  });

  it('is made by somebody', async () => {
    const id = await refund({ by_payout: true });
    expect(await change(id, "status = 'DONE', settled_at = now(), reference = 'U'")).toBe(
      'provider_refunds_paid_once',
    );
  });

  it('that has failed stays so', async () => {
    const id = await refund({ by_payout: true, status: 'FAILED', failure: 'F', settled_at: TOO_LATE });
    expect(await change(id, "status = 'PENDING', failure = NULL, settled_at = NULL")).toBe(
      'provider_refunds_steps',
    );
  });

  it('keeps its provider and its link', async () => {
    const id = await refund({ by_payout: true });
    await payout(id);
    const set = (text: string) =>
      refusal(opened.database.query(`UPDATE refund_payouts SET ${text} WHERE refund_id = $1`, [id]));
    expect(await set("provider = 'other'")).toBe('refund_payouts_steps');
    expect(await set("link_reference = 'poutlk_1', link_url = 'https://x'")).toBeUndefined();
    expect(await set("link_reference = 'poutlk_2'")).toBe('refund_payouts_steps');
  });
});
