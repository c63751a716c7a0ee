import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/databases/testDatabase.js';
import { insertRow, orderRows, refusal, userRow, type OrderRows } from '../testing/rows.js';
import { newId } from './ids.js';

let opened: TestDatabase;
let order: OrderRows;
let staffId: string;
beforeAll(async () => {
  opened = await openTestDatabase();
});
// The seller has been paid 100 rupees more than the fulfillment earned in the end.
beforeEach(async () => {
  order = await orderRows(opened.database);
  staffId = await userRow(opened.database);
  await opened.database.query('ALTER TABLE earnings DISABLE TRIGGER earnings_within_payments');
  await insertRow(
    opened.database,
    'earnings',
    earning({ fulfillment_id: order.fulfillmentId, amount: -10_000 }),
  );
  await opened.database.query('ALTER TABLE earnings ENABLE TRIGGER earnings_within_payments');
});
afterAll(() => opened.remove());

const MOMENT = '2026-01-09T06:00:00Z';

const earning = (row: Record<string, unknown>) => ({
  id: newId('earning'),
  seller_id: order.sellerId,
  commission: 0,
  currency: 'INR',
  earned_at: MOMENT,
  created_at: MOMENT,
  ...row,
});

interface Changed {
  repayment?: Record<string, unknown>;
  earning?: Record<string, unknown> | null;
  entry?: Record<string, unknown> | null;
}

/** Inserts a repayment of 60 rupees with its change to the earnings and its journal entry, in one transaction. */
function repay({ repayment = {}, earning: counted = {}, entry = {} }: Changed = {}): Promise<void> {
  const id = newId('repayment');
  const entryId = newId('entry');
  const repaid = {
    id,
    seller_id: order.sellerId,
    amount: 6_000,
    currency: 'INR',
    reference: id,
    reason: 'A bank transfer',
    recorded_by: staffId,
    recorded_at: MOMENT,
    ...repayment,
  };
  return opened.database.transaction(async (tx) => {
    await insertRow(tx, 'debt_repayments', repaid);
    if (counted) await insertRow(tx, 'earnings', earning({ amount: 6_000, repayment_id: id, ...counted }));
    if (!entry) return;
    const posted = { id: entryId, kind: 'DEBT_REPAID', repayment_id: id, postings: 2, occurred_at: MOMENT };
    await insertRow(tx, 'journal_entries', { ...posted, ...entry });
    const posting = { entry_id: entryId, currency: 'INR' };
    await insertRow(tx, 'journal_postings', { ...posting, number: 1, account: 'FLOAT', amount: 6_000 });
    const ofSeller = { number: 2, account: 'SELLER', party_id: order.sellerId, amount: -6_000 };
    await insertRow(tx, 'journal_postings', { ...posting, ...ofSeller });
  });
}

it('Repayments never exceed the debt together', async () => {
  await repay();
  expect(await refusal(repay())).toBe('debt_repayments_within_debt');
});

it('Nobody records an own repayment, none is of nothing, and none has no reason', async () => {
  const own = { recorded_by: order.sellerId };
  expect(await refusal(repay({ repayment: own }))).toBe('debt_repayments_by_another');
  expect(await refusal(repay({ repayment: { amount: 0 } }))).toBe('debt_repayments_amount_check');
  expect(await refusal(repay({ repayment: { reason: '' } }))).toBe('debt_repayments_reason_check');
});

it('A bank reference is recorded once, in any case of its letters', async () => {
  await repay({ repayment: { reference: 'UTR 1' }, earning: { amount: 6_000 } });
  expect(await refusal(repay({ repayment: { reference: 'utr 1' } }))).toBe('debt_repayments_reference_once');
});

it('A repayment counts as what it is of, and is posted', async () => {
  expect(await refusal(repay({ earning: null }))).toBe('debt_repayments_count');
  expect(await refusal(repay({ entry: null }))).toBe('debt_repayments_count');
  expect(await refusal(repay({ earning: { amount: 5_000 } }))).toBe('earnings_of_repayment');
  expect(await refusal(repay({ earning: { seller_id: staffId } }))).toBe('earnings_of_repayment');
  expect(await refusal(repay({ earning: { commission: 1 } }))).toBe('earnings_repayment');
  const both = { fulfillment_id: order.fulfillmentId };
  expect(await refusal(repay({ earning: both }))).toBe('earnings_subject');
  expect(await refusal(repay({ entry: { kind: 'PAYOUT_PAID' } }))).toBe('journal_entries_subject');
});

it('A repayment is never changed', async () => {
  await repay();
  for (const change of ['UPDATE debt_repayments SET amount = 1', 'DELETE FROM debt_repayments'])
    await expect(opened.database.query(change)).rejects.toThrow('append-only');
  const moved = 'UPDATE earnings SET repayment_id = $1 WHERE repayment_id IS NOT NULL';
  await expect(opened.database.query(moved, [newId('repayment')])).rejects.toThrow('append-only');
});
