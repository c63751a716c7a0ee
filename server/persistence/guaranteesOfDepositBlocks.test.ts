import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRow, orderRows, refusal } from '../testing/rows.js';
import { openTestDatabase, type TestDatabase } from '../testing/databases/testDatabase.js';
import { newId } from './ids.js';
import type { Sql } from './sql.js';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.remove());

const RENTED = { type: 'RENTAL', starts_on: '2026-01-01', ends_on: '2026-02-01', months: 1, deposit: 20_000 };
const NOW = '2026-01-10T10:00:00Z';
const MONEY = { amount: 20_000, currency: 'INR' };

/** Inserts a paid order whose deposit of 200 rupees can be blocked. Returns functions that insert and change its block. */
async function order({ blockable = 20_000 }: { blockable?: number | null } = {}) {
  const { database } = opened;
  const { fulfillmentId, orderId } = await orderRows(database, RENTED);
  const intentId = newId('intent');
  const paid = { provider: 'simulator', status: 'PAID', created_at: NOW, expires_at: NOW, settled_at: NOW };
  const intent = (row: Record<string, unknown>, sql: Sql = database) =>
    insertRow(sql, 'payment_intents', { ...paid, order_id: orderId, amount: 4900, currency: 'INR', ...row });
  await intent({ id: intentId, blockable });
  const block = async (row: Record<string, unknown> = {}) => {
    const id = newId('block');
    const of = { id, intent_id: intentId, order_id: orderId, provider: 'simulator', reference: id };
    const days = { return_by: '2026-03-10', created_at: NOW, expires_at: '2026-04-10T10:00:00Z' };
    await insertRow(database, 'deposit_blocks', {
      ...of,
      ...days,
      ...MONEY,
      is_used: true,
      status: 'ACTIVE',
      ...row,
    });
    return id;
  };
  const capture = async (blockId: string, amount: number, row: Record<string, unknown> = {}) => {
    const [id, paymentId] = [newId('capture'), newId('payment')];
    const moved = {
      fulfillment_id: fulfillmentId,
      status: 'PENDING',
      amount,
      currency: 'INR',
      created_at: NOW,
    };
    await insertRow(database, 'payments', { ...moved, id: paymentId, kind: 'PAYMENT' });
    await insertRow(database, 'deposit_captures', {
      ...moved,
      id,
      block_id: blockId,
      payment_id: paymentId,
      ...row,
    });
    return id;
  };
  /** Marks a capture and its payment as failed, so that another capture can begin. */
  const fail = (id: string) =>
    database.transaction(async (tx) => {
      await tx.query(
        "UPDATE payments SET status = 'FAILED', settled_at = $2 WHERE id = (SELECT payment_id FROM deposit_captures WHERE id = $1)",
        [id, NOW],
      );
      await tx.query(
        "UPDATE deposit_captures SET status = 'FAILED', failure = 'Refused', settled_at = $2 WHERE id = $1",
        [id, NOW],
      );
    });
  const complete = (id: string, row: Record<string, unknown> = {}) =>
    database.transaction(async (tx) => {
      const captured = newId('intent');
      await intent({ id: captured, purpose: 'DEPOSIT', amount: 5_000, ...row }, tx);
      await tx.query(
        "UPDATE payments SET status = 'CAPTURED', settled_at = $2 WHERE id = (SELECT payment_id FROM deposit_captures WHERE id = $1)",
        [id, NOW],
      );
      await tx.query(
        "UPDATE deposit_captures SET status = 'DONE', intent_id = $3, settled_at = $2 WHERE id = $1",
        [id, NOW, captured],
      );
    });
  const end = (id: string, status: string) =>
    database.query('UPDATE deposit_blocks SET status = $2, ended_at = $3 WHERE id = $1', [
      id,
      status,
      status === 'RELEASED' || status === 'EXPIRED' ? NOW : null,
    ]);
  return { intent, block, capture, fail, complete, end };
}

describe('a block of deposits', () => {
  it('is one for a payment, and the one that was offered', async () => {
    const { block } = await order();
    expect(await refusal(block({ amount: 19_999 }))).toBe('deposit_blocks_as_offered');
    await block();
    expect(await refusal(block())).toBe('deposit_blocks_one_for_a_payment');
    const charged = await order({ blockable: null });
    expect(await refusal(charged.block())).toBe('deposit_blocks_as_offered');
  });

  it('is 10,000 rupees and 90 days at most', async () => {
    const { block } = await order();
    expect(await refusal(block({ amount: 1_000_001 }))).toBe('deposit_blocks_limit');
    expect(await refusal(block({ expires_at: '2026-04-11T10:00:00Z' }))).toBe('deposit_blocks_days');
    expect(await refusal(block({ is_used: false }))).toBe('deposit_blocks_unused');
  });

  it('stays ended', async () => {
    const { block, end } = await order();
    const id = await block();
    expect(await refusal(end(id, 'RELEASED'))).toBe('deposit_blocks_steps');
    await end(id, 'RELEASING');
    await end(id, 'RELEASED');
    for (const status of ['ACTIVE', 'RELEASING', 'EXPIRED'])
      expect(await refusal(end(id, status))).toBe('deposit_blocks_steps');
  });
});

describe('captures of a block', () => {
  it('never exceed it together, but for those that failed', async () => {
    const { block, capture } = await order();
    const id = await block();
    expect(await refusal(capture(id, 20_001))).toBe('deposit_captures_within_block');
    const [failed, done] = [await order(), await order()];
    const first = await failed.block();
    await failed.fail(await failed.capture(first, 20_000));
    await failed.capture(first, 20_000);
    const second = await done.block();
    await done.complete(await done.capture(second, 5_000));
    expect(await refusal(done.capture(second, 15_001))).toBe('deposit_captures_within_block');
  });

  it('do not begin after the release, which waits for those that are under way', async () => {
    const { block, capture, fail, end } = await order();
    const id = await block();
    const pending = await capture(id, 5_000);
    expect(await refusal(end(id, 'RELEASING'))).toBe('deposit_blocks_release_last');
    await fail(pending);
    await end(id, 'RELEASING');
    expect(await refusal(capture(id, 5_000))).toBe('deposit_captures_of_active_block');
  });

  it('are of the order and of the amount that is owed, and stay settled', async () => {
    const { block, capture } = await order();
    const other = await order();
    const id = await block();
    expect(await refusal(other.capture(id, 5_000))).toBe('deposit_captures_as_owed');
    expect(await refusal(capture(id, 5_000, { amount: 6_000 }))).toBe('deposit_captures_as_owed');
    const another = await order();
    const its = await another.capture(await another.block(), 5_000);
    expect(await refusal(another.complete(its, { amount: 4_000 }))).toBe('payment_intents_of_capture');
    await another.complete(its);
    expect(await refusal(another.fail(its))).toBe('deposit_captures_steps');
  });

  it('are the only way to such a payment', async () => {
    const { intent } = await order();
    expect(await refusal(intent({ id: newId('intent'), purpose: 'DEPOSIT' }))).toBe(
      'payment_intents_of_capture',
    );
  });
});
